import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';

export const searchPath: PagePath = parseOwnPath('/search');

/** Whether the query of the page asks for something that its file does not hold. */
export const isSearchAsked = (search: URLSearchParams): boolean =>
  (search.get('searchQuery') ?? '').trim() !== '';
