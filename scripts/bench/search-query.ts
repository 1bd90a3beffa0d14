/** What visitors type into the search, and the pages that answer it. */
import { lookup } from '#platform/base/lookup.ts';
import { isLocale, type Locale } from '#platform/languages/locale.ts';
import { extractPath } from '#platform/addresses/page-path.ts';
import { splitLocale } from '#platform/addresses/paths.ts';

export const queryKinds = [
  /** Who collects here, and what it costs: names of municipalities, districts and islands. */
  'municipality',
  /** People, roles, telephone numbers, addresses, stations, waste codes, container sizes. */
  'name',
  /** Everyday wishes in one's own words. */
  'intent',
  /** Another form of a word, or a part of a compound. */
  'formed',
  /** Letters missing, added, swapped or without their marks. */
  'typo',
  /** In the other script or in another language than the page's. */
  'script',
  /** What only news articles answer. */
  'article',
  /** What only a row of a table or an answer of the questions holds. */
  'row',
] as const;

export type QueryKind = (typeof queryKinds)[number];

export interface ExpectedQuery {
  readonly locale: Locale;
  readonly kind: QueryKind;
  readonly typed: string;
  /** Estonian addresses, each of which answers it. One without a fragment stands for every part of its page, and one
   * that ends in an asterisk for every address that begins so. */
  readonly leadsTo: readonly string[];
}

export interface QuerySet {
  readonly queries: readonly ExpectedQuery[];
  /** Nonsense and other trades: they find nothing. */
  readonly misses: readonly (readonly [Locale, string])[];
}

/** @param text A line with language and kind (or "misses") heads the queries of a block. Each has a line
 * `typed → answer answer`, where an answer is a name of `pages`, begins with a name of `folders`, or is an address.
 * @throws {RangeError} */
export function parseQueries(text: string): QuerySet {
  const queries: ExpectedQuery[] = [];
  const misses: [Locale, string][] = [];
  let head: readonly [locale: Locale, kind: string] | undefined;
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (!line.startsWith(' ')) {
      head = parseHead(line);
      continue;
    }
    if (!head) throw new RangeError(`"${line}" stands before the first head.`);
    const [typed = '', answers] = line.trim().split(' → ');
    const [locale, kind] = head;
    if (answers === undefined && kind === 'misses') misses.push([locale, typed]);
    else queries.push({ locale, kind: parseKind(kind), typed, leadsTo: parseAnswers(answers ?? '') });
  }
  return { queries, misses };
}

function parseHead(line: string): readonly [Locale, string] {
  const [locale, kind = ''] = line.split(' ');
  if (!isLocale(locale)) throw new RangeError(`"${line}" names no language.`);
  return [locale, kind];
}

function parseKind(value: string): QueryKind {
  const kind = queryKinds.find((each) => each === value);
  if (!kind) throw new RangeError(`"${value}" is no kind of query.`);
  return kind;
}

const pages = {
  organised: '/home-customer/organized-waste',
  pricelists: '/customer-support/price-lists',
  contact: '/customer-support/contact',
  form: '/customer-support/contact-us',
  'next-day': '/customer-support/next-shipping-day',
  unserved: '/customer-support/unserved-addresses',
  notices: '/customer-support/emergency-notice',
  stations: '/home-customer/waste-stations',
  rent: '/home-customer/rental-garbage-containers',
  hazardous: '/home-customer/hazardous-waste',
  septic: '/home-customer/fecal-transport',
  'septic-order': '/home-customer/ordering-fecal-transport',
  bigbags: '/home-customer/big-bag-collecting',
  construction: '/construction-waste',
  skips: '/construction-waste/collect-transport-waste',
  take: '/construction-waste/take-it-yourself',
  electronics: '/services/electronic-waste',
  compost: '/services/compost',
  bulk: '/services/bulk-material-sale',
  roads: '/services/maintenance-of-roads',
  bags: '/services/packaging-sale',
  jobs: '/home-customer/fecal-transport-2',
};

const folders = {
  list: pages.pricelists,
  station: pages.stations,
  skips: pages.skips,
  bigbags: pages.bigbags,
  faq: '/customer-support/faq',
  guide: '/customer-support/instructions',
  news: '/about/news',
};

function parseAnswers(answers: string): readonly string[] {
  return answers.split(' ').map((answer) => {
    if (answer.startsWith('/')) return answer;
    const [, name = '', rest = ''] = /^([^/#]*)(.*)$/u.exec(answer) ?? [];
    const address = rest.startsWith('/') ? lookup(folders, name) : lookup(pages, name);
    if (address === undefined) throw new RangeError(`"${answer}" names no page.`);
    return address + rest;
  });
}

/** @param url Of a result, in any language; its query does not count.
 * @param address One of leadsTo.
 * @param isPrecise Whether a fragment of the address counts; a searcher that knows pages only is judged by page. */
export function isAnswer(url: string, address: string, isPrecise = true): boolean {
  const [, fragment] = url.split('#');
  const path = splitLocale(extractPath(url))?.path;
  if (path === undefined) return false;
  const wanted = extractPath(address);
  if (wanted.endsWith('*')) return path.startsWith(wanted.slice(0, -1));
  const [, wantedFragment] = address.split('#');
  return path === wanted && (!isPrecise || wantedFragment === undefined || fragment === wantedFragment);
}
