/** Kinds of entry that the features share, and the lists in which they stand. */
import { articleSchema } from '#shell/addresses/post-categories.ts';
import { companySchema } from '#shell/company/company.ts';
import { wasteTypeSchema } from '#shell/waste/waste-types.ts';
import { byId, type Listings } from '#platform/store/lists.ts';

export const kinds = {
  company: companySchema,
  posts: articleSchema,
  'waste-types': wasteTypeSchema,
};

export const lists = {
  company: byId('company'),
  'waste-types': byId('waste-types'),
} satisfies Partial<Listings>;
