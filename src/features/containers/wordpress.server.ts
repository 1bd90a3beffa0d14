/** Containers and construction waste as WordPress has them. Ids of containers are their capacities, which no slug can be. */
import { type Collections, filledCollection } from '#platform/cms/wordpress/collections.ts';
import { constructionWasteSchema, containerSizeSchema, containerTypeSchema } from './containers.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    container_types: Collection;
    container_sizes: Collection;
    construction_wastes: Collection;
  }
}

export const collections = {
  container_types: filledCollection('container-types', { schema: containerTypeSchema, id: 'field' }),
  container_sizes: filledCollection('container-sizes', { schema: containerSizeSchema, id: 'field' }),
  construction_wastes: filledCollection('construction-wastes', {
    schema: constructionWasteSchema,
    id: 'slug',
    title: 'name.et',
  }),
} as const satisfies Collections;
