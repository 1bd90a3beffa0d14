/** Converts a page builder page into an entry of the export. */
import { applyEdits, mayHold, readTokens, type Tag } from '#platform/base/html/html.ts';
import { beginning } from '#platform/base/text.ts';
import { type BuiltPage, builtPageSchema, builtPathSchema } from './built-page.ts';
import {
  byLocale,
  defaultLocale,
  type Locale,
  locales,
  translatedLocales,
} from '#platform/languages/locale.ts';
import { distinctNotes, type Note, toNote } from '#platform/notes/note.ts';
import { ownFolders } from '#shell/addresses/own-paths.ts';
import { plainText } from '#platform/cms/sanitise.ts';
import type { BundleComponent } from './bundle-schema.ts';
import type { Pictures } from './pictures.server.ts';
import { scopePageCss } from './page-css.server.ts';
import { type CleanHtml, cleanPageHtml } from './page-html.server.ts';

/** Max characters of the text that describe a page without a description. */
const describedLength = 160;

export interface Converted {
  readonly page: BuiltPage;
  readonly warnings: readonly Note[];
}

/** First segments of addresses that are reserved for this site. */
const ownSegments: ReadonlySet<string> = new Set([
  ...locales,
  ...ownFolders,
  'built-page',
  'embed',
  'status',
  'preview',
  'not-found',
]);

/** @returns The reason why a path cannot have a page, or undefined. */
export function refusePath(path: string): Note | undefined {
  if (!builtPathSchema.safeParse(path).success) return toNote('page-address-impossible');
  if (ownSegments.has(path.split('/')[1] ?? '')) return toNote('page-address-reserved');
  return undefined;
}

/** @param html HTML by language, as rendered by the page builder.
 * @throws {z.ZodError} When the page has no title at all. */
export function toBuiltPage(
  component: BundleComponent,
  html: Readonly<Record<Locale, string>>,
  pictures: Pictures,
): Converted {
  const cleaned = byLocale((locale) => cleanPageHtml(html[locale], pictures));
  const notes: Note[] = [];
  const convertText = (locale: Locale) =>
    toText(component, cleaned[locale], { locale, warn: (note) => void notes.push(note) });
  const image = component.pageMetadata?.openGraphImageUrl;
  const untitled = translatedLocales.filter(
    (locale) => ownTitle(component, cleaned[locale], locale) === undefined,
  );
  return {
    page: builtPageSchema.parse({
      id: (component.path ?? '').replace(/\/$/u, ''),
      ...(image?.startsWith('https://') && { image }),
      texts: byLocale(convertText),
    }),
    warnings: distinctNotes([
      ...locales.flatMap((locale) => cleaned[locale].warnings),
      ...notes,
      ...untitled.map((locale) =>
        toNote('page-untitled', { language: { language: locale }, key: `title-${locale}` }),
      ),
    ]),
  };
}

interface TextOptions {
  readonly locale: Locale;
  readonly warn: (note: Note) => void;
}

function toText(component: BundleComponent, { html, css }: CleanHtml, { locale, warn }: TextOptions) {
  const { pageMetadata: meta, displayName, name } = component;
  const text = beginning(plainText(html), describedLength);
  return {
    title: firstText(ownTitle(component, { html }, locale), meta?.title, displayName) ?? name,
    description: component.pagePattern === undefined ? (ownDescription(component, locale) ?? text) : text,
    html: withOneHeading(html),
    css: scopePageCss(css, warn),
  };
}

function ownDescription({ metadata, pageMetadata }: BundleComponent, locale: Locale): string | undefined {
  const own = metadata?.[`description-${locale}`];
  return firstText(own, locale === defaultLocale ? pageMetadata?.description : undefined);
}

/** A field that an editor cleared is an empty text. */
function firstText(...texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.map((text) => text?.trim()).find((text) => text !== undefined && text !== '');
}

/** The page builder has one title per page, which is the Estonian one. Titles in other languages come from the page's
 * custom metadata (`title-ru`) or from the first heading. The pages of a pattern share their metadata, so their titles are
 * their headings. */
function ownTitle(
  { pageMetadata, metadata, pagePattern }: BundleComponent,
  { html }: Pick<CleanHtml, 'html'>,
  locale: Locale,
): string | undefined {
  const heading = firstHeading(html);
  const shown = heading === undefined ? undefined : plainText(heading);
  const named = firstText(
    metadata?.[`title-${locale}`],
    locale === defaultLocale ? pageMetadata?.title : undefined,
  );
  return pagePattern === undefined ? firstText(named, shown) : firstText(shown, named);
}

/** HTML of the first heading that is closed. */
function firstHeading(html: string): string | undefined {
  const tags = headingTags(html);
  const start = tags.find(({ type }) => type === 'open');
  const end = tags.find((tag) => tag.type === 'close' && start !== undefined && tag.start >= start.end);
  return start && end && html.slice(start.end, end.start);
}

/** A page has one heading of the first level. */
function withOneHeading(html: string): string {
  const tags = headingTags(html);
  const second = tags.filter(({ type }) => type === 'open')[1];
  const others = second ? tags.filter(({ start }) => start >= second.start) : [];
  const edits = others.map(({ type, start }) => {
    const name = type === 'open' ? '<h1' : '</h1';
    return { start, end: start + name.length, html: name.replace('1', '2') };
  });
  return applyEdits(html, edits);
}

function headingTags(html: string): readonly Tag[] {
  if (!mayHold(html, 'h1')) return [];
  return readTokens(html).flatMap((token) => ('name' in token && token.name === 'h1' ? [token] : []));
}
