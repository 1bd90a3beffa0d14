import { expect, test } from 'vitest';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { posterContext, posterOrder } from '#fakes/sample-poster.ts';
import { planPoster } from './poster-content.server.ts';
import type { Wordings } from '#shell/documents/wording.ts';

const plan = (discharges: readonly Partial<Discharge>[], order: Parameters<typeof posterOrder>[1] = {}) =>
  planPoster(posterOrder(discharges, order), posterContext());

const words = (texts: Wordings = []) => texts.map(({ text }) => text);
const marked = (texts: Wordings = []) => texts.map(({ locale, text }) => `${locale} ${text}`);

test('emptyings are grouped by day, and what looks alike on a sheet stands once', () => {
  const { days } = plan([
    { date: '2026-12-01' },
    { date: '2026-12-01', itemType: 'Konteiner 0,66 m³' },
    { date: '2026-12-01', garbage: 'Biojäätmed' },
    { date: '2026-12-02' },
  ]);
  expect(days.map(({ date, emptyings }) => [date, ...emptyings.map(({ waste }) => waste.id)])).toEqual([
    ['2026-12-01', 'mixed', 'bio'],
    ['2026-12-02', 'mixed'],
  ]);
});

test('a day is named in each language: whole in one, shortened where there are more', () => {
  const [day] = plan([{ date: '2026-12-02' }], { languages: ['ru'] }).days;
  expect([words(day?.weekdays), words(day?.months)]).toEqual([['среда'], ['декабря']]);
  const [short] = plan([{ date: '2026-12-02' }], { languages: ['et', 'ru', 'en'] }).days;
  expect([words(short?.weekdays), words(short?.months)]).toEqual([
    ['K', 'ср', 'Wed'],
    ['dets', 'дек', 'Dec'],
  ]);
  expect(words(short?.spoken)).toEqual([
    'kolmapäev, 2. detsember 2026',
    'среда, 2 декабря 2026 г.',
    'Wednesday, 2 December 2026',
  ]);
});

test('a month has its year only where it could be that of the next year', () => {
  const { days } = plan([{ date: '2027-10-31' }, { date: '2027-11-01' }]);
  expect(days.map(({ months }) => words(months))).toEqual([['oktoober'], ['november 2027']]);
});

test('a sheet says of which years its days are', () => {
  expect(plan([{ date: '2026-12-01' }, { date: '2026-12-31' }]).years).toBe('2026');
  expect(plan([{ date: '2026-12-01' }, { date: '2027-01-05' }]).years).toBe('2026–2027');
});

test('an emptying of a day whose rounds a notice moves says to when, unless the content base moved it already', () => {
  const context = { ...posterContext(), movedDays: new Map([['2026-12-25', '2026-12-28']]) };
  const { days } = planPoster(
    posterOrder([
      { date: '2026-12-25' },
      { date: '2026-12-25', garbage: 'Biojäätmed', plannedDate: '2026-12-24' },
      { date: '2026-12-28' },
    ]),
    context,
  );
  expect(days.map(({ emptyings }) => emptyings.map(({ moved }) => words(moved)))).toEqual([
    [['Pühade tõttu uus päev: 28.12'], ['Tavapärane päev: 24.12']],
    [[]],
  ]);
});

test('a moved emptying says from when, and only that one', () => {
  const [day] = plan(
    [
      { date: '2026-12-02', plannedDate: '2026-12-01' },
      { date: '2026-12-02', garbage: 'Biojäätmed' },
    ],
    { languages: ['et', 'ru', 'en'] },
  ).days;
  expect(day?.emptyings.map(({ moved }) => words(moved))).toEqual([
    ['Tavapärane päev: 01.12', 'Перенесён с 01.12', 'Moved from 1\u00a0December'],
    [],
  ]);
});

test('one address stands at the head, several stand with their emptyings', () => {
  const one = plan([{}, { garbage: 'Biojäätmed' }]);
  expect([one.address, one.days[0]?.emptyings.map(({ address }) => address)]).toEqual([
    'Kase tn 4, Keila',
    [undefined, undefined],
  ]);
  const two = plan([{}, { address: 'Kase tn 6, Keila' }]);
  expect([two.address, two.days[0]?.emptyings.map(({ address }) => address)]).toEqual([
    undefined,
    ['Kase tn 4, Keila', 'Kase tn 6, Keila'],
  ]);
  expect(plan([{ address: '' }]).address).toBeUndefined();
});

test('a sheet has twelve days, and knows that there are more', () => {
  const days = Array.from({ length: 13 }, (_, index) => ({ date: addDays('2026-12-01', index) }));
  expect([plan(days).days.length, plan(days).hasMore]).toEqual([12, true]);
  expect([plan(days.slice(1)).days.length, plan(days.slice(1)).hasMore]).toEqual([12, false]);
});

test('what goes where is told for known kinds, and the telephone for others, whose name is marked as Estonian', () => {
  const [day] = plan([{ garbage: 'Biojäätmed' }, { garbage: 'Kivid' }], { languages: ['ru', 'en'] }).days;
  const [bio, stones] = day?.emptyings ?? [];
  expect(marked(bio?.waste.names)).toEqual(['ru Биоотходы', 'en Bio-waste']);
  expect(words(bio?.waste.lines)).toEqual([
    'остатки еды, кофейная гуща; без полиэтилена',
    'food and coffee grounds, no plastic bags',
  ]);
  expect([stones?.waste.id, marked(stones?.waste.names)]).toEqual([undefined, ['et Kivid']]);
  expect(words(stones?.waste.lines)[1]).toBe('call 1919 to ask what goes in');
});

test('an answer that is old says of when it is, and a sample says what it is', () => {
  const { warnings } = plan([{}], { isStale: true, isDemonstration: true, languages: ['en'] });
  expect(words(warnings)).toEqual([
    expect.stringContaining('24\u00a0November 2026, 12:00'),
    expect.stringContaining('made up'),
  ]);
  expect(plan([{}]).warnings).toEqual([]);
});

test('names are one line of letters that the font has; without any the emptying is a collection of waste', () => {
  const findName = (garbage: string) => words(plan([{ garbage }]).days[0]?.emptyings[0]?.waste.names)[0];
  expect(findName('Vana\u202e\u0000 \nkraam 🗑️ شكرا')).toBe('Vana kraam');
  expect(findName('a'.repeat(100_000))).toHaveLength(70);
  for (const nothing of ['', '🗑️', '\u202e', '…']) expect(findName(nothing)).toBe('Jäätmevedu');
});

test('a day of thousands shows some of them and counts the others', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ garbage: `Liik ${index}` }));
  const [day] = plan(many).days;
  expect([day?.emptyings.length, day?.leftOut]).toEqual([6, 4994]);
});

test('there is no poster without a day', () => {
  expect(() => plan([])).toThrow(RangeError);
});
