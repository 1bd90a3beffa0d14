/** A page of the page builder as an entry of the export. */
import { applyEdits, mayHold, readTokens, type Tag } from '#base/html/html.ts';
import { beginning } from '#base/beginning.ts';
import { type BuiltPage, builtPageSchema, builtPathSchema } from '#model/built-page.ts';
import { byLocale, defaultLocale, type Locale, locales, translatedLocales } from '#model/locale.ts';
import { ownFolders } from '#model/own-paths.ts';
import { plainText } from '../sanitise.ts';
import type { BundleComponent } from './bundle.ts';
import type { Pictures } from './pictures.ts';
import { scopePageCss } from './page-css.ts';
import { type CleanHtml, cleanPageHtml } from './page-html.ts';

/** So much of the text describes a page that has no description. */
const describedLength = 160;

export interface Converted {
  readonly page: BuiltPage;
  readonly warnings: readonly string[];
}

/** First segments of addresses that are this site's own. */
const ownSegments: ReadonlySet<string> = new Set([
  ...locales,
  ...ownFolders,
  'built-page',
  'status',
  'preview',
  'not-found',
]);

/** @returns Why no page can stand at a path, or undefined. */
export function refusePath(path: string): string | undefined {
  if (isPattern(path)) return 'stands for many addresses, which the page builder does not name';
  if (!builtPathSchema.safeParse(path).success) return 'is an address that no page of this site can have';
  if (ownSegments.has(path.split('/')[1] ?? '')) return 'begins like files of this site';
  return undefined;
}

/** Whether a path has a part in place of which anything may stand: `/mess/[slug]`. */
const isPattern = (path: string): boolean => /\/\[[^[\]/]+\](?:\/|$)/u.test(path);

/** @param html By language, as the page builder rendered it.
 * @throws {z.ZodError} When the page has no title in any form. */
export function toBuiltPage(
  component: BundleComponent,
  html: Readonly<Record<Locale, string>>,
  pictures: Pictures,
): Converted {
  const cleaned = byLocale((locale) => cleanPageHtml(html[locale], pictures));
  const notes = new Set<string>();
  const textOf = (locale: Locale) =>
    toText(component, cleaned[locale], { locale, warn: (message) => void notes.add(message) });
  const image = component.pageMetadata?.openGraphImageUrl;
  const untitled = translatedLocales.filter(
    (locale) => ownTitle(component, cleaned[locale], locale) === undefined,
  );
  return {
    page: builtPageSchema.parse({
      id: (component.path ?? '').replace(/\/$/u, ''),
      ...(image?.startsWith('https://') && { image }),
      texts: byLocale(textOf),
    }),
    warnings: [
      ...new Set([...locales.flatMap((locale) => cleaned[locale].warnings), ...notes]),
      ...untitled.map(
        (locale) => `it has no heading and no title-${locale}, so its title is the Estonian one`,
      ),
    ],
  };
}

interface TextOptions {
  readonly locale: Locale;
  readonly warn: (message: string) => void;
}

function toText(component: BundleComponent, { html, css }: CleanHtml, { locale, warn }: TextOptions) {
  const { pageMetadata: meta, metadata, displayName, name } = component;
  return {
    title: firstText(ownTitle(component, { html }, locale), meta?.title, displayName) ?? name,
    description:
      firstText(
        metadata?.[`description-${locale}`],
        locale === defaultLocale ? meta?.description : undefined,
      ) ?? beginning(plainText(html), describedLength),
    html: withOneHeading(html),
    css: scopePageCss(css, warn),
  };
}

/** Fields that an editor emptied are empty texts. */
function firstText(...texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.map((text) => text?.trim()).find((text) => text !== undefined && text !== '');
}

/** The page builder has one title a page: it is the Estonian one. Other languages have theirs in the page's custom
 * metadata (`title-ru`), or in their first heading. */
function ownTitle(
  { pageMetadata, metadata }: BundleComponent,
  { html }: Pick<CleanHtml, 'html'>,
  locale: Locale,
): string | undefined {
  const heading = firstHeading(html);
  return firstText(
    metadata?.[`title-${locale}`],
    locale === defaultLocale ? pageMetadata?.title : undefined,
    heading === undefined ? undefined : plainText(heading),
  );
}

/** HTML within the first heading that ends. */
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
