import { articleSelector, scopeStyles } from '#cms/post-styles.ts';
import type { Locale } from '#model/locale.ts';
import type { PostCategory } from '#model/post.ts';
import { archivePageCount, newsPageSize } from '#site/news-pages.ts';
import { lastKey, numberKey, postKey } from '../lists.ts';
import {
  type PostAddress,
  postLocales,
  type PostSummary,
  postText,
  type PostWords,
  shownPicture,
} from '../post-text.ts';
import { MissingEntryError, type QueryContext, toPageHtml, withFacts } from './context.ts';

/** Related posts below an article. */
const relatedCount = 3;

/** Posts of a feed. */
const feedLength = 20;

const listName = (locale: Locale, category: PostCategory | null) =>
  category === null ? `posts/${locale}` : `posts/${locale}/${category}`;

/** The article at a slug: in this language, or the languages that have it. */
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

/** What a picture of an article says.
 * @param id Of a post that has the language. */
export function headline(context: QueryContext, id: number, locale: Locale) {
  const post = context.reader.entry('posts', id);
  const text = post && postText(post, locale);
  if (!text) throw new MissingEntryError(`There is no post ${id} in the language ${locale}.`);
  return { title: withFacts(text.title, locale, context), date: post.date, category: post.category };
}

/** The style rules that an editor gave a post, kept within its article. */
export function postStyles(context: QueryContext, slug: string): string {
  const post = context.reader.at('posts', 'posts/styled', slug);
  if (!post) throw new MissingEntryError(`There is no post ${slug} with styles.`);
  return scopeStyles(post.styles?.inline_styles ?? '', articleSelector(post.id));
}

/** Older posts of the same category: a new post changes no older article.
 * @param key Of the article in lists by date. */
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

export function latestPosts(context: QueryContext, locale: Locale, count: number): readonly PostCard[] {
  return cards(context.reader.newest(listName(locale, null), count), locale, context);
}

/** What lists on pages show of a post: not when it was changed, so that a change of that alone renders none. */
export type PostCard = Omit<PostSummary, 'modified'>;

function cards(posts: readonly PostSummary[], locale: Locale, context: QueryContext): readonly PostCard[] {
  return withFigures(posts, locale, context).map(({ modified: _modified, ...card }) => card);
}

/** Summaries as they are shown. The company is only read when one of them names a figure. */
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

/** The first page of a list: the newest posts, up to twice a page, so that pages behind it keep their posts. */
export function newsFront(context: QueryContext, locale: Locale, category: PostCategory | null) {
  const list = listName(locale, category);
  const total = context.reader.count(list);
  const archived = archivePageCount(total);
  const shown = total - archived * newsPageSize;
  return {
    posts: cards(context.reader.newest<PostSummary>(list, shown), locale, context),
    olderPage: archived > 0 ? archived : null,
  };
}

/** A page of older posts. Pages are counted from the oldest, so that a new post changes few of them.
 * @param page 1 holds the oldest posts. */
export function newsArchive(
  context: QueryContext,
  locale: Locale,
  { category, page }: { readonly category: PostCategory | null; readonly page: number },
) {
  const list = listName(locale, category);
  const until = page * newsPageSize;
  const posts = context.reader.slice<PostSummary>(list, { from: until - newsPageSize, until });
  // The next page is there once the list fills it and one more; looking just there keeps the dependencies few.
  const isNextFull = context.reader.has(list, until + 2 * newsPageSize - 1);
  return {
    posts: cards(posts, locale, context).toReversed(),
    newerPage: isNextFull ? page + 1 : null,
    olderPage: page > 1 ? page - 1 : null,
  };
}

/** What feeds say of posts. */
export function feedPosts(
  context: QueryContext,
  locale: Locale,
  category: PostCategory | null,
): readonly PostSummary[] {
  return withFigures(context.reader.newest(listName(locale, category), feedLength), locale, context);
}

/** Addresses of the posts of one part of the sitemap; parts are ranges of scattered keys (site/parts.ts). */
export function postAddresses({ reader }: QueryContext, from: string, until: string): readonly PostAddress[] {
  return reader.summaries('posts/scattered', { from, until });
}

/** Whether there are more posts than a number. */
export function hasMorePosts({ reader }: QueryContext, count: number): boolean {
  return reader.has('search/et', count);
}

/** Ids of the posts that end a segment of the index, ascending. */
export function segmentEnds({ reader }: QueryContext): readonly number[] {
  return reader.keys('search/ends').map(Number);
}

/** Posts of a segment in one language, by ascending id.
 * @param end Id of the post that ends it; null for the newest segment. */
export function segmentPosts(
  context: QueryContext,
  locale: Locale,
  end: number | null,
): readonly PostWords[] {
  const until = end === null ? lastKey : numberKey(end);
  const before = context.reader.keyBefore('search/ends', until);
  const from = before === undefined ? '' : numberKey(Number(before) + 1);
  return wordsIn(context, locale, { from, until });
}

/** Posts of a range of ids in one language, both ends included, by ascending id. */
export function searchPosts(
  context: QueryContext,
  locale: Locale,
  { from, until }: { readonly from: number; readonly until: number },
): readonly PostWords[] {
  return wordsIn(context, locale, { from: numberKey(from), until: numberKey(until) });
}

function wordsIn(
  context: QueryContext,
  locale: Locale,
  range: { readonly from: string; readonly until: string },
): readonly PostWords[] {
  return context.reader.summaries<PostWords>(`search/${locale}`, range).map((post) => ({
    ...post,
    title: withFacts(post.title, locale, context),
    text: withFacts(post.text, locale, context),
  }));
}
