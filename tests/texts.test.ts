import { expect, test } from 'vitest';
import { kinds } from '#cms/export/export.ts';
import { infoPhone } from '#model/business-rules.ts';
import { factsOf } from '#model/company.ts';
import { locales } from '#model/locale.ts';
import { ticketTopics } from '#model/ticket.ts';
import { replaceFacts } from '#model/text.ts';
import { formatFact } from '#site/format.ts';
import { pageTemplates } from '#site/routes.ts';
import { disagreements } from './texts/agreement.ts';
import { tooShort, tooShortBesideEstonian } from './texts/lengths.ts';
import { customerSections, leastWords, pageKinds } from './texts/page-kinds.ts';
import { doubledSentences, repeatedSentences } from './texts/repetition.ts';
import { type PageTexts, pagesWithTexts, shippedEntries, textsInLanguages } from './texts/shipped-texts.ts';
import { quotedTopics } from './texts/topics.ts';
import { typedFigures } from './texts/typed-figures.ts';
import { faultsOf, typographyRules } from './texts/typography.ts';
import { blocksOf, sentencesOf, wordsOf } from './texts/words.ts';
import { avoidedIn, avoidedWords } from './texts/words-of-trade.ts';

const pages = pagesWithTexts();
const [company] = shippedEntries('company', kinds.company);

test('every page of the sections for customers says what kind of page it is', () => {
  const isForCustomers = (template: string) =>
    customerSections.some((section) => template === section || template.startsWith(`${section}/`));
  expect(Object.keys(pageKinds).sort()).toEqual(pageTemplates.filter(isForCustomers).sort());
});

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

test('a page that is too short in one language is found, and one that is long enough is not', () => {
  const version = (locale: PageTexts['locale'], words: number): PageTexts => ({
    page: '/a',
    locale,
    texts: ['<p>sõna</p>'.repeat(words)],
  });
  const versions = [version('et', 20), version('ru', 16), version('en', 17)];
  expect(tooShort(versions, { '/a': 17, '/b': 1 })).toEqual([
    '/a in ru has 16 of 17 words',
    ...locales.map((locale) => `/b in ${locale} has 0 of 1 words`),
  ]);
  expect(tooShort(versions, { '/a': 16 })).toEqual([]);
  expect(tooShortBesideEstonian(versions)).toEqual(['/a in ru has 16 of 17 words']);
});

test('no sentence of more than eight words stands on two pages of a language', () => {
  const repeated = locales.flatMap((locale) =>
    repeatedSentences(pages.filter((version) => version.locale === locale)),
  );
  expect(repeated).toEqual([]);
});

test('no text says a sentence of more than eight words twice', () => {
  expect(pages.flatMap(({ texts }) => doubledSentences(texts))).toEqual([]);
  const long = 'Kui tabeli järgi esitab arve vald, teatage omanikust ka sinna';
  expect(doubledSentences([`<p>${long}.</p><p>${long}.</p>`, `<p>${long}.</p>`])).toEqual([
    long.toLowerCase(),
  ]);
});

test('a repeated sentence is found through other tags and another end, a short one is not', () => {
  const long = 'Pange konteiner välja hiljemalt kell {{binsOutBy}} ja hoidke tee lahti';
  const version = (page: string, text: string): PageTexts => ({ page, locale: 'et', texts: [text] });
  const first = version('/a', `<p>Tere. ${long}.</p>`);
  expect(repeatedSentences([first, version('/b', `<ul><li><strong>${long}</strong></li></ul>`)])).toEqual([
    `/a, /b: ${long.toLowerCase()}`,
  ]);
  expect(repeatedSentences([first, version('/b', '<p>Tere. Hoidke tee lahti.</p>')])).toEqual([]);
});

test('words and sentences of a text are those that a reader sees', () => {
  const html = '<h3>Kaks sõna</h3><p>Kott – kuni {{bagMaxWeight}}. „Suur“ <a href="/x">leht</a>!</p>';
  expect(wordsOf(html)).toEqual(['Kaks', 'sõna', 'Kott', 'kuni', '{{bagMaxWeight}}.', '„Suur“', 'leht!']);
  expect(sentencesOf(html)).toEqual(['Kaks sõna', 'Kott – kuni {{bagMaxWeight}}.', '„Suur“ leht!']);
});

