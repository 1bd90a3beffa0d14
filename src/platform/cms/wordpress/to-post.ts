/** Converts WordPress posts into articles of the export. */
import { toMessage } from '#platform/base/result.ts';
import { maxCssLength } from '../parse-css.ts';
import { articleSelector, scopeStyles } from '../post-styles.ts';
import { plainText } from '../sanitise.ts';
import { byLocale, type Locale, translatedLocales } from '#platform/languages/locale.ts';
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
  const text = async (entry: WpEntry) => {
    const body = await convertBody(entry.content.rendered, context);
    warnOfLosses(entry.content.rendered, body.html, context);
    styles.push(...(await loadStyles(entry, body, context)));
    return {
      title: plainText(entry.title.rendered),
      content: body.html.trim(),
      excerpt: extractExcerpt(entry),
    };
  };
  const { title, content, excerpt } = await text(estonian);
  const translations: { -readonly [Name in keyof Post['translations']]: Post['translations'][Name] } = {};
  for (const locale of translatedLocales) {
    const entry = translationGroup.get(locale);
    if (entry) translations[locale] = { ...(await text(entry)), modified: entry.modified_gmt };
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
  if (estonian.sticky) warn('it is sticky in WordPress, but the site lists articles by their dates alone.');
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
    if (estonian.featured_media > 0)
      context.warn('the featured image is no longer in the media library of WordPress; choose another one.');
    return undefined;
  }
  const message = `the featured image ${media.source_url}`;
  const source = ownFile(media.source_url, message, context);
  if (!source) return undefined;
  const picture = await context.orWarn(`${message} cannot be copied`, () => context.media.picture(source));
  if (!picture) return undefined;
  const alt = byLocale((locale) => {
    const entry = translationGroup.get(locale);
    const own = entry && context.media.findEntry(entry.featured_media)?.alt_text.trim();
    if (own) return own;
    if (entry)
      context.warn(`the featured image has no alternative text (${locale}); the title stands in for it.`);
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
  const message = `the style sheet ${href}`;
  const address = ownFile(href, message, context);
  if (!address) return '';
  return (await context.orWarn(`${message} cannot be copied`, () => context.loadStylesheet(address))) ?? '';
}

function isUsable(css: string, { warn }: ConversionContext): boolean {
  if (css.trim() === '') return false;
  try {
    scopeStyles(css, '#post', (message) => {
      warn(`${message}.`);
    });
    return true;
  } catch (cause) {
    warn(`its styles cannot be used (${toMessage(cause)}) and were left out.`);
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
      warn(`its styles are together longer than ${maxCssLength} characters; what is over was left out.`);
      break;
    }
    stored.push(css);
  }
  return stored.join('\n');
}
