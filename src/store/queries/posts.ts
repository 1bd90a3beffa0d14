import { beginning, plainText } from '#cms/sanitise.ts';
import { scopeStyles } from '#cms/post-styles.ts';
import { defaultLocale, type Locale } from '#model/locale.ts';
import type { Post, PostCategory } from '#model/post.ts';
import { archivePageCount, newsPageSize } from '#site/news-pages.ts';
import { postLocales } from '../lists.ts';
import type { Found } from '../reader.ts';
import type { QueryContext } from './context.ts';
import { toPageHtml } from './text.ts';

/** Characters of an excerpt that is made from the content. */
const excerptLength = 180;

/** Related posts below an article. */
const relatedCount = 3;

export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
  readonly category: PostCategory;
}

/** A post in the language that it is read in. */
interface PostText {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string | null;
  readonly modified: string;
}

function textOf(post: Post, locale: Locale): PostText | undefined {
  if (locale === defaultLocale) return post;
  const translation = post.translations[locale];
  return translation && { excerpt: null, modified: post.modified, ...omitUndefined(translation) };
}

function omitUndefined<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as never;
}

function excerptOf({ excerpt, content }: PostText): string {
  const written = plainText(excerpt ?? '');
  return written === '' ? beginning(plainText(content), excerptLength) : written;
}

function summarize(post: Post, locale: Locale): PostSummary {
  const text = textOf(post, locale);
  if (!text) throw new RangeError(`Post ${String(post.id)} stands in a list of ${locale} without a translation.`);
  return { slug: post.slug, title: text.title, excerpt: excerptOf(text), date: post.date, category: post.category };
}

const summaries = (found: readonly Found<'posts'>[], locale: Locale) =>
  found.map(({ entry }) => summarize(entry, locale));

const listName = (locale: Locale, category: PostCategory | null) =>
  category === null ? `posts/${locale}` : `posts/${locale}/${category}`;

/** The article at a slug: in this language, or the languages that have it. */
export function article(context: QueryContext, slug: string, locale: Locale) {
  const post = context.reader.at<'posts'>('posts', 'posts', slug);
  if (!post) throw new RangeError(`There is no published post ${slug}.`);
  const locales = postLocales(post);
  const text = textOf(post, locale);
  if (!text) return { type: 'untranslated', title: post.title, date: post.date, locales } as const;
  return {
    type: 'article',
    id: post.id,
    title: text.title,
    description: excerptOf(text),
    html: toPageHtml(text.content, locale, context),
    date: post.date,
    modified: text.modified,
    category: post.category,
    image: post.featuredImage && { ...post.featuredImage, alt: post.featuredImage.alt[locale] },
    css: scopeStyles(post.styles?.inline_styles ?? '', `#post-${String(post.id)}`),
    locales,
  } as const;
}

/** Older posts of the same category: a new post changes no older article. */
export function relatedPosts(context: QueryContext, slug: string, locale: Locale): readonly PostSummary[] {
  const post = context.reader.at<'posts'>('posts', 'posts', slug);
  if (!post) return [];
  const list = listName(locale, post.category);
  const key = `${new Date(post.date).toISOString()}/${String(post.id).padStart(10, '0')}`;
  return summaries(context.reader.preceding<'posts'>('posts', list, { key, count: relatedCount }), locale);
}

export function latestPosts(context: QueryContext, locale: Locale, count: number): readonly PostSummary[] {
  return summaries(context.reader.newest<'posts'>('posts', listName(locale, null), count), locale);
}

/** The first page of a list: the newest posts, up to twice a page, so that pages behind it keep their posts. */
export function newsFront(context: QueryContext, locale: Locale, category: PostCategory | null) {
  const list = listName(locale, category);
  const total = context.reader.count(list);
  const archived = archivePageCount(total);
  const shown = total - archived * newsPageSize;
  return {
    posts: summaries(context.reader.newest<'posts'>('posts', list, shown), locale),
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
  const posts = context.reader.slice<'posts'>('posts', list, { from: until - newsPageSize, until });
  // The next page is there once the list fills it and one more; looking just there keeps the footprint small.
  const isNextFull = context.reader.has(list, until + 2 * newsPageSize - 1);
  return {
    posts: summaries(posts, locale).toReversed(),
    newerPage: isNextFull ? page + 1 : null,
    olderPage: page > 1 ? page - 1 : null,
  };
}

/** What feeds say of a post. */
export function feedPosts(context: QueryContext, locale: Locale, category: PostCategory | null) {
  return context.reader.newest<'posts'>('posts', listName(locale, category), 20).map(({ entry }) => ({
    ...summarize(entry, locale),
    id: entry.id,
    modified: textOf(entry, locale)?.modified ?? entry.modified,
  }));
}

/** Posts of one part of the sitemap or the search index; parts are ranges of scattered keys (site/parts.ts). */
export function scatteredPosts(context: QueryContext, { from, until }: { readonly from: string; readonly until: string }) {
  return context.reader.range<'posts'>('posts', 'posts/scattered', { from, until }).map(({ entry }) => entry);
}

export function postAddresses(context: QueryContext, from: string, until: string) {
  return scatteredPosts(context, { from, until }).map((post) => ({
    slug: post.slug,
    locales: postLocales(post).map((locale) => ({ locale, modified: textOf(post, locale)?.modified ?? post.modified })),
  }));
}

export function postWords(
  context: QueryContext,
  locale: Locale,
  range: { readonly from: string; readonly until: string },
) {
  return scatteredPosts(context, range).flatMap((post) => {
    const text = textOf(post, locale);
    return text ? [{ slug: post.slug, title: text.title, text: plainText(text.content) }] : [];
  });
}
