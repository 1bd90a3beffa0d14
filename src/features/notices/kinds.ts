/** Kinds of entry of this feature, and the lists in which they stand. */
import type { Listings } from '#platform/store/lists.ts';
import { noticeLists } from './notice-lists.ts';
import { noticeSchema } from './notice.ts';

export const kinds = { notices: noticeSchema };

export const lists = { notices: noticeLists } satisfies Partial<Listings>;
