/** Articles of the demo: those of the content export, in WordPress's format. */
import { compareCodes } from '#platform/base/code-order.ts';
import {
  defaultLocale,
  isLocale,
  languages,
  type Locale,
  translatedLocales,
} from '#platform/languages/locale.ts';
import type { Post } from '#platform/cms/post.ts';
import type { DemonstratedAnswer } from './demonstration.ts';
import { plainText } from './upstream/upstream.ts';

/** Base URL of the article links; only their last path segment is used. */
const origin = 'https://demo.example.ee';

/** @param loadPosts Loads the articles; called when the first request comes. */
export function demonstratedPosts(loadPosts: () => Promise<readonly Post[]>): readonly DemonstratedAnswer[] {
  let posts: Promise<readonly Post[]> | undefined;
  const load = () => (posts ??= loadPosts());
  return [
    { path: 'wp/v2/posts', answer: async (query, now) => listPosts(await load(), query, now) },
    { path: 'wp/v2/search', answer: async (query, now) => searchPosts(await load(), query, now) },
  ];
}

/** @param query Query of the call. */
function listPosts(all: readonly Post[], query: URLSearchParams, now: number): Response {
  const slugs = query.get('slug')?.split(',');
  const category = query.get('category_slug');
  const ids = query.get('include')?.split(',').map(Number);
  const matching = published(all, query, now).filter(
    ({ id, slug, category: own }) =>
      (ids?.includes(id) ?? true) && (slugs?.includes(slug) ?? true) && (category ?? own) === own,
  );
  const isSticky = query.get('sticky') === 'true';
  return paged(sorted(isSticky ? [] : matching, query), query).answer(wpPost);
}

function searchPosts(all: readonly Post[], query: URLSearchParams, now: number): Response {
  const locale = parseLanguages(query)[0] ?? defaultLocale;
  return paged(sorted(published(all, query, now), query), query).answer((post) => ({
    id: post.id,
    title: (locale === defaultLocale ? undefined : post.translations[locale]?.title) ?? post.title,
    url: `${origin}/${post.slug}/`,
    type: 'post',
    subtype: 'post',
    _embedded: { self: [{ slug: post.slug, excerpt: { protected: false } }] },
  }));
}

function published(all: readonly Post[], query: URLSearchParams, now: number): readonly Post[] {
  const languages = parseLanguages(query);
  const words = query.get('search')?.toLowerCase();
  return all.filter(
    (post) =>
      post.status === 'publish' &&
      Date.parse(post.date) <= now &&
      (languages.length === 0 || languages.some((locale) => isIn(post, locale))) &&
      (words === undefined || joinTexts(post, languages).includes(words)),
  );
}

function parseLanguages(query: URLSearchParams): readonly Locale[] {
  const codes = query.get('lang')?.split(',') ?? [];
  return codes.map((code) => (isLocale(code) ? code : defaultLocale));
}

function isIn({ translations }: Post, locale: Locale): boolean {
  return locale === defaultLocale || translations[locale] !== undefined;
}

function joinTexts(post: Post, languages: readonly Locale[]): string {
  const others = languages.flatMap((locale) => (locale === defaultLocale ? [] : [post.translations[locale]]));
  const texts = [post, ...others].map((text) => `${text?.title ?? ''} ${plainText(text?.content ?? '')}`);
  return texts.join(' ').toLowerCase();
}

function sorted(posts: readonly Post[], query: URLSearchParams): readonly Post[] {
  const by = query.get('orderby');
  const sign = query.get('order') === 'asc' ? 1 : -1;
  return posts.toSorted((a, b) => {
    if (by === 'title') return sign * a.title.localeCompare(b.title, 'et');
    if (by === 'slug') return sign * compareCodes(a.slug, b.slug);
    if (by === 'id') return sign * (a.id - b.id);
    return sign * (by === 'modified' ? compareCodes(a.modified, b.modified) : compareCodes(a.date, b.date));
  });
}

function paged(posts: readonly Post[], query: URLSearchParams) {
  const perPage = Number(query.get('per_page') ?? 10);
  const page = Number(query.get('page') ?? 1);
  const totalPages = Math.ceil(posts.length / perPage);
  const answer = (tell: (post: Post) => unknown) => {
    if (page > Math.max(1, totalPages))
      return Response.json({ code: 'rest_post_invalid_page_number' }, { status: 400 });
    const headers = { 'X-WP-Total': String(posts.length), 'X-WP-TotalPages': String(totalPages) };
    return Response.json(posts.slice((page - 1) * perPage, page * perPage).map(tell), { headers });
  };
  return { answer };
}

function wpPost({ id, slug, status, date, modified, title, content, excerpt, ...post }: Post) {
  const translated = translatedLocales.map(
    (locale) => [languages[locale].code, post.translations[locale]] as const,
  );
  return {
    id,
    slug,
    status,
    date_gmt: withoutZone(date),
    modified_gmt: withoutZone(modified),
    title: { rendered: title },
    excerpt: { rendered: excerpt ?? createExcerpt(content), protected: false },
    categories_info: [{ slug: post.category }],
    wpml_translations: Object.fromEntries(
      translated.flatMap(([code, text]) =>
        text
          ? [
              [
                code,
                {
                  locale: code,
                  // An article of the demonstration has one number in all languages.
                  id,
                  post_title: text.title,
                  post_excerpt: text.excerpt ?? createExcerpt(text.content),
                },
              ],
            ]
          : [],
      ),
    ),
  };
}

/** Number of words in a WordPress excerpt. */
const excerptWords = 55;

function createExcerpt(content: string): string {
  const words = plainText(content).split(' ');
  return words.length <= excerptWords ? words.join(' ') : `${words.slice(0, excerptWords).join(' ')} […]`;
}

function withoutZone(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19);
}
