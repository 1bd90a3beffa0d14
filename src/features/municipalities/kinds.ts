/** Kinds of entry of this feature, and the lists in which they stand. */
import { byId } from '#platform/store/lists.ts';
import { carrierSchema, municipalityContractSchema, municipalitySchema } from './municipality.ts';
import type { Listings } from '#platform/store/lists.ts';

export const kinds = {
  municipalities: municipalitySchema,
  carriers: carrierSchema,
  'municipality-contracts': municipalityContractSchema,
};

export const lists = {
  municipalities: byId('municipalities'),
  carriers: byId('carriers'),
  'municipality-contracts': byId('municipality-contracts'),
} satisfies Partial<Listings>;
