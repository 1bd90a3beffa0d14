/** Pages of live results: /api/search and /api/content-search. */
import { type Result, success } from '#platform/base/result.ts';
import {
  type ArticlesAnswer,
  contentSearchAnswerSchema,
  type GroupedAnswer,
  type GroupedResult,
  type SearchGroup,
  searchAnswerSchema,
  searchGroups,
} from './search-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { parsePagePath } from '#platform/addresses/page-path.ts';
import type { LiveType } from './result-type.ts';
import type { askApi } from '#shell/browser/ask-api.browser.ts';
import type { LoadFailure } from '#shell/browser/load-json.browser.ts';

export interface LiveResult {
  readonly type: LiveType;
  readonly id: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  readonly url: string;
}

export interface LivePage {
  readonly results: readonly LiveResult[];
  /** Absent on the last page. */
  readonly nextPage: number | undefined;
  /** Results on all pages, if the source tells. */
  readonly total?: number | undefined;
  readonly isDemonstration: boolean;
  readonly isStale: boolean;
  readonly asOf: string;
}

export type LoadPage = (
  query: string,
  page: number,
  signal: AbortSignal,
) => Promise<Result<LivePage, LoadFailure>>;

/** Addresses with `{id}` and `{address}`. */
export type GroupAddresses = Readonly<Record<SearchGroup, string>>;

/** Maximum characters, the limit of the API. */
const queryLength = 100;

const asQuery = (query: string): string =>
  query
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, queryLength);

/** @param address Address of its group, with `{id}` or `{address}`: an unserved address has no id. */
function resultAddress(address: string, { id, name }: Pick<GroupedResult, 'id' | 'name'>): string {
  return address
    .replace('{id}', () => encodeURIComponent(id))
    .replace('{address}', () => encodeURIComponent(name));
}

/** Price lists, stations and unserved addresses. */
export function groupPages(ask: typeof askApi, addresses: GroupAddresses): LoadPage {
  return async (query, page, signal) => {
    const parameters = new URLSearchParams({ query: asQuery(query), page: String(page) });
    const asked = await ask(searchAnswerSchema, { path: `/api/search?${parameters}`, signal });
    return asked.type === 'failure' ? asked : success(toGroupPage(asked.value, addresses));
  };
}

export function toGroupPage(answer: GroupedAnswer, addresses: GroupAddresses): LivePage {
  const results = searchGroups.flatMap((type) =>
    answer.groups[type].map(({ id, name, address }): LiveResult => {
      const url = resultAddress(addresses[type], { id, name });
      return { type, id, title: name, description: address === name ? '' : address, url };
    }),
  );
  // A source without a page count ends with an empty page.
  return { ...answer, results, nextPage: results.length === 0 ? undefined : answer.nextPage };
}

/** Articles in the language of the page. */
export function articlePages(ask: typeof askApi, locale: Locale): LoadPage {
  return async (query, page, signal) => {
    const parameters = new URLSearchParams({ search: asQuery(query), page: String(page), lang: locale });
    const asked = await ask(contentSearchAnswerSchema, { path: `/api/content-search?${parameters}`, signal });
    return asked.type === 'failure' ? asked : success(toArticlePage(asked.value, locale));
  };
}

export function toArticlePage(answer: ArticlesAnswer, locale: Locale): LivePage {
  const results = answer.results.flatMap(({ id, title, url }): LiveResult[] => {
    const path = parsePagePath(url);
    return path
      ? [{ type: 'wp-post', id: String(id), title, description: '', url: localizedPath(path, locale) }]
      : [];
  });
  return { ...answer, results, nextPage: answer.page < answer.totalPages ? answer.page + 1 : undefined };
}
