/** The search index of the shipped content: the parts that the site publishes, made without a site. */
import type { APIContext, APIRoute } from 'astro';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#platform/base/clock.ts';
import { jsonFiles } from '#platform/base/file-marks.ts';
import { parseFile } from '#platform/cms/export/parse-file.ts';
import { importFiles, openSampleStore } from '#fakes/sample-content.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { StartPart } from '#features/search/format/parts.ts';
import { ObjectIndex } from '#features/search/objects/object-index.ts';
import { SearchIndex } from '#features/search/query/search-index.ts';
import { Answers } from '#platform/store/cached-answers.ts';
import { contentFolder } from '../texts/shipped-texts.ts';
import { site } from '#features/site.ts';

const pages = join(import.meta.dirname, '../../src/features/search/pages/search-index');

/** Parts of an index whose posts are few enough to stand in its start part, as those of the shipped content, and the files
 * that make them. Nothing imports those: they are loaded by their path, as from a compiled site. */
const parts: readonly { readonly address: RegExp; readonly file: string }[] = [
  { address: /^\/search-index\/(?<locale>\w+)\/start\.json$/u, file: '[locale]/start.json.ts' },
  { address: /^\/search-index\/(?<locale>\w+)\/objects\.json$/u, file: '[locale]/objects.json.ts' },
  {
    address: /^\/search-index\/(?<locale>\w+)\/names-(?<part>\d+)\.json$/u,
    file: '[locale]/names-[part].json.ts',
  },
];

const ask = new Answers(openShippedStore(), {
  site,
  externals: { selfService: 'https://self.example/', jobs: 'https://jobs.example/' },
}).recorder(new Map());

function openShippedStore() {
  const database = openSampleStore();
  const files = jsonFiles(contentFolder).map(
    (file) =>
      [file, parseFile(file, readFileSync(join(contentFolder, file), 'utf8'), site.kinds).entries] as const,
  );
  importFiles(database, Object.fromEntries(files), { now: systemClock() });
  return database;
}

/** @throws {RangeError} For a part that the shipped content has none of. */
async function load(address: string): Promise<unknown> {
  for (const part of parts) {
    const found = part.address.exec(address);
    if (!found) continue;
    const context = { locals: { ask }, params: { ...found.groups } } as unknown as APIContext;
    const { GET } = (await import(join(pages, part.file))) as { readonly GET: APIRoute };
    return (await GET(context)).json();
  }
  throw new RangeError(`The index of the shipped content has no ${address}.`);
}

const opened = new Map<Locale, SearchIndex>();
const openedObjects = new Map<Locale, ObjectIndex>();

/** The index of a language, opened once. */
export function shippedIndex(locale: Locale): SearchIndex {
  const index = opened.get(locale) ?? new SearchIndex(locale, load);
  opened.set(locale, index);
  return index;
}

/** What the field of what goes where asks. */
export function shippedObjects(locale: Locale): ObjectIndex {
  const index = openedObjects.get(locale) ?? new ObjectIndex(locale, load);
  openedObjects.set(locale, index);
  return index;
}

export async function startPart(locale: Locale): Promise<StartPart> {
  return (await load(`/search-index/${locale}/start.json`)) as StartPart;
}
