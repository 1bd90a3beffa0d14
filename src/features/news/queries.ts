import { articleSelector, scopeStyles } from '#platform/cms/post-styles.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { PostCategory } from '#platform/cms/post.ts';
import {
  findPeriod,
  maxPeriodPosts,
  newsPageSize,
  parsePeriod,
  type Period,
  periodParam,
  toKeyRange,
} from './news-pages.ts';
import { lastKey } from '#platform/store/lists.ts';
import { postKey } from './post-key.ts';
import { type PostAddress, postLocales, type PostSummary, postText, shownPicture } from './post-texts.ts';
import { MissingEntryError, type QueryContext } from '#platform/store/query.ts';
import { toPageHtml, withFacts } from '#shell/layout/site.ts';

/** Number of related posts below an article. */
const relatedCount = 3;

/** Number of posts in a feed. */
const feedLength = 20;

const listName = (locale: Locale, category: PostCategory | null) =>
  category === null ? `posts/${locale}` : `posts/${locale}/${category}`;

/** The article with a slug in this language; if it is not translated, the languages that it has. */
export function article(context: QueryContext, slug: string, locale: Locale) {
  const post = context.reader.at('posts', 'posts', slug);
  if (!post) throw new MissingEntryError(`There is no published post ${slug}.`);
  const locales = postLocales(post);
  const text = postText(post, locale);
  if (!text) return { type: 'untranslated', title: post.title, date: post.date, locales } as const;
  return {
    type: 'article',
    id: post.id,
    key: postKey(post),
    title: withFacts(text.title, locale, context),
    description: withFacts(text.excerpt, locale, context),
    html: toPageHtml(text.content, locale, context),
    date: post.date,
    modified: text.modified,
    category: post.category,
    image: shownPicture(post, locale),
    hasStyles: Boolean(post.styles?.inline_styles),
    locales,
  } as const;
}

/** Texts for the social image of an article.
 * @param id Id of a post that exists in the language. */
function headline(context: QueryContext, id: number, locale: Locale) {
  const post = context.reader.entry('posts', id);
  const text = post && postText(post, locale);
  if (!text) throw new MissingEntryError(`There is no post ${id} in the language ${locale}.`);
  return { title: withFacts(text.title, locale, context), date: post.date, category: post.category };
}

/** Style rules of a post, limited to its article. */
export function postStyles(context: QueryContext, slug: string): string {
  const post = context.reader.at('posts', 'posts/styled', slug);
  if (!post) throw new MissingEntryError(`There is no post ${slug} with styles.`);
  return scopeStyles(post.styles?.inline_styles ?? '', articleSelector(post.id));
}

/** Older posts of the same category. Newer posts are not included, so that a new post changes no older article.
 * @param key Key of the article in lists by date. */
export function relatedPosts(
  context: QueryContext,
  locale: Locale,
  { category, key }: { readonly category: PostCategory; readonly key: string },
): readonly PostCard[] {
  const posts = context.reader.preceding<PostSummary>(listName(locale, category), {
    key,
    count: relatedCount,
  });
  return cards(posts, locale, context);
}

function latestPosts(context: QueryContext, locale: Locale, count: number): readonly PostCard[] {
  return cards(context.reader.newest(listName(locale, null), count), locale, context);
}

/** A post in lists on pages. Without the modification date, so that a change of that alone renders nothing. */
export type PostCard = Omit<PostSummary, 'modified'>;

function cards(posts: readonly PostSummary[], locale: Locale, context: QueryContext): readonly PostCard[] {
  return withFigures(posts, locale, context).map(({ modified: _modified, ...card }) => card);
}

/** Fills company figures into summaries. The company is only read if a summary contains a figure. */
function withFigures(
  posts: readonly PostSummary[],
  locale: Locale,
  context: QueryContext,
): readonly PostSummary[] {
  return posts.map((post) => ({
    ...post,
    title: withFacts(post.title, locale, context),
    excerpt: withFacts(post.excerpt, locale, context),
  }));
}

/** The first page of a list: the posts of the newest periods, until it has enough. */
export function newsFront(context: QueryContext, locale: Locale, category: PostCategory | null) {
  const list = listName(locale, category);
  const posts: PostCard[] = [];
  let period = periodBefore(context, list, lastKey);
  while (period !== undefined && posts.length < newsPageSize) {
    posts.push(...readPosts(context, { list, locale, period }));
    period = periodBefore(context, list, toKeyRange(period).from);
  }
  return { posts, olderPage: period === undefined ? null : periodParam(period) };
}

/** The posts of a period.
 * @param page As in the address (features/news/news-pages.ts). */
export function newsArchive(
  context: QueryContext,
  locale: Locale,
  { category, page }: { readonly category: PostCategory | null; readonly page: string },
) {
  const list = listName(locale, category);
  const period = parsePeriod(page);
  const older = periodBefore(context, list, toKeyRange(period).from);
  const after = context.reader.keyAfter(list, toKeyRange(period).until);
  const newer = after === undefined ? undefined : periodAt(context, list, after);
  return {
    posts: readPosts(context, { list, locale, period }),
    // The first page shows the periods with fewer newer posts.
    newerPage: newer !== undefined && isArchived(context, list, newer) ? periodParam(newer) : null,
    olderPage: older === undefined ? null : periodParam(older),
  };
}

interface PeriodPlace {
  readonly list: string;
  readonly locale: Locale;
  readonly period: Period;
}

/** Newest first. */
function readPosts(context: QueryContext, { list, locale, period }: PeriodPlace): readonly PostCard[] {
  return cards(context.reader.summaries<PostSummary>(list, toKeyRange(period)), locale, context).toReversed();
}

function periodBefore(context: QueryContext, list: string, key: string): Period | undefined {
  const before = context.reader.keyBefore(list, key);
  return before === undefined ? undefined : periodAt(context, list, before);
}

const isArchived = ({ reader }: QueryContext, list: string, period: Period): boolean =>
  reader.hasMore(list, { from: toKeyRange(period).until, until: lastKey }, newsPageSize - 1);

function periodAt({ reader }: QueryContext, list: string, key: string): Period {
  return findPeriod(key, (period) => reader.hasMore(list, toKeyRange(period), maxPeriodPosts));
}

/** Data of posts for feeds. */
export function feedPosts(
  context: QueryContext,
  locale: Locale,
  category: PostCategory | null,
): readonly PostSummary[] {
  return withFigures(context.reader.newest(listName(locale, category), feedLength), locale, context);
}

/** Addresses of the posts in one part of the sitemap. Parts are ranges of scattered keys (platform/addresses/parts.ts). */
function postAddresses({ reader }: QueryContext, from: string, until: string): readonly PostAddress[] {
  return reader.summaries('posts/scattered', { from, until });
}

/** All queries of this feature. */
export const queries = {
  article,
  feedPosts,
  headline,
  latestPosts,
  newsArchive,
  newsFront,
  postAddresses,
  postStyles,
  relatedPosts,
};
