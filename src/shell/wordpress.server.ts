/** The company and the kinds of waste as WordPress has them. */
import { type Collections, filledCollection } from '#platform/cms/wordpress/collections.ts';
import { companySchema } from './company/company.ts';
import { wasteTypeSchema } from './waste/waste-types.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    company: Collection;
    waste_types: Collection;
  }
}

export const collections = {
  // The only one of its kind, whose title is for editors.
  company: filledCollection('company', { schema: companySchema, id: 'constant', isSingle: true }),
  // Its id is one of a list of the code, which has a drawing of each.
  waste_types: filledCollection('waste-types', { schema: wasteTypeSchema, id: 'field', title: 'name.et' }),
} as const satisfies Collections;
