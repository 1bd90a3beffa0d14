/** Facts that the shipped texts state are those of the specification and of the data. */
import { expect, test } from 'vitest';
import { collectFacts, type Fact, formatLegalName } from '#shell/company/company.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import { dayForms } from '#scripts/lint/rule-forms.ts';
import { pagesWithTexts, shippedEntries } from '../texts/shipped-texts.ts';
import { splitBlocks } from '../texts/words.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

const pages = pagesWithTexts();
const [company] = shippedEntries('company', kinds.company);
const facts: Readonly<Record<string, Fact>> = company ? collectFacts(company) : {};

function joinTexts(page: string, locale: Locale): string {
  const version = pages.find((each) => each.page === page && each.locale === locale);
  return (version?.texts ?? []).flatMap(splitBlocks).join('\n');
}

/** Figures of the specification (§1, §9), each with the page that states it. */
const statedFigures = [
  { fact: 'employees', value: 600, page: '/about/company' },
  { fact: 'customers', value: 250_000, page: '/about/company' },
  { fact: 'wasteTonnes', value: 500_000, unit: 't', page: '/about/company' },
  { fact: 'goalYear', value: 2027, page: '/about/company' },
  { fact: 'incineratorTonnes', value: 2000, unit: 't', page: '/home-customer/hazardous-waste' },
  { fact: 'serviceOpens', value: '09:00', page: '/customer-support/contact' },
  { fact: 'serviceCloses', value: '17:00', page: '/customer-support/contact' },
  { fact: 'responseDays', value: 3, page: '/customer-support/contact' },
  { fact: 'orderCutOff', value: '15:00', page: '/customer-support/contact-us' },
  { fact: 'unservedDays', value: 3, page: '/customer-support/unserved-addresses' },
  { fact: 'bigBagVolume', value: 1, unit: 'm³', page: '/home-customer/big-bag-collecting' },
  { fact: 'bigBagMaxWeight', value: 1250, unit: 'kg', page: '/home-customer/big-bag-collecting' },
  { fact: 'smallDeviceSize', value: 25, unit: 'cm', page: '/services/electronic-waste' },
  { fact: 'retailerArea', value: 400, unit: 'm²', page: '/services/electronic-waste' },
] as const;

test('the figures of the specification stand on their pages in every language', () => {
  const missing = statedFigures.flatMap(({ fact, page }) =>
    locales
      .filter((locale) => !joinTexts(page, locale).includes(`{{${fact}`))
      .map((locale) => `${fact} on ${page} in ${locale}`),
  );
  expect(missing).toEqual([]);
  for (const { fact, value, ...rest } of statedFigures) {
    expect(facts[fact]).toMatchObject({
      value,
      ...('unit' in rest ? { unit: rest.unit } : {}),
    });
  }
});

/** Days of the calendar, in the case of their sentence. */
const daysAfter = {
  et: /^\{\{responseDays\}\} päeva(?!\p{L})/u,
  ru: /^\{\{responseDays (?:дня\|дней\|дней|день\|дня\|дней)\}\}(?! рабоч)/u,
  en: /^\{\{responseDays day\|days\}\}(?! of work)/u,
} as const;

