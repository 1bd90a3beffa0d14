/** Query of a list of posts (spec §7, posts provider). */
import type { Locale } from '#platform/languages/locale.ts';
import type { postOrders } from '#platform/cms/post.ts';
import type { FetchRequest } from '#shell/browser/requests.browser.ts';

/** Absent parameters are not sent. */
export interface PostsQuery {
  /** One slug: a single post. */
  readonly slugs?: readonly string[] | undefined;
  readonly languages?: readonly Locale[] | undefined;
  /** Whether posts without a text in the current language are excluded; `languages` is then that language. */
  readonly hidesUntranslated?: boolean | undefined;
  readonly perPage?: number | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly orderBy?: (typeof postOrders)[number] | undefined;
  /** The only supported status. */
  readonly status?: 'publish' | undefined;
  readonly isSticky?: boolean | undefined;
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  /** From 1, which is the default. */
  readonly page?: number | undefined;
}

/** @param locale Current language. */
export function postsRequest(query: PostsQuery, locale: Locale): FetchRequest {
  const languages = query.hidesUntranslated === true ? [locale] : query.languages;
  const parameters = {
    slug: query.slugs?.join(','),
    // The API represents Estonian as the empty language.
    lang: languages?.join(','),
    per_page: query.perPage,
    order: query.order,
    orderby: query.orderBy,
    status: query.status,
    sticky: query.isSticky,
    search: query.search,
    category_slug: query.category,
    page: query.page ?? 1,
  };
  const named = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return { url: `/api/posts?${new URLSearchParams(named).toString()}` };
}
