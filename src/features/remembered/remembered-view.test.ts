import { expect, test } from 'vitest';
import { type ContractNumber, formatContractNumber } from '#shell/company/contract-number.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import type { KeptAnswer, RememberedContract } from './remembered-contracts.ts';
import { isFresh, type Loads, toRememberedView } from './remembered-view.ts';

const today = '2026-11-25';
const receivedAt = Date.parse('2026-11-25T08:00:00Z');
const asOf = '2026-11-25T07:58:12.000Z';

type Day = KeptAnswer['days'][number];

const day = (date: string, garbage = 'Segaolmejäätmed', plannedDate?: string): Day => ({
  date,
  garbage,
  ...(plannedDate !== undefined && { plannedDate }),
});

const createAnswer = (days: readonly Day[], from: Partial<KeptAnswer> = {}): KeptAnswer => ({
  isDemonstration: false,
  isStale: false,
  asOf,
  receivedAt,
  days: [...days],
  ...from,
});

let lastNumber = 1_000_000;
const contract = (name: string, answer?: KeptAnswer): RememberedContract => ({
  number: String((lastNumber += 1)) as ContractNumber,
  name,
  answer,
});

const failed = (...contracts: readonly RememberedContract[]): Loads =>
  new Map(
    contracts.map(({ number }) => [number, { type: 'failed', reason: 'unreachable', at: receivedAt + 1 }]),
  );

const home = contract('Kodu', createAnswer([day('2026-11-26'), day('2026-12-03'), day('2026-12-10')]));
const summerHouse = contract('Suvila', createAnswer([day('2026-11-26', 'Biojäätmed')]));

const shown = (contracts: readonly RememberedContract[], on = today, loads: Loads = new Map()) =>
  toRememberedView(contracts, loads, on).near.map(({ date, emptyings }) => [
    date,
    ...emptyings.map(({ garbage, name }) => `${name}: ${garbage}`),
  ]);

const noteTypes = (contracts: readonly RememberedContract[], loads: Loads) =>
  toRememberedView(contracts, loads, today).notes.map(({ type, names }) => `${type} ${names.join('+')}`);

test('the days of all contracts are one list, and what is emptied on one day stands together', () => {
  expect(shown([home, summerHouse])).toEqual([
    ['2026-11-26', 'Kodu: Segaolmejäätmed', 'Suvila: Biojäätmed'],
    ['2026-12-03', 'Kodu: Segaolmejäätmed'],
    ['2026-12-10', 'Kodu: Segaolmejäätmed'],
  ]);
});

test('two contracts of one name are told apart by their numbers', () => {
  const [one, other] = ['Kase tn 4', 'kase tn 4 '].map((name) =>
    contract(name, createAnswer([day('2026-11-26')])),
  );
  if (!one || !other) throw new RangeError('There are two.');
  expect(shown([one, other, home]).at(0)).toEqual([
    '2026-11-26',
    `Kase tn 4 (${formatContractNumber(one.number)}): Segaolmejäätmed`,
    `kase tn 4 (${formatContractNumber(other.number)}): Segaolmejäätmed`,
    'Kodu: Segaolmejäätmed',
  ]);
});

test('what was missed is told for as long as the list has it, the very address first, with the contract', () => {
  const missed = ['2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25'].map((date, index) => ({
    date,
    isDoubtful: index === 3,
  }));
  const one = contract('Kodu', createAnswer([day('2026-12-01')], { missed }));
  const at = (on: string) =>
    toRememberedView([one], new Map(), on).missed.map(({ date, name }) => `${name} ${date}`);
  expect(at(today)).toEqual(['Kodu 2026-11-24', 'Kodu 2026-11-22', 'Kodu 2026-11-25']);
  expect(at('2026-11-28')).toEqual(['Kodu 2026-11-25']);
  expect(at('2026-11-29')).toEqual([]);
});

test('a day stays until it ends in Tallinn, also on the days when the clocks change', () => {
  const days = ['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26'];
  const one = [contract('Kodu', createAnswer(days.map((date) => day(date))))];
  const firstAt = (instant: string) => shown(one, tallinnDay(Date.parse(instant)))[0]?.[0];
  // On 29 March 2026 Tallinn goes from UTC+2 to UTC+3, on 25 October back.
  expect(firstAt('2026-03-28T21:59:59Z')).toBe('2026-03-28');
  expect(firstAt('2026-03-28T22:00:00Z')).toBe('2026-03-29');
  expect(firstAt('2026-03-29T20:59:59Z')).toBe('2026-03-29');
  expect(firstAt('2026-03-29T21:00:00Z')).toBe('2026-10-25');
  expect(firstAt('2026-10-25T21:59:59Z')).toBe('2026-10-25');
  expect(firstAt('2026-10-25T22:00:00Z')).toBe('2026-10-26');
});

