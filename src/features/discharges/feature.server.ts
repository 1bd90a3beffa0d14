/** What this feature adds on servers. */
import type { ServedFeature } from '#platform/server/served-site.ts';
import { demonstratedDischarges } from './demonstrated-contracts.server.ts';

export const served = {
  demonstrate: () => [demonstratedDischarges],
} satisfies ServedFeature;
