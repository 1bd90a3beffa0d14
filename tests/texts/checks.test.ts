/** What checks the shipped texts (tests/content) finds each fault in made-up ones, and lets the right form pass. */
import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { pageTemplates } from '#shell/addresses/routes.ts';
import { disagreements } from './agreement.ts';
import { tooShort, tooShortBesideEstonian } from './lengths.ts';
import { municipalitiesIn } from './named-municipalities.ts';
import { customerSections, pageKinds } from './page-kinds.ts';
import { doubledSentences, repeatedSentences } from './repetition.ts';
import type { PageTexts } from './shipped-texts.ts';
import { quotedTopics } from './topics.ts';
import { infoPhone, typedFigures } from './typed-figures.ts';
import { findFaults, typographyRules } from './typography.ts';
import { splitSentences, splitWords } from './words.ts';
import { avoidedIn, avoidedWords } from './words-of-trade.ts';

test('every page of the sections for customers says what kind of page it is', () => {
  const isForCustomers = (template: string) =>
    customerSections.some((section) => template === section || template.startsWith(`${section}/`));
  expect(Object.keys(pageKinds).sort()).toEqual(pageTemplates.filter(isForCustomers).sort());
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

test('a sentence that one text says twice is found', () => {
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
  expect(splitWords(html)).toEqual(['Kaks', 'sõna', 'Kott', 'kuni', '{{bagMaxWeight}}.', '„Suur“', 'leht!']);
  expect(splitSentences(html)).toEqual(['Kaks sõna', 'Kott – kuni {{bagMaxWeight}}.', '„Suur“ leht!']);
});

test('each rule of typography finds its fault and lets the right form pass', () => {
  const wrong = Object.entries(typographyRules).flatMap(([message, rule]) =>
    rule.locales
      .filter((locale) => {
        const [fault] = findFaults(rule.wrong, locale);
        return fault?.startsWith(message) !== true || findFaults(rule.right, rule.locales[0]).length > 0;
      })
      .map((locale) => `${message} in ${locale}`),
  );
  expect(wrong).toEqual([]);
});

test('a typed figure is found, while a year, a date and a fact are not', () => {
  expect(
    typedFigures(`<p>Kott kannab 1250\u00a0kg ja maksab 12,50 €, kell 15:00, ${infoPhone}, +372.</p>`),
  ).toEqual(['1250\u00a0kg', '12,50 €', '15:00', infoPhone, '+372']);
  expect(typedFigures('<p>17. jaanuaril 2026, 17.01.2026, <a href="tel:7">{{infoPhone}}</a></p>')).toEqual(
    [],
  );
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
test('a name is found in every case, and not as a part of another name', () => {
  const known = [{ name: 'Narva linn' }, { name: 'Narva-Jõesuu linn' }, { name: 'Rae vald' }];
  const names = (text: string) => municipalitiesIn(text, known).map(({ name }) => name);
  expect(names('Narvas ja <b>Rae</b> vallas')).toEqual(['Narva linn', 'Rae vald']);
  expect(names('Narva-Jõesuusse, Raeküla')).toEqual(['Narva-Jõesuu linn']);
});
