/** Facts of a sheet of what goes where, from the shipped content. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile } from '#platform/cms/export/parse-file.ts';
import type { SheetFacts, SheetOrder } from '#features/sorting/sheet-content.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { usualBins } from '#features/sorting/sorting-sheet.ts';
import { Connection } from '#platform/store/entry-rows.ts';
import { sortingSheet } from '#features/sorting/list-queries.ts';
import { municipalityDifferences } from '#features/sorting/difference-queries.ts';
import { Reader } from '#platform/store/reader.ts';
import { importFiles, openSampleStore } from './sample-content.ts';
import { site } from '#features/site.ts';

const folder = new URL('../../src/content/', import.meta.url).pathname;

const kinds = [
  'sorting-sheet',
  'sorting-items',
  'sorting-differences',
  'municipalities',
  'carriers',
  'company',
  'municipality-contracts',
  'price-lists',
];

/** @returns The facts of each language. */
export function sheetFacts(): ReadonlyMap<Locale, SheetFacts> {
  const database = openSampleStore();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.json') && kinds.includes(path.replace(/\.json$/u, '').split('/')[0] ?? ''),
  );
  importFiles(
    database,
    Object.fromEntries(
      files.map((path) => [
        path,
        parseFile(path, readFileSync(join(folder, path), 'utf8'), site.kinds).entries,
      ]),
    ),
  );
  const context = {
    reader: new Reader(new Connection(database)),
    kinds: [],
    externals: { selfService: 'https://self.example/', jobs: 'https://jobs.example/' },
  };
  const factsIn = (locale: Locale): SheetFacts => ({
    bins: sortingSheet(context, locale),
    places: municipalityDifferences(context, locale),
    sortingUrl: `https://www.example.ee${locale === 'et' ? '' : `/${locale}`}/sorting`,
    company: { name: 'Näidis', infoPhone: '1919' },
  });
  return new Map(locales.map((locale) => [locale, factsIn(locale)]));
}

export function sheetOrder(order: Partial<SheetOrder> = {}): SheetOrder {
  return { bins: usualBins, languages: ['et'], municipality: undefined, today: '2026-11-25', ...order };
}
