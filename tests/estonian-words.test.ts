/** Estonian names and words on pages in other languages are marked, so that they are read as Estonian. */
import { readdirSync, readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { parseJson } from '#base/json.ts';
import * as z from 'zod/mini';
import { legalNameOf } from '#model/company.ts';
import { loadPages, type SitePage } from './site/pages.ts';

const pages = (await loadPages()).filter(({ locale, isIndexed }) => locale !== 'et' && isIndexed);

const content = new URL('../src/content/', import.meta.url);
const read = <Schema extends z.ZodMiniType>(file: string, schema: Schema) =>
  parseJson(readFileSync(new URL(file, content), 'utf8'), schema);

const stations = readdirSync(new URL('waste-stations', content)).flatMap((file) =>
  read(`waste-stations/${file}`, z.array(z.object({ address: z.string(), sign: z.optional(z.string()) }))),
);
const company = read(
  'company.json',
  z.object({ name: z.string(), legalForm: z.string(), address: z.object({ street: z.string() }) }),
);

/** As the content has them, in Estonian only. */
const names = [
  ...stations.flatMap(({ address, sign }) => [address, ...(sign === undefined ? [] : [sign])]),
  ...read('offices.json', z.array(z.object({ address: z.string() }))).map(({ address }) => address),
  ...read('carriers.json', z.array(z.object({ name: z.string() }))).map(({ name }) => name),
  company.address.street,
];

interface Standing {
  /** Of the nearest element that says it. */
  readonly lang: string;
  readonly isRead: boolean;
}

const unread = new Set(['script', 'style', 'code', 'pre', 'title', 'option', 'template']);

/** Texts of a page that are read in its own language. */
function ownTexts({ html, locale }: SitePage): readonly string[] {
  const standing: Standing[] = [{ lang: locale, isRead: true }];
  const texts: string[] = [];
  const parser = new Parser({
    onopentag: (name, { lang }) => {
      const parent = standing.at(-1);
      standing.push({
        lang: lang ?? parent?.lang ?? locale,
        isRead: parent?.isRead === true && !unread.has(name),
      });
    },
    ontext: (text) => {
      const here = standing.at(-1);
      if (here?.isRead === true && here.lang === locale) texts.push(text);
    },
    onclosetag: () => {
      standing.pop();
    },
  });
  parser.end(html);
  return texts;
}

const places = (found: readonly (readonly [string, string])[]) =>
  [...Map.groupBy(found, ([what]) => what)].map(([what, all]) => `${what}: ${all[0]?.[1] ?? ''}`);

test('addresses, signs of stations and names of companies', () => {
  const found = pages.flatMap((page) =>
    ownTexts(page).flatMap((text) =>
      names.filter((name) => text.includes(name)).map((name) => [name, page.address] as const),
    ),
  );
  expect(places(found)).toEqual([]);
});

test('the name of our own company, where the law asks for it', () => {
  const found = pages.flatMap((page) =>
    ownTexts(page)
      .filter((text) => text.trim() === legalNameOf(company))
      .map((text) => [text, page.address] as const),
  );
  expect(places(found)).toEqual([]);
});

test('Estonian words that a text explains, in brackets or quotes', () => {
  const word = /[(«“‘,] ?([a-z -]*[äöõüšž][a-zäöõüšž -]*)[)»”’]/gu;
  const found = pages.flatMap((page) =>
    ownTexts(page).flatMap((text) =>
      [...text.matchAll(word)].map(([, estonian = '']) => [estonian, page.address] as const),
    ),
  );
  expect(places(found)).toEqual([]);
});
