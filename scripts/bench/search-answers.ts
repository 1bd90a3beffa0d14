/** Which queries of real intent a search answers among its first five results. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { filesBelow } from '#platform/base/file-marks.ts';
import { locales } from '#platform/languages/locale.ts';
import { heldOut, tuning } from './search-queries.ts';
import { type ExpectedQuery, isAnswer, queryKinds } from './search-query.ts';
import { openPage, type Searcher } from './searchers.ts';
import { atLeast, type Row, upTo } from './table.ts';
import { BenchError } from './timed-run.ts';

export interface Answers {
  readonly answered: ReadonlySet<ExpectedQuery>;
  /** Queries for what the site does not have, that find something. */
  readonly wrongFinds: number;
}

const all = [...tuning.queries, ...heldOut.queries];
const misses = [...tuning.misses, ...heldOut.misses];

/** @throws {BenchError} When an expected answer is not on the published pages. */
export function checkExpectations(outDir: string): void {
  const files = filesBelow(outDir, '').filter((file) => file.endsWith('.html'));
  const pages = new Map(files.map((file) => [`/${file.replace(/(?:\/?index)?\.html$/u, '')}`, file]));
  const urls = [...pages.keys()];
  for (const { typed, leadsTo } of all) {
    for (const address of leadsTo) {
      const url = urls.find((each) => isAnswer(each, address, false));
      if (url === undefined) throw new BenchError(`"${typed}" leads to ${address}, which is not published.`);
      const [, fragment] = address.split('#');
      if (fragment === undefined) continue;
      if (!readFileSync(join(outDir, pages.get(url) ?? ''), 'utf8').includes(`id="${fragment}"`))
        throw new BenchError(`"${typed}" leads to ${address}, but the page has no such part.`);
    }
  }
}

interface AskContext {
  readonly browser: Browser;
  readonly origin: string;
}

/** Asks all queries, those of a language on one page. */
export async function askAll(searcher: Searcher, { browser, origin }: AskContext): Promise<Answers> {
  const answered = new Set<ExpectedQuery>();
  let wrongFinds = 0;
  for (const locale of locales) {
    await openPage(searcher, {
      browser,
      origin,
      locale,
      visit: async (page) => {
        await searcher.start(page);
        for (const query of all.filter((each) => each.locale === locale)) {
          const { urls } = await searcher.search(page, query.typed);
          if (urls.some((url) => leadsTo(url, query, searcher))) answered.add(query);
        }
        for (const [, typed] of misses.filter(([language]) => language === locale))
          wrongFinds += Number((await searcher.search(page, typed)).urls.length > 0);
      },
    });
  }
  return { answered, wrongFinds };
}

const leadsTo = (url: string, query: ExpectedQuery, { isPrecise }: Searcher): boolean =>
  query.leadsTo.some((address) => isAnswer(url, address, isPrecise));

/** Shares of both halves, as a whole, by language and by kind. */
export function answerRows(own: Answers, pagefind: Answers | undefined): readonly Row[] {
  const halves = [
    ['tuning', tuning.queries],
    ['held out', heldOut.queries],
  ] as const;
  const shares = halves.flatMap(([half, queries]) => [
    shareRow(`${half}: all`, queries, { own, pagefind }),
    ...locales.map((locale) =>
      shareRow(
        `${half}: ${locale}`,
        queries.filter((query) => query.locale === locale),
        { own, pagefind },
      ),
    ),
    ...queryKinds.map((kind) =>
      shareRow(
        `${half}: ${kind}`,
        queries.filter((query) => query.kind === kind),
        { own, pagefind },
      ),
    ),
  ]);
  return [
    ...shares,
    {
      id: 'V3',
      what: `misses that find something, of ${misses.length}`,
      unit: 'count',
      ours: own.wrongFinds,
      peer: { name: 'Pagefind', value: pagefind?.wrongFinds },
      target: upTo(0),
    },
  ];
}

export interface BothAnswers {
  readonly own: Answers;
  /** undefined if Pagefind is missing. */
  readonly pagefind: Answers | undefined;
}

function shareRow(what: string, queries: readonly ExpectedQuery[], { own, pagefind }: BothAnswers): Row {
  const share = ({ answered }: Answers) =>
    queries.filter((query) => answered.has(query)).length / queries.length;
  return {
    id: 'V8',
    what: `${what} (${queries.length})`,
    unit: 'share',
    ours: share(own),
    peer: { name: 'Pagefind', value: pagefind && share(pagefind) },
    target: atLeast(0.95),
  };
}

/** Queries of the tuning half without an answer, one per line. Those held out are not named. */
export function unanswered({ answered }: Answers): string {
  const lines = tuning.queries
    .filter((query) => !answered.has(query))
    .map(({ locale, kind, typed }) => `- ${locale}, ${kind}: ${typed}`);
  return ['Not answered, of the tuning half:', '', ...lines].join('\n');
}
