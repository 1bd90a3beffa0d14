import type { LookupAnswered } from '#features/discharges/lookup-parts.ts';
import { keepWithMissed } from './keep-with-missed.browser.ts';

/** Keeps the answer for the list above the form. */
export const lookupAnswered: LookupAnswered = (number, answer) => void keepWithMissed(number, answer);
