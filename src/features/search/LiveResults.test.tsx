import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sourceNames } from '#shell/languages/source-names.ts';
import { translator } from '#shell/languages/messages.ts';
import { postKey } from './format/entry.ts';
import { LiveResults } from './LiveResults.tsx';
import type { LiveList } from './live-list.ts';
import type { LivePage, LiveResult } from './live-page.ts';
import type { ResultType } from './result-type.ts';
import { searchTexts } from './search-texts.ts';

const source = { locale: 'et', t: translator('et') } as const;
const texts = searchTexts(source);
const names = sourceNames([], source);

const station: LiveResult = {
  type: 'waste_stations',
  id: '7',
  title: 'Keila jäätmejaam',
  description: 'Paldiski mnt, Keila',
  url: '/stations/7',
};
const article: LiveResult = {
  type: 'wp-post',
  id: '12',
  title: 'Keila uudis',
  description: '',
  url: '/about/news/keila',
};

const toPage = (results: readonly LiveResult[]): LivePage => ({
  results,
  nextPage: undefined,
  isDemonstration: false,
  isStale: false,
  asOf: '2026-11-18T10:00:00Z',
});
type FoundList = Extract<LiveList, { readonly type: 'found' }>;
const found = (results: readonly LiveResult[], page: Partial<LivePage> = {}): FoundList => ({
  type: 'found',
  results,
  last: { ...toPage(results), ...page },
  next: page.nextPage === undefined ? 'none' : 'there',
});
const none: LiveList = { type: 'none', last: toPage([]) };

interface Drawn {
  readonly groups: LiveList;
  readonly articles?: LiveList;
  readonly types?: readonly ResultType[];
  readonly keys?: readonly string[];
  readonly links?: { readonly more: string; readonly again: string };
}

function draw({ groups, articles = { type: 'idle' }, types = [], keys = [], links }: Drawn): string {
  const askNext = () => undefined;
  return renderToStaticMarkup(
    <LiveResults
      live={{ groups: { list: groups, askNext }, articles: { list: articles, askNext } }}
      search={{ query: 'keila', types, shown: { answer: { keys } } }}
      locale="et"
      names={names}
      texts={texts}
      {...(links && { links })}
    />,
  );
}

const statusOf = (html: string): string | undefined => /<p role="status">(.*?)<\/p>/u.exec(html)?.[1];

test('nothing is said of sources that are not asked', () => {
  expect(draw({ groups: { type: 'idle' } })).toBe('');
});

test('what a source found stands under its type, with the words of the query marked and its language', () => {
  const html = draw({ groups: found([station]), articles: found([article]) });
  expect(html).toContain(`<h3>${texts.types.waste_stations}</h3>`);
  expect(html).toContain('<a href="/stations/7" lang="et"><mark>Keila</mark>');
  expect(html).toContain(`<h3>${texts.types['wp-post']}</h3>`);
  expect(html).toContain('<a href="/about/news/keila"><mark>Keila</mark>');
  expect(html.match(/<h3>/gu)).toHaveLength(2);
  // An article has no place.
  expect(html.match(/<p>/gu)).toHaveLength(1);
  expect(statusOf(html)).toBe('2 tulemust');
});

test('what the site itself has found, and types that are not to be seen, are left out', () => {
  const lists = { groups: found([station]), articles: found([article]) };
  expect(statusOf(draw({ ...lists, keys: ['/stations/7'] }))).toBe('1 tulemus');
  expect(draw({ ...lists, keys: ['/stations/7'] })).not.toContain('jäätmejaam');
  expect(draw({ ...lists, keys: [postKey('12')] })).not.toContain('uudis');
  const articlesOnly = draw({ ...lists, types: ['wp-post'] });
  expect([articlesOnly.includes('jäätmejaam'), statusOf(articlesOnly)]).toEqual([false, '1 tulemus']);
  const nothingElse = draw({ groups: found([station]), keys: ['/stations/7'] });
  expect(statusOf(nothingElse)).toBe(texts.live.nothingElse);
});

test('how many there are is said as long as not all are shown, and not of a part of the types', () => {
  const groups = found([station], { nextPage: 2, total: 2001 });
  expect(statusOf(draw({ groups }))).toBe('Näha on 1 tulemust, kokku 2001');
  expect(statusOf(draw({ groups, types: ['waste_stations'] }))).toBe('1 tulemus');
  expect(statusOf(draw({ groups: found([station], { nextPage: 2 }) }))).toBe('1 tulemus');
  expect(statusOf(draw({ groups: found([station], { total: 9 }) }))).toBe('1 tulemus');
});

test('a source that loads, finds nothing or fails says so, and a failure can be asked again', () => {
  expect(statusOf(draw({ groups: { type: 'loading' }, articles: found([article]) }))).toBe(
    texts.live.loading,
  );
  expect(statusOf(draw({ groups: none }))).toBe(texts.live.none);
  const failed = draw({ groups: { type: 'failed' }, articles: none });
  expect(statusOf(failed)).toBe('');
  expect(failed).toContain('role="alert"');
  expect(failed).toContain(
    `<button class="button quiet" type="button" aria-disabled="false">${texts.live.retry}`,
  );
  expect(draw({ groups: found([station]) })).not.toContain('role="alert"');
  const partly: LiveList = { ...found([station], { nextPage: 2 }), next: 'failed' };
  expect(draw({ groups: partly })).toContain('role="alert"');
});

test('more is a button, and a link where there are no scripts', () => {
  const groups = found([station], { nextPage: 2 });
  const links = { more: '/search?more=2', again: '/search' };
  expect(draw({ groups })).toContain(`aria-disabled="false">${texts.live.more}</button>`);
  expect(draw({ groups, links })).toContain(
    `<a class="button quiet" href="/search?more=2">${texts.live.more}`,
  );
  expect(draw({ groups: { type: 'failed' }, links })).toContain('<a class="button quiet" href="/search">');
  expect(draw({ groups: found([station]) })).not.toContain(texts.live.more);
  const loading: LiveList = { ...groups, next: 'loading' };
  expect(draw({ groups: loading })).toContain(`aria-disabled="true">${texts.live.more}</button>`);
});

test('sample data and old data are marked, whichever source tells of them', () => {
  expect(draw({ groups: found([station]) })).not.toContain('answer-note');
  expect(draw({ groups: none, articles: { type: 'loading' } })).not.toContain('answer-note');
  const sample = found([article], { isDemonstration: true });
  expect(draw({ groups: { type: 'loading' }, articles: sample })).toContain(texts.live.demonstration);
});
