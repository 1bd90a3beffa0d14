/** Objects of "What goes where" and their groups: the title is the Estonian name, the slug is the id, by which pages have their
 * addresses. All languages are in one entry, also of what differs between municipalities. */
import { lookup } from '#platform/base/lookup.ts';
import { defaultLocale, type Locale, locales } from '#platform/languages/locale.ts';
import { plainText } from '#platform/cms/sanitise.ts';
import { type FieldTypes, fromAcf, isRecord } from '#platform/cms/wordpress/acf.ts';
import type { Collections } from '#platform/cms/wordpress/collections.ts';
import type { WpEntry } from '#platform/cms/wordpress/wp-entry.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    sorting_items: Collection;
    sorting_groups: Collection;
    sorting_differences: Collection;
  }
}

export const collections = {
  sorting_items: { kind: 'sorting-items', convert: toSorted, isFilled: true },
  sorting_groups: { kind: 'sorting-groups', convert: toSorted, isFilled: true },
  sorting_differences: { kind: 'sorting-differences', convert: toDifference, isFilled: true },
} as const satisfies Collections;

const types: FieldTypes = { numbers: ['order'] };

/** The title has the name in the language of the editors; each other language has a field. */
const nameFields = new Map(
  locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale): [string, Locale] => [`name${locale.charAt(0).toUpperCase()}${locale.slice(1)}`, locale]),
);

function toSorted({ slug, title, acf }: WpEntry): unknown {
  const fields = fromAcf(acf, types);
  const names = [...nameFields].map(([field, locale]) => [locale, lookup(fields, field)] as const);
  const others = Object.entries(fields).filter(
    ([field, value]) => !nameFields.has(field) && !isUnfilled(value),
  );
  const name = Object.fromEntries([[defaultLocale, plainText(title.rendered)], ...names]);
  return { ...Object.fromEntries(others), id: slug, name };
}

/** What differs in a municipality. Its title is for editors only. */
function toDifference({ slug, acf }: WpEntry): unknown {
  const { sourceTitle: title, sourceUrl: url, sourceDate: date, ...fields } = fromAcf(acf, types);
  return { ...fields, id: slug, source: { title, url, date } };
}

/** An optional field is absent, never empty. */
function isUnfilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
