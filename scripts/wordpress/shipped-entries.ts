/** The content of CONTENT_DIR as entries of WordPress, for those kinds that come from there. */
import { join } from 'node:path';
import type { EntryOf, Kind } from '#platform/cms/export/export.ts';
import { parseFile } from '#platform/cms/export/parse-file.ts';
import { jsonFiles } from '#platform/base/file-marks.ts';
import { readPlainFile } from '#platform/base/plain-files.ts';
import { defaultLocale, type Locale, locales, translatedLocales } from '#platform/languages/locale.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

export interface TrialEntry {
  /** Name of the post type. */
  readonly type: string;
  /** Other content refers to it. */
  readonly id?: number;
  readonly slug?: string;
  readonly title: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly date?: string;
  readonly category?: string;
  readonly language?: Locale;
  /** Shared by the translations of an entry. */
  readonly group?: string;
  /** Fields of the plugin. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface TrialMenu {
  readonly id: number;
  readonly items: readonly {
    readonly id: number;
    readonly title: string;
    readonly url: string;
    readonly parent: number;
    readonly target: string;
  }[];
}

export interface TrialContent {
  readonly entries: readonly TrialEntry[];
  readonly menus: readonly TrialMenu[];
}

/** Kinds that the plugin edits. Page texts stay those of the site until somebody writes one: each is split by its headings, which
 * loses the ids of its sections. */
const converters: { readonly [Name in Kind]?: (entry: EntryOf<Name>) => readonly TrialEntry[] } = {
  posts: fromPost,
  notices: fromNotice,
  'price-lists': ({ id, ...list }) => [
    {
      type: list.service === 'construction' ? 'kojv_ehitus' : 'kojv_olme',
      id,
      title: [list.region, list.district].filter(Boolean).join(', '),
      fields: snakeCase(list),
    },
  ],
  'waste-stations': ({ id, name, coordinates, ...station }) => [
    { type: 'waste_stations', id, title: name, fields: snakeCase({ ...station, ...coordinates }) },
  ],
  'sorting-groups': ({ id, name, ...group }) => [
    { type: 'sorting_groups', slug: id, title: name.et, fields: { ...named(name), ...snakeCase(group) } },
  ],
  'sorting-items': ({ id, name, ...object }) => [
    { type: 'sorting_items', slug: id, title: name.et, fields: { ...named(name), ...snakeCase(object) } },
  ],
  'sorting-differences': ({ id, source, ...difference }) => [
    {
      type: 'sorting_differences',
      slug: id,
      title: id,
      fields: {
        ...difference,
        source_title: source.title,
        source_url: source.url,
        source_date: source.date,
      },
    },
  ],
};

export function shippedContent(contentDir: string): TrialContent {
  const parsed = jsonFiles(contentDir).flatMap(
    (file) => parseFile(file, readPlainFile(join(contentDir, file)).toString(), kinds).entries,
  );
  return {
    entries: parsed.flatMap(({ kind, value }) => convert(kind, value)),
    menus: parsed.flatMap(({ kind, value }) => (kind === 'menus' ? [toMenu(kinds.menus.parse(value))] : [])),
  };
}

/** Those below an item come after it. */
const toMenu = ({ id, items }: EntryOf<'menus'>): TrialMenu => ({
  id,
  items: items
    .toSorted((a, b) => a.menu_order - b.menu_order)
    .map(({ id, title, url, parent, target }) => ({ id, title: title.rendered, url, parent, target })),
});

function convert<Name extends Kind>(kind: Name, value: unknown): readonly TrialEntry[] {
  return converters[kind]?.(kinds[kind].parse(value) as EntryOf<Name>) ?? [];
}

function fromPost({
  id,
  slug,
  status,
  date,
  category,
  translations,
  ...post
}: EntryOf<'posts'>): readonly TrialEntry[] {
  if (status !== 'publish') return [];
  const shared = { type: 'post', slug, date, category, group: `post-${id}` };
  return [
    { ...shared, id, language: defaultLocale, ...pickText(post) },
    ...translatedLocales.flatMap((language) => {
      const translation = translations[language];
      return translation ? [{ ...shared, language, ...pickText(translation) }] : [];
    }),
  ];
}

interface Text {
  readonly title: string;
  readonly content: string;
  readonly excerpt?: string | null | undefined;
}

const pickText = ({ title, content, excerpt }: Text) => ({ title, content, ...(excerpt && { excerpt }) });

function fromNotice({ id, title, text, ...fields }: EntryOf<'notices'>): readonly TrialEntry[] {
  return locales.flatMap((language) => {
    const [own, content] = [title[language], text[language]];
    if (own === undefined || content === undefined) return [];
    return { type: 'notices', slug: id, title: own, content, group: `notice-${id}`, language, fields };
  });
}

/** The title has the name in the language of the editors; each other language has a field. */
const named = (name: EntryOf<'sorting-items'>['name']) =>
  Object.fromEntries(translatedLocales.map((locale) => [`name_${locale}`, name[locale]]));

/** Names of fields in WordPress; what they hold stays as in the export. */
function snakeCase(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