test('a moved day stands on its new date and tells its usual one', () => {
  const moved = contract('Kodu', createAnswer([day('2026-12-28', 'Paber', '2026-12-25')]));
  expect(toRememberedView([moved], new Map(), '2026-12-26').near).toEqual([
    {
      date: '2026-12-28',
      emptyings: [{ date: '2026-12-28', plannedDate: '2026-12-25', garbage: 'Paber', name: 'Kodu' }],
    },
  ]);
});

test('four days are near, the others later, and the next day of a contract that has none near is told', () => {
  const weekly = contract(
    'Kodu',
    createAnswer(
      ['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24'].map((date) => day(date)),
    ),
  );
  const seldom = contract('Suvila', createAnswer([day('2026-12-24'), day('2027-01-24')]));
  const view = toRememberedView([weekly, seldom], new Map(), today);
  expect(view.near.map(({ date }) => date)).toEqual(['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17']);
  expect(view.later.map(({ date }) => date)).toEqual(['2026-12-24', '2027-01-24']);
  expect(view.distant.map(({ name, date }) => [name, date])).toEqual([['Suvila', '2026-12-24']]);
  expect(toRememberedView([seldom], new Map(), today).distant).toEqual([]);
});

test('confirmed answers have one time, the oldest', () => {
  const older = contract('Suvila', createAnswer([day('2026-12-01')], { asOf: '2026-11-25T06:00:00Z' }));
  expect(toRememberedView([home, older], new Map(), today).notes).toEqual([
    { type: 'as-of', names: ['Kodu', 'Suvila'], asOf: '2026-11-25T06:00:00Z' },
  ]);
});

test('an answer that cannot be confirmed is old, with its time and the reason', () => {
  const view = toRememberedView([home, summerHouse], failed(home, summerHouse), today);
  expect(view.notes).toEqual([{ type: 'old', names: ['Kodu', 'Suvila'], reason: 'unreachable', asOf }]);
  expect(view.near).not.toEqual([]);
  expect(view.canRetry).toBe(true);
});

test('answers of different times are told apart, those of the same minute together', () => {
  const other = contract('Töö', createAnswer([day('2026-12-01')], { asOf: '2026-11-20T07:58:12.000Z' }));
  const same = contract('Suvila', createAnswer([day('2026-12-01')], { asOf: '2026-11-25T07:58:59.000Z' }));
  expect(noteTypes([home, other, same], failed(home, other, same))).toEqual(['old Kodu+Suvila', 'old Töö']);
});

test('no emptyings planned, all known days over, and no answer at all are told apart', () => {
  const none = contract('Tühi', createAnswer([]));
  const over = contract('Möödas', createAnswer([day('2026-11-24')]));
  const unknown = contract('Teadmata');
  expect(noteTypes([none, over], new Map())).toEqual(['none-planned Tühi+Möödas']);
  expect(noteTypes([none, over, unknown], failed(none, over, unknown))).toEqual([
    'failed Teadmata',
    'old Tühi+Möödas',
    'over Möödas',
    'none-planned Tühi',
  ]);
});

test('an answer that the server took from its memory is old too, and may be asked for again', () => {
  const stale = contract('Kodu', createAnswer([day('2026-12-01')], { isStale: true }));
  expect(toRememberedView([stale], new Map(), today)).toMatchObject({
    notes: [{ type: 'old', names: ['Kodu'], reason: 'stale', asOf }],
    canRetry: true,
  });
});

test('while it is asked for, the last answer is shown and nothing has failed', () => {
  const view = toRememberedView([home], new Map([[home.number, { type: 'loading' }]]), today);
  expect(view).toMatchObject({ isLoading: true, canRetry: false, notes: [{ type: 'as-of' }] });
  const unknown = contract('Teadmata');
  const first = toRememberedView([unknown], new Map([[unknown.number, { type: 'loading' }]]), today);
  expect(first).toMatchObject({ isLoading: true, notes: [], near: [] });
});

test('an answer that came after a failure, to another tab say, is confirmed', () => {
  const later = contract('Kodu', createAnswer([day('2026-12-01')], { receivedAt: receivedAt + 5000 }));
  expect(noteTypes([later], failed(later))).toEqual(['as-of Kodu']);
});

test('an answer that storage had no room for is shown', () => {
  const answer = createAnswer([day('2026-12-05')], { receivedAt: receivedAt + 1 });
  expect(shown([home], today, new Map([[home.number, { type: 'answered', answer }]]))).toEqual([
    ['2026-12-05', 'Kodu: Segaolmejäätmed'],
  ]);
});

test('an answer is fresh for ten minutes, one from the memory of the server for one', () => {
  const minuteMs = 60_000;
  const answer = createAnswer([]);
  expect(isFresh(answer, receivedAt + 10 * minuteMs - 1)).toBe(true);
  expect(isFresh(answer, receivedAt + 10 * minuteMs)).toBe(false);
  const stale = createAnswer([], { isStale: true });
  expect(isFresh(stale, receivedAt + minuteMs - 1)).toBe(true);
  expect(isFresh(stale, receivedAt + minuteMs)).toBe(false);
  expect(isFresh(answer, receivedAt - 1)).toBe(false);
  expect(isFresh(undefined, receivedAt)).toBe(false);
});
