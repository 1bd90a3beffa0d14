/** The export format: the kinds of entry with their folders and schemas, the parser of a file, and what changed in a folder. */
import type { z } from 'zod';
import { companySchema } from '#shell/company/company.ts';
import { faqSchema, guideSchema } from '#features/help/help.ts';
import { noticeSchema } from '#features/notices/notice.ts';
import { menuSchema } from '../menu.ts';
import { pageTextsSchema } from '../page-text.ts';
import { postSchema } from '../post.ts';
import { priceListSchema } from '#features/prices/price-list.ts';
import { redirectSchema } from '#platform/addresses/redirect.ts';
import { contactPersonSchema, officeSchema, regionalPhoneSchema } from '#features/contacts/contacts.ts';
import {
  carrierSchema,
  municipalityContractSchema,
  municipalitySchema,
} from '#features/municipalities/municipality.ts';
import {
  constructionWasteSchema,
  containerSizeSchema,
  containerTypeSchema,
} from '#features/containers/containers.ts';
import { wasteTypeSchema } from '#shell/waste/waste-types.ts';
import { sortingDifferenceSchema, sortingGroupSchema, sortingItemSchema } from '#features/sorting/sorting.ts';
import { sortingSheetSchema } from '#features/sorting/sorting-sheet.ts';
import { wasteStationSchema } from '#features/stations/waste-station.ts';
import { safeBuiltPageSchema } from '#features/page-builder/built-page-door.server.ts';

export const kinds = {
  company: companySchema,
  menus: menuSchema,
  pages: pageTextsSchema,
  posts: postSchema,
  'price-lists': priceListSchema,
  'waste-stations': wasteStationSchema,
  municipalities: municipalitySchema,
  carriers: carrierSchema,
  'municipality-contracts': municipalityContractSchema,
  'regional-phones': regionalPhoneSchema,
  offices: officeSchema,
  'contact-persons': contactPersonSchema,
  faq: faqSchema,
  guides: guideSchema,
  'sorting-differences': sortingDifferenceSchema,
  'sorting-groups': sortingGroupSchema,
  'sorting-items': sortingItemSchema,
  'sorting-sheet': sortingSheetSchema,
  'container-sizes': containerSizeSchema,
  'waste-types': wasteTypeSchema,
  'construction-wastes': constructionWasteSchema,
  'container-types': containerTypeSchema,
  notices: noticeSchema,
  'built-pages': safeBuiltPageSchema,
  redirects: redirectSchema,
} as const satisfies Readonly<Record<string, z.ZodType<{ readonly id: string | number }>>>;

export type Kind = keyof typeof kinds;
export type EntryOf<Name extends Kind> = z.infer<(typeof kinds)[Name]>;

export const kindNames = Object.keys(kinds) as readonly Kind[];

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name);
}
