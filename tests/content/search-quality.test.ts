/** Quality of search results for the shipped content. */
import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { parseOwnPath, parsePagePath } from '#platform/addresses/page-path.ts';
import type { SearchAnswer } from '#features/search/query/search-index.ts';
import { wholeAnswer } from '#features/search/query/whole-answer.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { expectedQueries, misses } from './search-text-queries.ts';
import { tuning } from '#scripts/bench/search-queries.ts';
import { isAnswer } from '#scripts/bench/search-query.ts';
import { shippedIndex, startPart } from './shipped-index.ts';

const search = (locale: (typeof locales)[number], typed: string, count = 10): Promise<SearchAnswer> =>
  wholeAnswer(shippedIndex(locale), typed, { count });

const joinTitle = ({ title }: SearchAnswer['results'][number]): string =>
  title.map(({ text }) => text).join('');

test('of 60 searches in the words of the texts, at least 95 % lead to their page among the first five', async () => {
  const failed: string[] = [];
  for (const { locale, typed, leadsTo } of expectedQueries) {
    const wanted = leadsTo.map((address) => {
      const [, path = '', fragment = ''] = /^([^#]*)(.*)$/u.exec(address) ?? [];
      const parsed = parsePagePath(path);
      if (!parsed) throw new RangeError(`${path} is no path of a page.`);
      return localizedPath(parsed, locale) + fragment;
    });
    const { results } = await search(locale, typed, 5);
    if (!results.some(({ url }) => wanted.includes(url))) failed.push(`${locale}: ${typed}`);
  }
  expect(expectedQueries).toHaveLength(60);
  expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(3);
});

test('among these searches are at least 15 inside compounds or in other forms and 15 with typing errors, in three languages', () => {
  const count = (kind: string) => expectedQueries.filter((query) => query.kind === kind).length;
  expect(count('formed')).toBeGreaterThanOrEqual(15);
  expect(count('typo')).toBeGreaterThanOrEqual(15);
  for (const locale of locales)
    expect(expectedQueries.filter((query) => query.locale === locale)).toHaveLength(20);
});

/** Least share of the queries that the search may be tuned with. */
const answeredShare = 0.95;

test('searches of visitors are answered among the first five', async () => {
  const failed: string[] = [];
  for (const { locale, kind, typed, leadsTo } of tuning.queries) {
    const { results } = await search(locale, typed, 5);
    const isAnswered = results.some(({ url }) => leadsTo.some((address) => isAnswer(url, address)));
    if (!isAnswered) failed.push(`${locale}, ${kind}: ${typed}`);
  }
  const answered = tuning.queries.length - failed.length;
  expect(answered / tuning.queries.length, failed.join('\n')).toBeGreaterThanOrEqual(answeredShare);
});

test('what the company does for its customers comes before a thing to throw away that is called so', async () => {
  const failed: string[] = [];
  for (const [locale, typed, address] of [
    ['et', 'arve', '/customer-support/faq/billing#'],
    ['et', 'e-arve', '/customer-support/faq/billing#e-arve'],
    ['et', 'minu leping', '/'],
    ['et', 'kalender', '/customer-support/next-shipping-day'],
    ['et', 'bigbag', '/home-customer/big-bag-collecting'],
    ['et', 'valvetelefon', '/customer-support/faq/collection#kui-klienditugi-on-suletud'],
    ['et', 'pakendikott', '/customer-support/faq/sorting#pakendikott'],
    ['et', 'kompost', '/services/compost'],
    ['ru', 'договор', '/ru/customer-support/faq/contract#'],
    ['ru', 'календарь', '/ru/customer-support/faq/collection#paevad-kalendrisse'],
    ['en', 'my bill', '/en/customer-support/faq/billing#'],
    ['en', 'e-invoice', '/en/customer-support/faq/billing#e-arve'],
    ['en', 'contract', '/en/customer-support/faq/contract#'],
    ['en', 'Google Calendar', '/en/customer-support/faq/collection#paevad-kalendrisse'],
    ['en', 'big bag', '/en/home-customer/big-bag-collecting'],
    ['en', 'packaging bag', '/en/customer-support/faq/sorting#pakendikott'],
    ['en', 'form', '/en/customer-support/'],
    ['en', 'cookies', '/en/cookies'],
  ] as const) {
    const { results } = await search(locale, typed, 1);
    const [first] = results;
    if (first?.kind === 'object' || first?.url.startsWith(address) !== true)
      failed.push(`${typed}: ${first?.url}`);
  }
  expect(failed).toEqual([]);
});

test('who has waiting waste or a holiday before them is told what to do now, not of things or of earlier years', async () => {
  const failed: string[] = [];
  for (const [locale, typed, address] of [
    ['ru', 'не вывезли мусор', '/ru/customer-support/faq/collection#tuhjendamata-teatamine'],
    ['ru', 'мусор не вывезли', '/ru/customer-support/faq/collection#tuhjendamata-teatamine'],
    ['et', 'jõulud', '/customer-support/faq/collection#puhade-ajal'],
    ['ru', 'рождество', '/ru/customer-support/faq/collection#puhade-ajal'],
    ['ru', 'когда вывозят на новый год', '/ru/customer-support/faq/collection#puhade-ajal'],
    ['en', 'christmas', '/en/customer-support/faq/collection#puhade-ajal'],
  ] as const) {
    const [first] = (await search(locale, typed, 1)).results;
    if (first?.url !== address) failed.push(`${typed}: ${first?.url}`);
  }
  expect(failed).toEqual([]);
});

test('who asks about own matters is led to them first, however short the question', async () => {
  const own = {
    contact: '/customer-support/contact',
    writing: '/customer-support/contact-us',
    days: '/customer-support/next-shipping-day',
    contract: '/customer-support/faq/contract#lepingu-solmimine',
    moving: '/customer-support/faq/contract#kolimine',
    details: '/customer-support/faq/contract#lepingu-muutmine',
    holidays: '/customer-support/faq/collection#puhade-ajal',
    gates: '/customer-support/faq/collection#votmed-ja-tokkepuud',
    login: '/customer-support/faq/contract#iseteenindus',
  } as const;
  const asked = [
    ['et', own.contact, 'kell', 'mis kell', 'kellaaeg', 'lahtiolek', 'telefon'],
    ['et', own.contract, 'leping', 'uus leping', 'minu leping'],
    ['et', '/customer-support/faq/contract#lepingu-lopetamine', 'leping lõpetada'],
    ['et', own.details, 'aadress vale'],
    ['et', own.holidays, 'jõulud 2026', 'lihavõtted 2027'],
    ['et', own.gates, 'värava võti'],
    ['et', own.login, 'parool', 'salasõna'],
    ['et', own.days, 'graafik', 'millal tuleb auto'],
    ['et', '/customer-support/faq/collection#tuhjendamata-teatamine', 'prügi ei viidud ära'],
    ['et', '/home-customer/organized-waste', 'kes veab'],
    ['ru', own.contact, 'телефон', 'часы', 'время работы', 'закрыто', 'до скольки'],
    ['ru', own.contract, 'договор', 'новый договор'],
    ['ru', own.details, 'неправильный адрес'],
    ['ru', own.holidays, 'рождество 2026'],
    ['ru', own.gates, 'ключ от ворот'],
    ['ru', own.writing, 'обратная связь'],
    ['ru', own.days, 'график'],
    ['en', own.contact, 'open', 'when are you open', 'what time do you open', 'phone', 'contact', 'address'],
    ['en', own.contract, 'contract', 'new contract'],
    ['en', own.moving, 'transfer contract'],
    ['en', own.holidays, 'christmas 2026'],
    ['en', own.gates, 'gate key'],
    ['en', own.days, 'when does the truck come'],
  ] as const;
  const failed: string[] = [];
  for (const [locale, address, ...questions] of asked) {
    const path = locale === 'et' ? address : `/${locale}${address}`;
    for (const typed of questions) {
      const [first] = (await search(locale, typed, 1)).results;
      if (first?.url !== path) failed.push(`${locale} ${typed}: ${first?.url}`);
    }
  }
  expect(failed).toEqual([]);
});

test('an old contract that is to go is a thing to throw away', async () => {
  const [first] = (await search('et', 'vana leping ära visata', 1)).results;
  expect(first?.kind).toBe('object');
});

test('a search for what the site does not have finds nothing', async () => {
  for (const [locale, typed] of [...misses, ...tuning.misses])
    expect((await search(locale, typed)).total, typed).toBe(0);
});

test('a title that is typed in full comes first, whatever its case and marks', async () => {
  for (const { title } of (await startPart('et')).entries) {
    const { results } = await search('et', title.toUpperCase(), 3);
    expect(results.map(joinTitle), title).toContain(title);
  }
});

test('text is found literally: phrases, parts of words and addresses, whatever their case', async () => {
  const first = async (locale: (typeof locales)[number], typed: string) =>
    (await search(locale, typed, 5)).results.map(({ url }) => url);
  expect(await first('et', 'SÜSI HÕÕGUB TUHA ALL')).toContain('/customer-support/faq/sorting#tuhk');
  expect(await first('et', 'aalpakend')).toEqual(await first('et', 'AALPAKEND'));
  expect(await first('et', 'ehendusi')).not.toEqual([]);
  expect(await first('en', '/home-customer/waste-stations/315')).toContain(
    '/en/home-customer/waste-stations/315',
  );
});

test('each of the 78 municipalities is led to who collects there, in each language', async () => {
  const failed: string[] = [];
  for (const locale of locales) {
    const { entries } = await startPart(locale);
    const collections = entries.flatMap(({ collection }) => collection ?? []);
    expect(collections).toHaveLength(78);
    const typedNames = collections.flatMap(({ municipality, names }) =>
      [municipality, ...names].map((typed) => ({ municipality, typed })),
    );
    for (const { municipality, typed } of typedNames) {
      const { results } = await search(locale, typed, 2);
      if (!results.some(({ collection }) => collection?.municipality === municipality))
        failed.push(`${locale}: ${typed}`);
    }
  }
  expect(failed).toEqual([]);
});

test('what stands in tables and lists is found, in any spacing, and says what it is', async () => {
  const first = async (locale: (typeof locales)[number], typed: string) => {
    const [result] = (await search(locale, typed, 1)).results;
    return result && `${result.kind} ${result.url}`;
  };
  const phone = 'contact /customer-support/contact#phone-tartu';
  for (const typed of ['600 0105', '6000105', '+372 600 0105']) expect(await first('et', typed)).toBe(phone);
  expect(await first('et', 'Annika Pajuoja')).toBe('contact /customer-support/contact#person-annika-pajuoja');
  expect(await first('et', 'Sorteeri tn 2')).toBe('contact /customer-support/contact#office-voru');
  expect(await first('et', '17 06 05*')).toMatch(/^station /u);
  expect(await first('et', '170605')).toMatch(/^station /u);
  for (const typed of ['0,24 m³', '240 l', '240l']) {
    expect(await first('et', typed)).toMatch(/-prices |containers$/u);
  }
  const sunday = '/home-customer/waste-stations?open=sunday';
  expect(await first('et', 'avatud pühapäeval')).toBe(`page ${sunday}`);
  expect(await first('ru', 'открыто в воскресенье')).toBe(`page /ru${sunday}`);
  expect(await first('en', 'open on Sunday')).toBe(`page /en${sunday}`);
});

test('Russian names find Estonian ones and the reverse, together with the Russian texts', async () => {
  const kinds = async (typed: string) =>
    new Set((await search('ru', typed, 50)).results.map(({ kind }) => kind));
  for (const typed of ['Таллинн', 'в Таллинне', 'Tallinn', 'Tallinnas']) {
    const found = await kinds(typed);
    for (const kind of ['collection', 'organised-prices', 'station', 'post'] as const)
      expect([typed, kind, found.has(kind)]).toEqual([typed, kind, true]);
  }
});

test('an object whose name is typed comes first', async () => {
  for (const [locale, typed, id] of [
    ['et', 'jogurtitops', 'jogurtitops'],
    ['ru', 'стаканчик от йогурта', 'jogurtitops'],
    ['en', 'toothbrush', 'hambahari'],
  ] as const) {
    const { results } = await search(locale, typed, 5);
    expect(results[0]?.url).toBe(localizedPath(parseOwnPath(`/sorting/${id}`), locale));
  }
});

test('words that have a short one inside by chance come after all that has the word itself', async () => {
  const { results } = await search('et', 'aku', 10);
  expect(results).toHaveLength(10);
  expect(results.map(joinTitle).filter((title) => /saku|mahakuk|säraküünal|rannakül/iu.test(title))).toEqual(
    [],
  );
});

test('calendar, poster, exemption and withdrawal are found by what visitors call them, among the first three', async () => {
  const days = ['/customer-support/faq/collection#paevad-kalendrisse', '/customer-support/next-shipping-day'];
  const exemption = ['/customer-support/faq/contract#jaatmeveost-vabastamine'];
  const withdrawal = ['/terms/withdrawal'];
  const asked = [
    ['et', 'Google Calendar', days],
    ['et', 'ical', days],
    ['et', 'veograafik printida', days],
    ['ru', 'гугл календарь', days],
    ['ru', 'ical', days],
    ['en', 'Google Calendar', days],
    ['en', 'outlook', days],
    ['en', 'ical', days],
    ['et', 'vabastuse kinnitamine 20. jaanuar', exemption],
    ['ru', 'подтвердить освобождение', exemption],
    ['en', 'confirm exemption', exemption],
    ['et', 'taganen lepingust', withdrawal],
    ['ru', 'отказаться от договора', withdrawal],
    ['en', 'withdraw from a contract', withdrawal],
  ] as const;
  const failed: string[] = [];
  for (const [locale, typed, leadsTo] of asked) {
    const wanted = leadsTo.map((address) => (locale === 'et' ? address : `/${locale}${address}`));
    const { results } = await search(locale, typed, 3);
    if (!results.some(({ url }) => wanted.includes(url)))
      failed.push(`${locale} ${typed}: ${results.map(({ url }) => url).join(' ')}`);
  }
  expect(failed).toEqual([]);
});
