/** Context that readers of external text need besides the text. */
import type { BundleComponent } from '#features/page-builder/bundle-schema.ts';
import type { ConversionContext } from '#platform/cms/wordpress/conversion-context.ts';
import type { WrittenText } from '#platform/publish/health/findings.ts';
import type { KnownAddresses } from '#platform/publish/health/links.ts';
import { stem } from '#features/search/query/stem.ts';
import { WordForms } from '#features/search/query/word-forms.ts';

/** A WordPress without files and articles; links to it lead nowhere. */
export const context: ConversionContext = {
  url: 'https://cms.example.ee/wp-json/',
  siteUrl: 'https://www.example.ee',
  findArticle: () => undefined,
  resolveAddress: ({ slug }) => slug,
  media: {
    findEntry: () => undefined,
    describe: () => ({}),
    picture: () => Promise.reject(new Error('There is none.')),
    document: () => Promise.reject(new Error('There is none.')),
  },
  isPage: () => false,
  isFile: () => false,
  isOldAddress: () => false,
  categories: new Map(),
  otherCategory: 'company-news',
  loadStylesheet: () => Promise.resolve(''),
  warn: () => undefined,
  warned: () => [],
  orWarn: async (_message, work) => work().catch(() => undefined),
};

export const component: BundleComponent = {
  id: 'a',
  projectId: 'a',
  name: 'Kampaania',
  usedComponents: [],
  entry: 'a.js',
  path: '/kampaania',
  isPage: true,
};

export const nothingKnown: KnownAddresses = { leadsSomewhere: () => false, innerHosts: new Set() };

export const asLooseText = (html: string): WrittenText => ({
  subject: { kind: 'posts', id: 1, title: 'A', file: 'posts/1.json' },
  locale: 'et',
  place: 'content',
  html,
  level: 1,
});

/** @param text Value of every header, if headers allow it. */
export function asRequest(text: string): Request {
  const value = text.replaceAll(/[^ -~]/gu, '');
  const headers = { 'content-type': value, accept: value, origin: value, 'sec-fetch-site': value };
  return new Request('https://www.example.ee/', { method: 'POST', headers });
}

const letters = 'aeiouklmnprst';

/** A vocabulary several times that of the shipped site, with many words similar to a word of these letters. */
const vocabulary = Array.from({ length: 30_000 }, (_, index) =>
  Array.from(
    { length: 5 + (index % 14) },
    (__, place) => letters[(index * 7 + place * (1 + (index % 11))) % 13],
  ).join(''),
);

export const manyWords = new WordForms(vocabulary, (form) => stem(form, 'et'), true);
