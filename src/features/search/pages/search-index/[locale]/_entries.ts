/** Entries of the search index, built from content. */
import { listLocales, type Page, pageAt } from '#shell/layout/page.ts';
import { defaultLocale, fallbacks, type Locale, locales, textIn } from '#platform/languages/locale.ts';
import { parseOwnPath, parsePagePath } from '#platform/addresses/page-path.ts';
import type { EntryDraft, EntryKind, SearchEntries } from '#shell/search/search-entries.ts';
import type { PostEntry, SearchEntry } from '#features/search/format/entry.ts';
import type { ObjectsPart } from '#features/search/format/parts.ts';
import { buildSegment } from '#features/search/index/segment.ts';
import { searchWords } from '#features/search/word-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate, isIndexed, pageTemplates, type RouteTemplate } from '#shell/addresses/routes.ts';
import type { Ask, Queries } from '#platform/store/query.ts';

type Words = ReturnType<Queries['segmentPosts']>;

/** What features add. */
export const features = Object.values(
  import.meta.glob<SearchEntries>('../../../../*/search-entries.ts', {
    eager: true,
    import: 'searchEntries',
  }),
);

/** Entries stand in the order of their kinds: where two fit a search equally, the first is shown first. */
const places: Readonly<Record<EntryKind, number>> = {
  page: 0,
  unserved: 0,
  question: 1,
  guide: 1,
  object: 2,
  contact: 3,
  station: 4,
  'organised-prices': 5,
  'construction-prices': 5,
  'big-bag-prices': 5,
  collection: 6,
  post: 7,
};

/** Everything but posts: pages with their tables, questions, guides, contacts, stations, price lists, municipalities. */
export function pageEntries(ask: Ask, locale: Locale): readonly SearchEntry[] {
  const page = pageIn(ask, locale);
  const ofPages = pageTemplates.filter(isIndexed).map((template) => pageDraft(page, template));
  const ofFeatures = features.flatMap(({ entries }) => entries?.(page) ?? []);
  const drafts = [...ofPages, ...ofFeatures].toSorted((a, b) => places[a.kind] - places[b.kind]);
  return withOtherTitles(page, drafts)
    .filter(({ path }) => listLocales(ask, path.replace(afterPath, '')).includes(locale))
    .map(({ path, ...entry }) => composed({ url: localizeAddress(path, locale), ...entry, locale }));
}

const pageIn = (ask: Ask, locale: Locale): Page => pageAt({ locale, path: parseOwnPath('/') }, ask);

/** What goes where: all objects, or those with names in one part. */
export function objectsPart(ask: Ask, locale: Locale, part?: number): ObjectsPart {
  const objects = features.flatMap((feature) => feature.objects?.(ask, locale, part) ?? []);
  const bins = features.flatMap((feature) => Object.entries(feature.bins?.(locale) ?? {}));
  return { objects, bins: Object.fromEntries(bins) };
}

/** Titles in the other languages, and what visitors type in Estonian: Estonian names stand on bills and signs (`eterniit`,
 * `hinnakiri`), and who reads Estonian may think in Russian. */
function withOtherTitles({ ask, locale }: Page, drafts: readonly EntryDraft[]): readonly EntryDraft[] {
  const others = locales.filter((other) => other !== locale && !fallbacks.has(other));
  const titles = others.flatMap((other): readonly { path: string; title: string }[] => [
    ...pageTemplates.filter(isIndexed).flatMap((template) => {
      const words = other === defaultLocale ? searchWords[template]?.[other] : undefined;
      const titles = [ask('pageNames', template, other), ...(words === undefined ? [] : [words])];
      return titles.map((title) => ({ path: template, title }));
    }),
    ...(other === defaultLocale ? features.flatMap(({ titles: find }) => find?.(ask, other) ?? []) : []),
  ]);
  const byPath = Map.groupBy(titles, ({ path }) => path);
  return drafts.map((draft) => {
    const known = byPath.get(draft.path) ?? [];
    if (known.length === 0) return draft;
    return { ...draft, also: [draft.also ?? '', ...known.map(({ title }) => title)].join('\n').trim() };
  });
}

function pageDraft(page: Page, template: RouteTemplate): EntryDraft {
  const { title, text } = page.ask('pageWords', template, page.locale);
  const kind: EntryKind = template === '/customer-support/unserved-addresses' ? 'unserved' : 'page';
  const words = searchWords[template];
  return {
    path: template,
    kind,
    title,
    text: [text, ...features.flatMap(({ tableWords }) => tableWords?.[template]?.(page) ?? [])].join(' '),
    also: words && textIn(words, page.locale),
  };
}

export function postEntries(posts: Words, locale: Locale): readonly PostEntry[] {
  return posts.map(({ id, slug, title, text }) => {
    const path = fillTemplate('/about/news/{postSlug}', { postSlug: slug });
    return { id, ...composed({ url: localizedPath(path, locale), kind: 'post', title, text, locale }) };
  });
}

/** The segment of a store response, built once for all parts that are rendered from it. */
export function getSegment(posts: Words, locale: Locale): ReturnType<typeof buildSegment> {
  let segment = built.get(posts);
  if (!segment) built.set(posts, (segment = buildSegment(postEntries(posts, locale))));
  return segment;
}

const built = new WeakMap<Words, ReturnType<typeof buildSegment>>();

/** Normalises to NFC: a letter with its mark is one character on every editor's system. */
function composed(entry: SearchEntry): SearchEntry {
  return { ...entry, title: entry.title.normalize('NFC'), text: entry.text.normalize('NFC') };
}

const afterPath = /[?#].*/su;

function localizeAddress(path: string, locale: Locale): string {
  const parsed = parsePagePath(path.replace(afterPath, ''));
  return parsed ? localizedPath(parsed, locale) + path.slice(parsed.length) : path;
}