test('a response is promised within 3 days of the calendar, and no text promises it in words or days of its own', () => {
  expect(facts.responseDays).toEqual({ type: 'count', value: 3 });
  const promises = pages.flatMap(({ page, locale, texts }) =>
    texts.flatMap(splitBlocks).flatMap((block) =>
      [...block.matchAll(/\{\{responseDays/gu)].map(({ index }) => ({
        place: `${page} in ${locale}`,
        isOfDays: daysAfter[locale].test(block.slice(index)),
      })),
    ),
  );
  expect(promises.length).toBeGreaterThan(40);
  expect(promises.filter(({ isOfDays }) => !isOfDays)).toEqual([]);
  const own = pages.flatMap(({ page, locale, texts }) =>
    texts
      .flatMap(splitBlocks)
      .flatMap((block) =>
        [...block.matchAll(dayForms(3))].map(([found]) => `${page} in ${locale}: ${found}`),
      ),
  );
  expect(own).toEqual([]);
});

/** Statements of the specification (§6, §9) without a figure. */
const statements: readonly (Readonly<Record<Locale, RegExp>> & { readonly page: string })[] = [
  {
    page: '/customer-support/contact',
    et: /esmaspäevast reedeni/u,
    ru: /с понедельника по пятницу/u,
    en: /from Monday to Friday/u,
  },
  {
    page: '/customer-support/contact',
    et: /Kõned salvestatakse/u,
    ru: /Звонки записываются/u,
    en: /Calls are recorded/u,
  },
  {
    page: '/customer-support/contact',
    et: /tavahind ja teie operaatori tasu, mis on operaatoriti erinev/u,
    ru: /по обычному тарифу, к нему добавляется плата вашего оператора, у разных операторов разная/u,
    en: /the standard rate plus your operator’s fee, which differs between operators/u,
  },
  {
    page: '/services/electronic-waste',
    et: /Patareid ja akud: neid võtab tagasi iga pood, mis neid müüb/u,
    ru: /Батарейки и аккумуляторы: их принимает каждый магазин, который их продаёт/u,
    en: /Batteries: every shop that sells them takes them back/u,
  },
  {
    page: '/customer-support',
    et: /Iseteeninduses näete lepingut ja arveid ning saate muuta veopäeva ja tellida lisatühjenduse/u,
    ru: /На портале самообслуживания видны договор и счета, там же можно изменить день вывоза и заказать дополнительный вывоз/u,
    en: /In self-service you can see your contract and bills, change the collection day and order an extra collection/u,
  },
];

test('the pages say when calls are answered, what they cost, who takes batteries and what the portal is for', () => {
  const missing = statements.flatMap((statement) =>
    locales
      .filter((locale) => !statement[locale].test(joinTexts(statement.page, locale)))
      .map((locale) => `${statement[locale].source} on ${statement.page}`),
  );
  expect(missing).toEqual([]);
});

test('the payee and the account number are those of the company, and the number is well-formed', () => {
  const textIn = (name: string) => {
    const fact = facts[name];
    return fact?.type === 'text' ? Object.values(fact.value) : [];
  };
  expect(textIn('legalName')).toEqual(locales.map(() => company && formatLegalName(company)));
  for (const account of textIn('iban')) {
    const digits = account.replaceAll('\u00a0', '').replace(/^EE(\d\d)(\d{16})$/u, '$21414$1');
    expect(BigInt(digits) % 97n).toBe(1n);
  }
});

test('hours of customer service are the same wherever they are written', () => {
  const { opens, closes, days } = company?.serviceHours ?? {};
  expect(days).toEqual([1, 5]);
  expect(facts.serviceOpens).toEqual({ type: 'time', value: opens });
  expect(facts.serviceCloses).toEqual({ type: 'time', value: closes });
});

test('only the offices in Tallinn, Tartu and Viljandi take cards, and the contact page says so', () => {
  const offices = shippedEntries('offices', kinds.offices);
  const taking = (way: 'card' | 'cash') =>
    offices.filter(({ payment }) => payment.includes(way)).map(({ city }) => city.et);
  expect(taking('card')).toEqual(['Tallinn', 'Tartu', 'Viljandi']);
  expect(taking('cash')).toEqual(offices.map(({ city }) => city.et));
  expect(joinTexts('/customer-support/contact', 'et')).toContain('ainult Tallinnas, Tartus ja Viljandis');
  expect(joinTexts('/customer-support/contact', 'ru')).toContain('только в Таллинне, Тарту и Вильянди');
  expect(joinTexts('/customer-support/contact', 'en')).toContain('in Tallinn, Tartu and Viljandi only');
});

/** A year or a day, in words. */
const quotaPeriods = { et: /päevas|aastas/u, ru: /в (?:день|год)/u, en: /(?:a|per) (?:day|year)/u } as const;

test('a free amount of a waste station says for which time it holds, in every language', () => {
  const quotas = shippedEntries('waste-stations', kinds['waste-stations']).flatMap(({ id, prices }) =>
    prices.flatMap(({ code, freeQuota }) => (freeQuota ? [{ place: `${id} ${code}`, freeQuota }] : [])),
  );
  expect(quotas.length).toBeGreaterThan(50);
  const silent = quotas.flatMap(({ place, freeQuota }) =>
    locales
      .filter((locale) => !quotaPeriods[locale].test(freeQuota[locale]))
      .map((locale) => `${place} ${locale}`),
  );
  expect(silent).toEqual([]);
});

test('what furniture costs at a waste station, as the texts say it, is the range of the price lists', () => {
  const perCubicMetre = shippedEntries('waste-stations', kinds['waste-stations']).flatMap(({ prices }) =>
    prices.flatMap(({ code, unit, resident }) =>
      code === '20 03 07' && unit === 'm³' && resident !== null ? [resident] : [],
    ),
  );
  const range = [Math.min(...perCubicMetre), Math.max(...perCubicMetre)].map((price) => price.toFixed(2));
  const stated = facts.stationBulkyPrices;
  const comma = `${range.join('–').replaceAll('.', ',')}\u00a0€`;
  expect(stated).toEqual({
    type: 'text',
    value: { et: comma, ru: comma, en: range.map((price) => `€${price}`).join('–') },
  });
});

test('in a county that has a waste station, one takes furniture, tyres, appliances and hazardous waste', () => {
  const byCounty = Map.groupBy(
    shippedEntries('waste-stations', kinds['waste-stations']),
    ({ county }) => county,
  );
  const untaken = [...byCounty].flatMap(([county, stations]) =>
    (['bulky', 'tyres', 'electronics', 'hazardous', 'garden'] as const)
      .filter((waste) => !stations.some(({ acceptedWaste }) => acceptedWaste.includes(waste)))
      .map((waste) => `${county} ${waste}`),
  );
  expect(untaken).toEqual([]);
});

test('the example of a month’s cost adds up: two collections and the rent', () => {
  const [price, rent, month] = ['exampleCollectionPrice', 'exampleRent', 'exampleMonthlyCost'].map((name) => {
    const fact = facts[name];
    return fact?.type === 'measure' ? fact.value : Number.NaN;
  });
  expect(2 * (price ?? 0) + (rent ?? 0)).toBeCloseTo(month ?? Number.NaN, 5);
});

test('a dated post states its figures as they were on its day; only the telephone and the name are those of today', () => {
  const posts = shippedEntries('posts', kinds.posts).filter(({ category }) => category !== 'waste-school');
  const filled = posts.flatMap((post) =>
    factsIn(JSON.stringify(post))
      .filter((name) => name !== 'infoPhone' && name !== 'companyName')
      .map((name) => `${post.id} ${name}`),
  );
  expect([...new Set(filled)]).toEqual([]);
});