test('every text of the content and of the interface follows the typography of its language', () => {
  const faults = textsInLanguages().flatMap(({ place, locale, text }) =>
    faultsOf(text, locale).map((fault) => `${place}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('each rule of typography finds its fault and lets the right form pass', () => {
  const wrong = Object.entries(typographyRules).flatMap(([message, rule]) =>
    rule.locales
      .filter((locale) => {
        const [fault] = faultsOf(rule.wrong, locale);
        return fault?.startsWith(message) !== true || faultsOf(rule.right, rule.locales[0]).length > 0;
      })
      .map((locale) => `${message} in ${locale}`),
  );
  expect(wrong).toEqual([]);
});

test('sizes, prices, hours and telephone numbers come from data and are typed into no text', () => {
  const typed = pages
    .filter(({ page }) => !page.startsWith('post '))
    .flatMap(({ page, locale, texts }) =>
      texts.flatMap(typedFigures).map((found) => `${page} in ${locale}: ${found}`),
    );
  expect(typed).toEqual([]);
});

test('a typed figure is found, while a year, a date and a fact are not', () => {
  expect(
    typedFigures(`<p>Kott kannab 1250\u00a0kg ja maksab 12,50 €, kell 15:00, ${infoPhone}, +372.</p>`),
  ).toEqual(['1250\u00a0kg', '12,50 €', '15:00', infoPhone, '+372']);
  expect(typedFigures('<p>17. jaanuaril 2026, 17.01.2026, <a href="tel:7">{{infoPhone}}</a></p>')).toEqual(
    [],
  );
});

test('the noun after a figure has the form that the figure asks for', () => {
  const withFacts = (text: string, locale: PageTexts['locale']) =>
    replaceFacts(text, (name, nouns) => {
      const fact = company && factsOf(company)[name];
      return fact ? formatFact(fact, locale, nouns) : '';
    });
  const wrong = pages.flatMap(({ page, locale, texts }) =>
    texts
      .flatMap(sentencesOf)
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

test('Russian has three forms after a figure, Estonian and English two', () => {
  expect(disagreements('1 день, 3 дня, 5 дней, 21 день, 22 дня, 1\u00a0250 дней', 'ru')).toEqual([]);
  expect(disagreements('1 дней, 3 день, 5 дня, 21 дней, 11 день', 'ru')).toEqual([
    '1 дней',
    '3 день',
    '5 дня',
    '21 дней',
    '11 день',
  ]);
  expect(disagreements('1 päev, 3 päeva, 2 tund', 'et')).toEqual(['2 tund']);
  expect(disagreements('1 day, 3 day, 1,000 customers, 1 hours', 'en')).toEqual(['3 day', '1 hours']);
});

/** A topic of the news that texts name too. */
const newsTopics = { et: 'Erakorralised teated', ru: 'Экстренные сообщения', en: 'Emergency notices' };

test('a text that tells the visitor which topic to choose calls it as the contact form does', () => {
  const unknown = pages.flatMap(({ page, locale, texts }) => {
    const names = Object.values(ticketTopics).map(({ name }) => name[locale].toLowerCase());
    return texts
      .flatMap(blocksOf)
      .flatMap((block) => quotedTopics(block, locale))
      .filter((name) => name !== newsTopics[locale] && !names.includes(name.toLowerCase()))
      .map((name) => `${page} in ${locale}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('a quoted topic is found in every language, a quoted page is not', () => {
  expect(quotedTopics('Valige teemaks „Arve“ või „Muu“ ja lugege lehte „Hinnad“.', 'et')).toEqual([
    'Arve',
    'Muu',
  ]);
  expect(quotedTopics('Выберите тему «Счёт» и откройте страницу «Цены».', 'ru')).toEqual(['Счёт']);
  expect(quotedTopics('Choose the topic “Bill” and open the page “Prices”.', 'en')).toEqual(['Bill']);
  expect(quotedTopics('Choose “Cookie settings”. Choose “Bill” in the contact form.', 'en')).toEqual([
    'Bill',
  ]);
  expect(quotedTopics('Use the contact form and choose “Bill”.', 'en')).toEqual(['Bill']);
});

test('texts call one thing by one word: konteiner, портал самообслуживания, missed collections', () => {
  const found = textsInLanguages().flatMap(({ place, locale, text }) =>
    avoidedIn(text, locale).map((word) => `${place}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('each avoided word is found, and the right one passes', () => {
  const missed = locales.flatMap((locale) =>
    avoidedWords[locale]
      .filter(
        ({ wrong, right }) => avoidedIn(wrong, locale).length !== 1 || avoidedIn(right, locale).length > 0,
      )
      .map(({ wrong }) => `${wrong} in ${locale}`),
  );
  expect(missed).toEqual([]);
});
