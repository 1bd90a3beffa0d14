/** Kinds of entry of this feature, and the lists in which they stand. */
import { byId, type Listings } from '#platform/store/lists.ts';
import { contactPersonSchema, officeSchema, regionalPhoneSchema } from './contacts.ts';

export const kinds = {
  'regional-phones': regionalPhoneSchema,
  offices: officeSchema,
  'contact-persons': contactPersonSchema,
};

export const lists = {
  'regional-phones': byId('regional-phones'),
  offices: byId('offices'),
  'contact-persons': byId('contact-persons'),
} satisfies Partial<Listings>;
