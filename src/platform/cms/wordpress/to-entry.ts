/** The table of WordPress types, with the function that converts an entry of each into the export format. */
import type { Kind } from '../export/export.ts';
import { plainText } from '../sanitise.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { fromAcf, isRecord } from './acf.ts';
import type { WpEntry } from './wp-entry.ts';
import { toPageTexts } from './to-page-texts.ts';
import { toPost } from './to-post.ts';
import { toDifference, toSorted } from './to-sorted.ts';
import type { ConversionContext } from './conversion-context.ts';

export type Convert = (
  estonian: WpEntry,
  translationGroup: ReadonlyMap<Locale, WpEntry>,
  context: ConversionContext,
) => unknown;

export interface Collection {
  readonly kind: Kind;
  readonly convert: Convert;
}

/** By the REST route of the type. */
export const collections: Readonly<Record<string, Collection>> = {
  posts: { kind: 'posts', convert: toPost },
  notices: { kind: 'notices', convert: toNotice },
  kojv_olme: { kind: 'price-lists', convert: toPriceList('organised') },
  kojv_ehitus: { kind: 'price-lists', convert: toPriceList('construction') },
  waste_stations: { kind: 'waste-stations', convert: toStation },
  sorting_items: { kind: 'sorting-items', convert: toSorted },
  sorting_groups: { kind: 'sorting-groups', convert: toSorted },
  sorting_differences: { kind: 'sorting-differences', convert: toDifference },
  page_texts: { kind: 'pages', convert: toPageTexts },
};

function toPriceList(service: string): Convert {
  return (estonian) => ({ service, ...fromAcf(estonian.acf), id: estonian.id });
}

function toStation({ id, title, acf }: WpEntry): unknown {
  const { latitude, longitude, errorKm = 0, ...fields } = fromAcf(acf);
  return {
    hours: [],
    areHoursSample: false,
    prices: [],
    ...fields,
    id,
    name: plainText(title.rendered),
    coordinates: isRecord(fields.coordinates) ? fields.coordinates : { latitude, longitude, errorKm },
  };
}

/** A notice is plain text, with one entry per language. */
function toNotice(estonian: WpEntry, translationGroup: ReadonlyMap<Locale, WpEntry>): unknown {
  const { from, until, severity, link, movedDays } = fromAcf(estonian.acf);
  const inAll = (read: (entry: WpEntry) => string) =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const entry = translationGroup.get(locale);
        return entry ? [[locale, plainText(read(entry))]] : [];
      }),
    );
  return {
    id: `teade-${estonian.id}`,
    from,
    until,
    severity,
    title: inAll(({ title }) => title.rendered),
    text: inAll(({ content }) => content.rendered),
    ...(link !== undefined && { link }),
    ...(Array.isArray(movedDays) && { movedDays: movedDays.map(toMovedDay) }),
  };
}

/** A line of the form: the usual day and the new one, such as `25.12.2026 28.12.2026`. */
function toMovedDay(line: unknown): unknown {
  if (typeof line !== 'string') return line;
  const [day, movedTo] = line.trim().split(/\s+/u);
  return { day, movedTo };
}
