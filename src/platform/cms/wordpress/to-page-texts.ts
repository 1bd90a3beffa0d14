/** Page texts: one entry per route, with one translation per language. Each heading of the second level starts a
 * section. */
import { pageTextSchema, pageTextsSchema } from '../page-text.ts';
import { plainText } from '../sanitise.ts';
import { applyEdits, escapeHtml, findAttribute, openTags, readTokens } from '#platform/base/html/html.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { fromAcf } from './acf.ts';
import type { EntryForm } from './forms/entry-form.ts';
import type { WpEntry } from './wp-entry.ts';
import { withoutTextAnchor } from '#platform/addresses/text-anchors.ts';
import { convertBody } from './body.ts';
import type { ConversionContext } from './conversion-context.ts';
import { toNote } from '#platform/notes/note.ts';
import { warnOfLosses } from './lost-markup.ts';

/** Of the entry of one language; only the Estonian one says the route. */
export const pageTextForm: EntryForm = {
  schema: pageTextSchema
    .omit({ sections: true })
    .extend({ route: pageTextsSchema.shape.id })
    .pick({ route: true, title: true, heading: true, description: true, lead: true }),
  id: 'constant',
  title: 'title',
  hasText: true,
};

export async function toPageTexts(
  estonian: WpEntry,
  translationGroup: ReadonlyMap<Locale, WpEntry>,
  context: ConversionContext,
): Promise<unknown> {
  const texts: Partial<Record<Locale, unknown>> = {};
  for (const locale of locales) {
    const entry = translationGroup.get(locale);
    if (entry) texts[locale] = await convertText(entry, context, locale);
  }
  return { id: fromAcf(estonian.acf, pageTextForm.schema).route, texts };
}

async function convertText(entry: WpEntry, context: ConversionContext, locale: Locale): Promise<unknown> {
  const { heading, description, lead } = fromAcf(entry.acf, pageTextForm.schema);
  const { html, css } = await convertBody(entry.content.rendered, context, { locale, isStyled: false });
  if (css.trim() !== '') context.warn(toNote('page-styles-left-out'));
  const placed = splitSections(html).map(toSection);
  const sections = withSectionLinks(placed);
  const shown = placed.map(
    ({ place, heading, html: text }) => `<h2 id="${escapeHtml(place)}">${escapeHtml(heading)}</h2>${text}`,
  );
  warnOfLosses(entry.content.rendered, shown.join(''), context);
  return {
    title: plainText(entry.title.rendered),
    ...(heading !== undefined && { heading }),
    description,
    lead,
    sections,
  };
}

/** @property place The id of its heading in the text. */
interface PlacedSection extends Section {
  readonly place: string;
}

function toSection({ id: place, heading, html }: Section, index: number): PlacedSection {
  const id = withoutTextAnchor(place);
  return {
    place,
    id: /^[a-z][a-z0-9-]*$/u.test(id) ? id : `osa-${index + 1}`,
    heading: plainText(heading),
    html: html.trim(),
  };
}

/** The page gives sections their ids; links to their headings follow. */
function withSectionLinks(sections: readonly PlacedSection[]): readonly Section[] {
  const ids = new Map(sections.map(({ place, id }) => [`#${place}`, `#${id}`]));
  return sections.map(({ id, heading, html }) => {
    const edits = openTags(html, 'a').flatMap(({ attributes }) => {
      const href = attributes.find(({ name }) => name === 'href');
      const own = href && ids.get(href.value);
      return !href || own === undefined ? [] : [{ start: href.start, end: href.end, html: `href="${own}"` }];
    });
    return { id, heading, html: applyEdits(html, edits) };
  });
}

interface Section {
  readonly id: string;
  /** HTML. */
  readonly heading: string;
  readonly html: string;
}

/** The text from each heading of the second level to the next one. */
function splitSections(html: string): readonly Section[] {
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
      id: findAttribute(start, 'id') ?? '',
      heading: isClosed ? html.slice(start.end, end.start) : '',
      html: html.slice(isClosed ? end.end : start.start, next),
    };
  });
}
