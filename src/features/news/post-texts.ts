/** Texts of a post in one language: what lists, the search index and the sitemap show of it. */
import { beginning } from '#platform/base/text.ts';
import { plainText } from '#platform/cms/sanitise.ts';
import { defaultLocale, type Locale, locales, textIn } from '#platform/languages/locale.ts';
import type { Picture } from '#platform/cms/picture.ts';
import type { Post, PostCategory } from '#platform/cms/post.ts';
import { excerptLength } from './news-pages.ts';

export interface PostText {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly modified: string;
}

/** The parts of a post that lists and feeds show. */
export interface PostSummary {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
  readonly modified: string;
  readonly category: PostCategory;
  readonly image?: ShownPicture;
}

/** A picture in one language. */
export type ShownPicture = Omit<Picture, 'alt'> & { readonly alt: string };

export function shownPicture({ featuredImage: image }: Post, locale: Locale): ShownPicture | undefined {
  return image && { ...image, alt: textIn(image.alt, locale) };
}

/** Locales of an article; Estonian is the post itself. */
export function postLocales(post: Post): readonly Locale[] {
  return locales.filter((locale) => locale === defaultLocale || post.translations[locale]);
}

/** @returns undefined if the post is not translated. */
export function postText(post: Post, locale: Locale): PostText | undefined {
  const text = locale === defaultLocale ? post : post.translations[locale];
  if (!text) return undefined;
  const { title, content, excerpt, modified = post.modified } = text;
  return { title, content, modified, excerpt: chooseExcerpt(excerpt ?? '', content) };
}

/** Texts of a post for the search index. */
export interface PostWords {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

/** Texts for the search index, by variant `search/LOCALE`. */
export function postWords(post: Post): Readonly<Record<`search/${string}`, PostWords>> {
  const { id, slug } = post;
  return Object.fromEntries(
    postLocales(post).flatMap((locale) => {
      const text = postText(post, locale);
      if (!text) return [];
      return [[`search/${locale}`, { id, slug, title: text.title, text: plainText(text.content) }]];
    }),
  );
}

/** Data of a post for the sitemap. */
export interface PostAddress {
  readonly slug: string;
  /** Languages of the post. */
  readonly locales: readonly { readonly locale: Locale; readonly modified: string }[];
}

/** Variant of the summary that is the same in all languages. */
export const addressVariant = 'address';

export function postAddress(post: Post): Readonly<Record<typeof addressVariant, PostAddress>> {
  const modified = (locale: Locale) =>
    (locale === defaultLocale ? undefined : post.translations[locale]?.modified) ?? post.modified;
  const inLocales = postLocales(post).map((locale) => ({ locale, modified: modified(locale) }));
  return { address: { slug: post.slug, locales: inLocales } };
}

/** Summaries by locale. */
export function summarizePost(post: Post): Readonly<Record<string, PostSummary>> {
  const { id, slug, date, category } = post;
  return Object.fromEntries(
    postLocales(post).flatMap((locale) => {
      const text = postText(post, locale);
      if (!text) return [];
      const { title, excerpt, modified } = text;
      const image = shownPicture(post, locale);
      return [[locale, { id, slug, title, excerpt, date, modified, category, ...(image && { image }) }]];
    }),
  );
}

function chooseExcerpt(written: string, content: string): string {
  const plain = plainText(written);
  if (plain !== '') return plain;
  return beginning(plainText(extractOpening(content)) || plainText(content), excerptLength);
}

/** What stands before the first heading: the words after it read as one sentence with those before it. */
function extractOpening(content: string): string {
  const heading = content.indexOf('<h');
  return heading === -1 ? content : content.slice(0, heading);
}
