/** Municipalities, who collects there and under which contract, as WordPress has them. The id of a municipality is its EHAK code. */
import { type Collections, filledCollection } from '#platform/cms/wordpress/collections.ts';
import { carrierSchema, municipalityContractSchema, municipalitySchema } from './municipality.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    municipalities: Collection;
    carriers: Collection;
    municipal_contracts: Collection;
  }
}

export const collections = {
  municipalities: filledCollection('municipalities', {
    schema: municipalitySchema,
    id: 'field',
    title: 'name',
  }),
  carriers: filledCollection('carriers', { schema: carrierSchema, id: 'slug', title: 'name' }),
  // WordPress allows 20 letters, and its title is for editors only.
  municipal_contracts: filledCollection('municipality-contracts', {
    schema: municipalityContractSchema,
    id: 'slug',
  }),
} as const satisfies Collections;
