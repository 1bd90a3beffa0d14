/** Estonian names and words on pages in other languages: marked, so that they are read as Estonian, or translated. */
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { parseJson } from '#platform/base/json.ts';
import { formatLegalName } from '#shell/company/company.ts';
import { company } from '../../site/company.ts';
import { estonianNamesIn, readText } from '../../site/estonian-names.ts';
import { HtmlElement } from '../../site/html-element.ts';
import type { SitePage } from '../../site/pages.ts';
import { type Check, check } from '../check.ts';

const content = new URL('../../../src/content/', import.meta.url);
const read = <Schema extends z.ZodMiniType>(file: string, schema: Schema) =>
  parseJson(readFileSync(new URL(file, content), 'utf8'), schema);

const stations = readdirSync(new URL('waste-stations', content)).flatMap((file) =>
  read(`waste-stations/${file}`, z.array(z.object({ address: z.string(), sign: z.optional(z.string()) }))),
);

/** As the content has them, in Estonian only. */
const names = [
  ...stations.flatMap(({ address, sign }) => [address, ...(sign === undefined ? [] : [sign])]),
  ...read('offices.json', z.array(z.object({ address: z.string() }))).map(({ address }) => address),
  ...read('carriers.json', z.array(z.object({ name: z.string() }))).map(({ name }) => name),
  company.address.street,
];
const anyName = new RegExp(names.map((name) => RegExp.escape(name)).join('|'), 'gu');

const unread = new Set(['script', 'style', 'code', 'pre', 'title', 'option', 'template']);

/** Texts of a page that are read in its own language. */
function* ownTexts({ document, locale }: SitePage): Generator<string> {
  yield* textsIn(document, true);

  function* textsIn(element: HtmlElement, isOwn: boolean): Generator<string> {
    for (const node of element.childNodes) {
      if (node instanceof HtmlElement) {
        if (unread.has(node.tagName)) continue;
        const { lang } = node.attributes;
        yield* textsIn(node, lang === undefined ? isOwn : lang === locale);
      } else if (isOwn) yield node;
    }
  }
}

const isForeign = ({ locale, isIndexed }: SitePage) => locale !== 'et' && isIndexed;

const withParagraph = (text: string) => ({ part: /<\/main>/u, by: `<p>${text}</p></main>` });

export const estonian: readonly Check[] = [
  check('addresses, signs of stations and names of companies are marked as Estonian', {
    concerns: isForeign,
    faults: (page) => [...ownTexts(page)].flatMap((text) => text.match(anyName) ?? []),
    spoiling: { pages: ['/ru/about'], ...withParagraph(`Адрес: ${company.address.street}`) },
  }),

  check('the name of our own company is marked as Estonian, where the law asks for it', {
    concerns: isForeign,
    faults: (page) => [...ownTexts(page)].filter((text) => text.trim() === formatLegalName(company)),
    spoiling: { pages: ['/ru/about'], ...withParagraph(formatLegalName(company)) },
  }),

  check('Estonian words that a text explains, in brackets or quotes, are marked', {
    concerns: isForeign,
    faults: (page) =>
      [...ownTexts(page)].flatMap((text) =>
        Array.from(
          text.matchAll(/[(«“‘,] ?([a-z -]*[äöõüšž][a-zäöõüšž -]*)[)»”’]/gu),
          ([, word = '']) => word,
        ),
      ),
    spoiling: { pages: ['/en/about'], ...withParagraph('A bin (prügikast, jäätmemahuti).') },
  }),

  check('the Estonian name of a place, in brackets after its own one, is marked', {
    concerns: ({ locale, isIndexed }) => locale === 'ru' && isIndexed,
    minPages: 100,
    faults: (page) =>
      [...ownTexts(page)].flatMap(
        (text) => text.match(/\([^()\p{Script=Cyrillic}]* (?:vald|linn|jäätmejaam)\b[^()]*\)/gu) ?? [],
      ),
    spoiling: { pages: ['/ru/about'], ...withParagraph('Виймси (Viimsi vald)') },
  }),

  check('no published page of another language has an Estonian name of waste, container, county or reason', {
    // Articles have Estonian addresses, and one that is not translated is named by its Estonian title. Examples of the
    // interface are what the content base gives.
    concerns: ({ locale, path }) =>
      locale !== 'et' && !path.startsWith('/about/news/') && path !== '/data/api',
    minPages: 100,
    faults: ({ document, html }) => {
      const body = document.querySelector('body');
      // An answer has its HTML in it, with what is marked as Estonian.
      const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)]
        .join(' ')
        .replace(/\\u003cspan lang=\\"et\\">.*?\\u003c\/span>/gu, ' ')
        // The address of an object is its Estonian name in every language.
        .replace(/"https:[^"]*"/gu, ' ');
      return [...estonianNamesIn(body ? readText(body) : ''), ...estonianNamesIn(structured)];
    },
    spoiling: { pages: ['/en/about'], ...withParagraph('Harju maakond') },
  }),
];
