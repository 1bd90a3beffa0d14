/** Kinds of entry of this feature, and the lists in which they stand. */
import { byId } from '#platform/store/lists.ts';
import {
  carrierSchema,
  contactPersonSchema,
  municipalityContractSchema,
  municipalitySchema,
  officeSchema,
  regionalPhoneSchema,
} from './region.ts';
import type { Listings } from '#platform/store/lists.ts';

export const kinds = {
  municipalities: municipalitySchema,
  carriers: carrierSchema,
  'municipality-contracts': municipalityContractSchema,
  'regional-phones': regionalPhoneSchema,
  offices: officeSchema,
  'contact-persons': contactPersonSchema,
};

export const lists = {
  municipalities: byId('municipalities'),
  carriers: byId('carriers'),
  'municipality-contracts': byId('municipality-contracts'),
  'regional-phones': byId('regional-phones'),
  offices: byId('offices'),
  'contact-persons': byId('contact-persons'),
} satisfies Partial<Listings>;
