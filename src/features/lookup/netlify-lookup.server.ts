import { type DemonstratedAnswer, configureContentBase } from '#platform/calls/demonstration.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { discharges } from '#features/discharges/discharges.server.ts';
import { demonstratedUnserved } from '#features/unserved/demonstrated-unserved.server.ts';
import { unserved } from '#features/unserved/unserved.server.ts';

/** The calls that the page of the next collection day asks, in its Netlify function. */
export const lookupCalls = [discharges, unserved] as const;

const demonstrated: readonly DemonstratedAnswer[] = [demonstratedDischarges, demonstratedUnserved];

export const lookupContentBase = (settings: LiveSettings) => configureContentBase(settings, demonstrated);
