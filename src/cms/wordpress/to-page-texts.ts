/** Page texts: one entry per route, with one translation per language. Each heading of the second level starts a
 * section. */
import { plainText } from '../sanitise.ts';
import { attributeOf, readTokens } from '#base/html/html.ts';
import { type Locale, locales } from '#model/locale.ts';
import { fromAcf } from './acf.ts';
import type { WpEntry } from './wp-entry.ts';
import { convertBody } from './body.ts';
import type { ConversionContext } from './conversion-context.ts';

export async function toPageTexts(
  estonian: WpEntry,
  translationGroup: ReadonlyMap<Locale, WpEntry>,
  context: ConversionContext,
): Promise<unknown> {
  const texts: Partial<Record<Locale, unknown>> = {};
  for (const locale of locales) {
    const entry = translationGroup.get(locale);
    if (entry) texts[locale] = await textOf(entry, context);
  }
  return { id: fromAcf(estonian.acf).route, texts };
}

async function textOf(entry: WpEntry, context: ConversionContext): Promise<unknown> {
  const { heading, description, lead } = fromAcf(entry.acf);
  const { html } = await convertBody(entry.content.rendered, context);
  const sections = sectionsOf(html).map(({ id, heading, html: text }, index) => ({
    id: /^[a-z][a-z0-9-]*$/u.test(id) ? id : `osa-${index + 1}`,
    heading: plainText(heading),
    html: text.trim(),
  }));
  return {
    title: plainText(entry.title.rendered),
    ...(heading !== undefined && { heading }),
    description,
    lead,
    sections,
  };
}

interface Section {
  readonly id: string;
  /** HTML. */
  readonly heading: string;
  readonly html: string;
}

/** The text from each heading of the second level to the next one. */
function sectionsOf(html: string): readonly Section[] {
  const tags = readTokens(html).flatMap((token) => ('name' in token && token.name === 'h2' ? [token] : []));
  const starts = tags.filter(({ type }) => type === 'open');
  const ends = tags.filter(({ type }) => type === 'close');
  let place = 0;
  return starts.map((start, index) => {
    const next = starts[index + 1]?.start ?? html.length;
    while (place < ends.length && (ends[place]?.start ?? 0) < start.end) place += 1;
    const end = ends[place];
    const isClosed = end !== undefined && end.start < next;
    return {
      id: attributeOf(start, 'id') ?? '',
      heading: isClosed ? html.slice(start.end, end.start) : '',
      html: html.slice(isClosed ? end.end : start.start, next),
    };
  });
}
