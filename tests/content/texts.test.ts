/** The shipped texts, and those of the interface: length, repetition, typography, figures, words of the trade. */
import { expect, test } from 'vitest';
import { collectFacts } from '#shell/company/company.ts';
import { locales } from '#platform/languages/locale.ts';
import { ticketTopics } from '#features/forms/ticket.ts';
import { replaceFacts } from '#platform/languages/localized-text.ts';
import { formatFact } from '#shell/languages/format.ts';
import { disagreements } from '../texts/agreement.ts';
import { namesInCode, quotedControls, toName } from '../texts/controls.ts';
import { tooShort, tooShortBesideEstonian } from '../texts/lengths.ts';
import { leastWords, pageKinds } from '../texts/page-kinds.ts';
import { doubledSentences, repeatedSentences } from '../texts/repetition.ts';
import { type PageTexts, pagesWithTexts, shippedEntries, textsInLanguages } from '../texts/shipped-texts.ts';
import { quotedTopics } from '../texts/topics.ts';
import { typedFigures } from '../texts/typed-figures.ts';
import { findFaults } from '../texts/typography.ts';
import { splitBlocks, splitSentences } from '../texts/words.ts';
import { avoidedIn } from '../texts/words-of-trade.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

const pages = pagesWithTexts();
const [company] = shippedEntries('company', kinds.company);

test('a service page has 250 words or more in every language, and a support page 200', () => {
  const least = Object.entries(pageKinds).map(([page, kind]) => [page, leastWords[kind]] as const);
  expect(tooShort(pages, Object.fromEntries(least))).toEqual([]);
});

test('the pages about the company, its environmental work and its procurement have 200 words or more', () => {
  const presented = ['/about/company', '/about/environment-and-quality', '/about/procurement'];
  expect(tooShort(pages, Object.fromEntries(presented.map((page) => [page, 200])))).toEqual([]);
});

test('Russian and English texts have at least 85 % of the length of the Estonian ones', () => {
  expect(tooShortBesideEstonian(pages.filter(({ page }) => !page.startsWith('post ')))).toEqual([]);
});

test('no sentence of more than eight words stands on two pages of a language', () => {
  const repeated = locales.flatMap((locale) =>
    repeatedSentences(pages.filter((version) => version.locale === locale)),
  );
  expect(repeated).toEqual([]);
});

test('no text says a sentence of more than eight words twice', () => {
  expect(pages.flatMap(({ texts }) => doubledSentences(texts))).toEqual([]);
});

test('every text of the content and of the interface follows the typography of its language', () => {
  const faults = textsInLanguages().flatMap(({ place, locale, text }) =>
    findFaults(text, locale).map((fault) => `${place}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('sizes, prices, hours and telephone numbers come from data and are typed into no text', () => {
  const typed = pages
    .filter(({ page }) => !page.startsWith('post '))
    .flatMap(({ page, locale, texts }) =>
      texts.flatMap(typedFigures).map((found) => `${page} in ${locale}: ${found}`),
    );
  expect(typed).toEqual([]);
});

test('the noun after a figure has the form that the figure asks for', () => {
  const withFacts = (text: string, locale: PageTexts['locale']) =>
    replaceFacts(text, (name, nouns) => {
      const fact = company && collectFacts(company)[name];
      return fact ? formatFact(fact, locale, nouns) : '';
    });
  const wrong = pages.flatMap(({ page, locale, texts }) =>
    texts
      .flatMap(splitSentences)
      .flatMap((sentence) => disagreements(withFacts(sentence, locale), locale))
      .map((found) => `${page} in ${locale}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

test('a noun that stands with its figure has as many forms as its language', () => {
  const wrong = textsInLanguages().flatMap(({ place, locale, text }) =>
    [...text.matchAll(/\{\{\w+ ([^{}]*)\}\}/gu)].flatMap(([found, nouns = '']) =>
      nouns.split('|').length === (locale === 'ru' ? 3 : 2) ? [] : [`${place}: ${found}`],
    ),
  );
  expect(wrong).toEqual([]);
});

/** A topic of the news that texts name too. */
const newsTopics = { et: 'Erakorralised teated', ru: 'Экстренные сообщения', en: 'Emergency notices' };

test('a text that tells the visitor which topic to choose calls it as the contact form does', () => {
  const unknown = pages.flatMap(({ page, locale, texts }) => {
    const names = Object.values(ticketTopics).map(({ name }) => name[locale].toLowerCase());
    return texts
      .flatMap(splitBlocks)
      .flatMap((block) => quotedTopics(block, locale))
      .filter((name) => name !== newsTopics[locale] && !names.includes(name.toLowerCase()))
      .map((name) => `${page} in ${locale}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('a text that tells the visitor what to press, tick or choose calls it as it is called', () => {
  const names = new Set([...namesInCode(), ...textsInLanguages().map(({ text }) => toName(text))]);
  const quoted = pages.flatMap(({ page, locale, texts }) =>
    texts
      .flatMap(splitBlocks)
      .flatMap((block) => quotedControls(block, locale))
      .map((name) => ({ page, locale, name })),
  );
  expect(quoted.length).toBeGreaterThan(80);
  expect(quoted.filter(({ name }) => !names.has(name))).toEqual([]);
});

test('texts call one thing by one word: konteiner, портал самообслуживания, missed collections', () => {
  const found = textsInLanguages().flatMap(({ place, locale, text }) =>
    avoidedIn(text, locale).map((word) => `${place}: ${word}`),
  );
  expect(found).toEqual([]);
});
