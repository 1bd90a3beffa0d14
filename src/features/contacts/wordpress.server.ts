/** People, offices and telephone numbers as WordPress has them. The title is the name in Estonian, the slug is the id. */
import { type Collections, filledCollection } from '#platform/cms/wordpress/collections.ts';
import { contactPersonSchema, officeSchema, regionalPhoneSchema } from './contacts.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    contact_persons: Collection;
    offices: Collection;
    regional_phones: Collection;
  }
}

export const collections = {
  contact_persons: filledCollection('contact-persons', {
    schema: contactPersonSchema,
    id: 'slug',
    title: 'name',
  }),
  offices: filledCollection('offices', { schema: officeSchema, id: 'slug', title: 'city.et' }),
  regional_phones: filledCollection('regional-phones', {
    schema: regionalPhoneSchema,
    id: 'slug',
    title: 'region.et',
  }),
} as const satisfies Collections;
