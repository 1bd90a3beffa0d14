/** Converts WordPress posts into articles of the export. */
import { type Note, toNote } from '#platform/notes/note.ts';
import { CssError, maxCssLength } from '../parse-css.ts';
import { articleSelector, scopeStyles } from '../post-styles.ts';
import { plainText } from '../sanitise.ts';
import { byLocale, defaultLocale, type Locale, translatedLocales } from '#platform/languages/locale.ts';
import type { Post, PostCategory } from '../post.ts';
import type { Picture } from '../picture.ts';
import { addressNote } from './article-addresses.ts';
import { type Body, convertBody } from './body.ts';
import { type ConversionContext, ownFile } from './conversion-context.ts';
import { extractExcerpt } from './excerpt.ts';
import { warnOfLosses } from './lost-markup.ts';
import type { WpEntry } from './wp-entry.ts';

/** @param translationGroup Includes the Estonian entry. */
export async function toPost(
  estonian: WpEntry,
  translationGroup: ReadonlyMap<Locale, WpEntry>,
  context: ConversionContext,
): Promise<Post> {
  const styles: string[] = [];
  const text = async (entry: WpEntry, locale: Locale) => {
    const body = await convertBody(entry.content.rendered, context, { locale, isStyled: true });
    warnOfLosses(entry.content.rendered, body.html, context);
    styles.push(...(await loadStyles(entry, body, context)));
    return {
      title: plainText(entry.title.rendered),
      content: body.html.trim(),
      excerpt: extractExcerpt(entry),
    };
  };
  const { title, content, excerpt } = await text(estonian, defaultLocale);
  const translations: { -readonly [Name in keyof Post['translations']]: Post['translations'][Name] } = {};
  for (const locale of translatedLocales) {
    const entry = translationGroup.get(locale);
    if (entry) translations[locale] = { ...(await text(entry, locale)), modified: entry.modified_gmt };
  }
  const featuredImage = await featuredPicture(estonian, translationGroup, context);
  noteUnheeded(estonian, context);
  const css = joinStyles([...new Set(styles)], estonian.id, context);
  return {
    id: estonian.id,
    slug: context.resolveAddress(estonian),
    status: 'publish',
    date: estonian.date_gmt,
    modified: estonian.modified_gmt,
    category: chooseCategory(estonian, context),
    title,
    content,
    excerpt,
    ...(featuredImage && { featuredImage }),
    ...(css !== '' && { styles: { stylesheets: [], inline_styles: css } }),
    translations,
  };
}

/** What an editor has set that changes nothing here. */
function noteUnheeded(estonian: WpEntry, { warn, resolveAddress }: ConversionContext): void {
  const address = resolveAddress(estonian);
  if (address !== estonian.slug) warn(addressNote({ slug: estonian.slug, address }));
  if (estonian.sticky) warn(toNote('sticky-ignored'));
}

function chooseCategory({ categories: ids }: WpEntry, context: ConversionContext): PostCategory {
  const known = ids.map((id) => context.categories.get(id));
  return known.find((category) => category !== undefined) ?? context.otherCategory;
}

async function featuredPicture(
  estonian: WpEntry,
  translationGroup: ReadonlyMap<Locale, WpEntry>,
  context: ConversionContext,
): Promise<Picture | undefined> {
  const media = context.media.findEntry(estonian.featured_media);
  if (!media) {
    if (estonian.featured_media > 0) context.warn(toNote('featured-image-gone'));
    return undefined;
  }
  const file = toNote('the-featured-image', { address: media.source_url });
  const source = ownFile(media.source_url, file, context);
  if (!source) return undefined;
  const picture = await context.orWarn(file, () => context.media.picture(source));
  if (!picture) return undefined;
  const alt = byLocale((locale) => {
    const entry = translationGroup.get(locale);
    const own = entry && context.media.findEntry(entry.featured_media)?.alt_text.trim();
    if (own) return own;
    if (entry) context.warn(toNote('featured-image-without-text', { language: { language: locale } }));
    return plainText((entry ?? estonian).title.rendered);
  });
  return { ...picture, alt };
}

/** Style rules of an entry and of its text. Rules that are not valid CSS are left out. */
async function loadStyles(
  entry: WpEntry,
  body: Body,
  context: ConversionContext,
): Promise<readonly string[]> {
  const sheets = [...(entry.styles?.stylesheets ?? []), ...body.stylesheets];
  const loaded = await Promise.all(sheets.map((href) => loadSheet(href, context)));
  return [entry.styles?.inline_styles ?? '', body.css, ...loaded].filter((css) => isUsable(css, context));
}

async function loadSheet(href: string, context: ConversionContext): Promise<string> {
  const file: Note = toNote('the-style-sheet', { address: href });
  const address = ownFile(href, file, context);
  if (!address) return '';
  return (await context.orWarn(file, () => context.loadStylesheet(address))) ?? '';
}

function isUsable(css: string, { warn }: ConversionContext): boolean {
  if (css.trim() === '') return false;
  try {
    scopeStyles(css, '#post', warn);
    return true;
  } catch (cause) {
    if (!(cause instanceof CssError)) throw cause;
    warn(toNote('styles-unusable', { reason: cause.note }));
    return false;
  }
}

/** Sheets of valid CSS, up to the max total length for an article. */
function joinStyles(sheets: readonly string[], id: number, { warn }: ConversionContext): string {
  const stored: string[] = [];
  let length = 0;
  for (const css of sheets) {
    const scoped = scopeStyles(css, articleSelector(id)).length;
    length += Math.max(css.length, scoped) + '\n'.length;
    if (length > maxCssLength) {
      warn(toNote('styles-too-long', { max: maxCssLength }));
      break;
    }
    stored.push(css);
  }
  return stored.join('\n');
}
