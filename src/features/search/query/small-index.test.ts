/** Thirty questions to an index of a few made-up entries; those to the shipped content are in tests/content. */
import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import type { SearchEntry } from '../format/entry.ts';
import { startAddress } from '#shell/search/index-address.ts';
import { SearchIndex } from './search-index.ts';
import { wholeAnswer } from './whole-answer.ts';

type Written = readonly [id: string, title: string, text: string];

const written: Readonly<Record<Locale, readonly Written[]>> = {
  et: [
    ['furniture', 'Suurjäätmed', 'Vana diivani ja madratsi viime ära tellimisel.'],
    ['ash', 'Tuhk', 'Jahutage tuhk kaanega metallämbris. Süsi hõõgub tuha all.'],
    ['hazard', 'Ohtlikud jäätmed', 'Patareid, ravimid ja värvid viige jäätmejaama.'],
    ['container', 'Konteineri rent', 'Rendime 240-liitriseid konteinereid.'],
    ['bill', 'Arve maksmine', 'Arvel on viitenumber. Tühisõidutasu lisandub arvele.'],
    ['snow', 'Talvine vedu', 'Lükake lumi väravate eest ja avage tõkkepuu.'],
  ],
  ru: [
    ['furniture', 'Крупные отходы', 'Старый диван и матрас вывезем по заказу.'],
    ['ash', 'Зола', 'Остудите золу в металлическом ведре с крышкой.'],
    ['hazard', 'Опасные отходы', 'Батарейки, лекарства и краски сдайте на станцию.'],
    ['container', 'Аренда контейнера', 'Сдаём в аренду контейнеры на 240 литров.'],
    ['bill', 'Оплата счёта', 'На счёте есть номер ссылки. Плата за холостой рейс добавляется.'],
    ['snow', 'Вывоз зимой', 'Уберите снег у ворот и откройте шлагбаум.'],
  ],
  en: [
    ['furniture', 'Bulky waste', 'We take away an old sofa or mattress to order.'],
    ['ash', 'Ash', 'Let ash cool in a metal bucket with a lid.'],
    ['hazard', 'Hazardous waste', 'Take batteries, medicines and paints to the station.'],
    ['container', 'Container rental', 'We rent out containers of 240 litres.'],
    ['bill', 'Paying a bill', 'The bill has a reference number. A fee for a wasted trip is added.'],
    ['snow', 'Collection in winter', 'Clear the snow at the gates and open the barrier.'],
  ],
};

const questions: Readonly<Record<Locale, readonly (readonly [typed: string, id: string])[]>> = {
  et: [
    ['diivan ja madrats', 'furniture'],
    ['diivanid', 'furniture'],
    ['METALLÄMBER', 'ash'],
    ['süsi hõõgub tuha all', 'ash'],
    ['tuhka', 'ash'],
    ['ravim', 'hazard'],
    ['pataread', 'hazard'],
    ['viitenumbr', 'bill'],
    ['tuhisoidutasu', 'bill'],
    ['konteinerite rentimine', 'container'],
    ['контейнер рент', 'container'],
    ['lukus väravad', 'snow'],
  ],
  ru: [
    ['диван матрас', 'furniture'],
    ['диваны', 'furniture'],
    ['холодная зола', 'ash'],
    ['батарейка', 'hazard'],
    ['opasnye othody', 'hazard'],
    ['номер ссылки', 'bill'],
    ['холостых рейсов', 'bill'],
    ['арендовать контейнер', 'container'],
    ['шлагбаумы', 'snow'],
  ],
  en: [
    ['sofas', 'furniture'],
    ['matress', 'furniture'],
    ['metal buckets', 'ash'],
    ['medicine', 'hazard'],
    ['bateries', 'hazard'],
    ['reference numbr', 'bill'],
    ['renting a container', 'container'],
    ['snow at the gate', 'snow'],
    ['open barrier', 'snow'],
  ],
};

const languages = ['et', 'ru', 'en'] as const;

function open(locale: Locale, entries: readonly SearchEntry[]): SearchIndex {
  return new SearchIndex(locale, (address) =>
    Promise.resolve(
      address === startAddress(locale) ? { entries, posts: { type: 'here' } } : { objects: [], bins: {} },
    ),
  );
}

const indexIn = (locale: Locale): SearchIndex =>
  open(
    locale,
    written[locale].map(([id, title, text]) => ({
      url: `/${locale}/${id}`,
      title,
      text,
      locale,
      kind: 'page',
    })),
  );

test('thirty questions of visitors lead to their entry first: plain words, other forms, typing errors, another script', async () => {
  const missed: string[] = [];
  for (const locale of languages) {
    for (const [typed, id] of questions[locale]) {
      const [first] = (await wholeAnswer(indexIn(locale), typed, { count: 3 })).results;
      if (first?.url !== `/${locale}/${id}`) missed.push(`${typed}: ${first?.url ?? 'nothing'}`);
    }
  }
  expect(missed).toEqual([]);
  expect(languages.flatMap((locale) => questions[locale])).toHaveLength(30);
});

test('what no entry has finds nothing', async () => {
  for (const [locale, typed] of [
    ['et', 'kosmoserakett'],
    ['ru', 'гороскоп'],
    ['en', 'cryptocurrency'],
  ] as const)
    expect((await wholeAnswer(indexIn(locale), typed, { count: 3 })).total).toBe(0);
});

test('at most 50 results are counted and as many are given as were asked for', async () => {
  const entries = Array.from({ length: 60 }, (_, id): SearchEntry => ({
    url: `/${id}`,
    title: `Leht ${id}`,
    text: 'Jäätmed.',
    locale: 'et',
    kind: 'page',
  }));
  const few = await wholeAnswer(open('et', entries), 'jäätmed', { count: 10 });
  expect([few.total, few.results.length]).toEqual([50, 10]);
  expect((await wholeAnswer(open('et', entries), 'jäätmed', { count: 60 })).results).toHaveLength(50);
});

test('an empty search finds nothing', async () => {
  for (const typed of ['', '   ', '?!']) {
    const answer = await wholeAnswer(indexIn('et'), typed, { count: 10 });
    expect(answer).toEqual({ results: [], total: 0, keys: [], isComplete: true });
  }
});
