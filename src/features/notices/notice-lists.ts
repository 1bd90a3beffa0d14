import type { Listing } from '#platform/store/lists.ts';
import type { Notice } from './notice.ts';

/** A notice is shown while it is in force, and kept as a record afterwards. */
export const noticeLists: Listing<Notice> = {
  positions: ({ id, from, until }, now) => {
    if (now < Date.parse(from)) return [];
    const key = `${new Date(from).toISOString()}/${id}`;
    return [{ list: now < Date.parse(until) ? 'notices' : 'notices/ended', key }];
  },
  boundaries: ({ from, until }) => [Date.parse(from), Date.parse(until)],
};
