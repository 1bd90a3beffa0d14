/** Kinds of entry that the features share, and the lists in which they stand. */
import { companySchema } from '#shell/company/company.ts';
import { byId, type Listings } from '#platform/store/lists.ts';

export const kinds = {
  company: companySchema,
};

export const lists = {
  company: byId('company'),
} satisfies Partial<Listings>;
