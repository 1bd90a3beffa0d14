/** Entries of the search index, built from content. */
import { localesOf } from '#components/page.ts';
import type { Locale } from '#model/locale.ts';
import { parsePagePath } from '#model/page-path.ts';
import type { PostEntry, SearchEntry } from '#search/format/entry.ts';
import { buildSegment } from '#search/index/segment.ts';
import { localizedPath } from '#site/paths.ts';
import { fillTemplate, isIndexed, pageTemplates } from '#site/routes.ts';
import type { Ask, Queries } from '#store/queries/queries.ts';

type Words = ReturnType<Queries['segmentPosts']>;

/** Pages, questions, guides, stations and price lists. */
export function pageEntries(ask: Ask, locale: Locale): readonly SearchEntry[] {
  const pages = pageTemplates
    .filter(isIndexed)
    .map((template) => ({ path: template, ...ask('pageWords', template, locale) }));
  const others = [
    ...ask('builtPageWords', locale),
    ...ask('helpWords', locale),
    ...ask('placeWords', locale),
  ];
  return [...pages, ...others]
    .filter(({ path }) => localesOf(ask, path.replace(fragment, '')).includes(locale))
    .map(({ path, title, text }) => composed({ url: addressOf(path, locale), title, text, locale }));
}

export function postEntries(posts: Words, locale: Locale): readonly PostEntry[] {
  return posts.map(({ id, slug, title, text }) => {
    const path = fillTemplate('/about/news/{postSlug}', { postSlug: slug });
    return { id, ...composed({ url: localizedPath(path, locale), title, text, locale }) };
  });
}

/** The segment of a store response, built once for all parts that are rendered from it. */
export function segmentOf(posts: Words, locale: Locale): ReturnType<typeof buildSegment> {
  let segment = built.get(posts);
  if (!segment) built.set(posts, (segment = buildSegment(postEntries(posts, locale))));
  return segment;
}

const built = new WeakMap<Words, ReturnType<typeof buildSegment>>();

/** Normalises to NFC: a letter with its mark is one character on every editor's system. */
function composed(entry: SearchEntry): SearchEntry {
  return { ...entry, title: entry.title.normalize('NFC'), text: entry.text.normalize('NFC') };
}

const fragment = /#.*/su;

function addressOf(path: string, locale: Locale): string {
  const parsed = parsePagePath(path.replace(fragment, ''));
  return parsed ? localizedPath(parsed, locale) + path.slice(parsed.length) : path;
}
