import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContractNumber, parseContractNumber } from '#shell/company/contract-number.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { createDayIds } from './day-ids.server.ts';
import { entriesAhead, SeenDays } from './seen-days.server.ts';

const ids = createDayIds('planted-calendar-secret');

const contractNumber = parseContractNumber('1000003') as ContractNumber;
const wasteNames = ['Segaolmejäätmed', 'Biojäätmed'];

const emptying = (date: string, more: Partial<Discharge> = {}): Discharge => ({
  contractNumber,
  garbage: 'Segaolmejäätmed',
  itemType: 'Konteiner 0,24 m³',
  address: 'Kase tn 4, Keila',
  date,
  ...more,
});

const seeing = (today: string, isWhole = true) => ({ today, wasteNames, isWhole });

const shown = (entries: ReturnType<SeenDays['merge']>) =>
  entries.map(({ date, isCancelled, sequence }) => `${date}${isCancelled ? ' cancelled' : ''} ${sequence}`);

test('a day that is over stays for 60 days', () => {
  const seen = new SeenDays(ids);
  seen.merge(contractNumber, [emptying('2026-11-24'), emptying('2026-12-08')], seeing('2026-11-24'));
  const later = [emptying('2026-12-08')];
  expect(shown(seen.merge(contractNumber, later, seeing('2026-11-25')))).toEqual([
    '2026-11-24 0',
    '2026-12-08 0',
  ]);
  expect(shown(seen.merge(contractNumber, [], seeing('2027-01-23'))).length).toBe(2);
  expect(shown(seen.merge(contractNumber, [], seeing('2027-01-24')))).toEqual(['2026-12-08 0']);
});

test('a day that disappears is cancelled, and comes back under the same id', () => {
  const seen = new SeenDays(ids);
  const both = [emptying('2026-12-01'), emptying('2026-12-15')];
  const [before] = seen.merge(contractNumber, both, seeing('2026-11-24'));
  const gone = seen.merge(contractNumber, both.slice(1), seeing('2026-11-25'));
  expect(shown(gone)).toEqual(['2026-12-01 cancelled 1', '2026-12-15 0']);
  expect(gone[0]?.uid).toBe(before?.uid);
  expect(gone[0]?.garbage).toBe('Segaolmejäätmed');
  expect(shown(seen.merge(contractNumber, both.slice(1), seeing('2026-11-26')))[0]).toBe(
    '2026-12-01 cancelled 1',
  );
  expect(shown(seen.merge(contractNumber, both, seeing('2026-11-27')))[0]).toBe('2026-12-01 2');
});

test('nothing is cancelled while the content base does not tell all days', () => {
  const seen = new SeenDays(ids);
  seen.merge(contractNumber, [emptying('2026-12-01')], seeing('2026-11-24'));
  expect(shown(seen.merge(contractNumber, [], seeing('2026-11-25', false)))).toEqual(['2026-12-01 0']);
});

test('a day that is moved keeps the id of its planned day, and counts its moves', () => {
  const seen = new SeenDays(ids);
  const [planned] = seen.merge(contractNumber, [emptying('2026-12-24')], seeing('2026-11-24'));
  const move = (date: string) =>
    seen.merge(contractNumber, [emptying(date, { plannedDate: '2026-12-24' })], seeing('2026-11-25'));
  const [moved] = move('2026-12-23');
  expect([moved?.uid, moved?.sequence]).toEqual([planned?.uid, 1]);
  expect(move('2026-12-28')[0]?.sequence).toBe(2);
  expect(move('2026-12-28')).toHaveLength(1);
  expect(entriesAhead([emptying('2026-12-23', { plannedDate: '2026-12-24' })], ids)[0]?.sequence).toBe(1);
});

test('the same day of two containers has two ids, and the same entry twice has one', () => {
  const days = [emptying('2026-12-01'), emptying('2026-12-01', { itemType: 'Konteiner 0,66 m³' })];
  expect(new Set(entriesAhead(days, ids).map(({ uid }) => uid)).size).toBe(2);
  const seen = new SeenDays(ids);
  expect(
    seen.merge(contractNumber, [emptying('2026-12-01'), emptying('2026-12-01')], seeing('2026-11-24')),
  ).toHaveLength(1);
  expect(entriesAhead([emptying('2026-12-01'), emptying('2026-12-01')], ids)).toHaveLength(1);
});

const respelled = fc.record({
  garbage: fc.constantFrom('Segaolmejäätmed', 'SEGAOLMEJÄÄTMED', 'Segaolme-jäätmed', ''),
  itemType: fc.constantFrom('Konteiner 0,24 m³', 'konteiner 0.24m3', 'Konteiner 240 l', ''),
  address: fc.constantFrom(
    'Kase tn 4, Keila',
    'Kase tänav 4',
    'KASE TN. 4, 76606 Keila',
    'Kase 4',
    'Kase tn 4-1, Keila',
    '',
  ),
});

test('whatever the content base writes of a day, it stands once in a calendar, under its id, and is not cancelled', () => {
  fc.assert(
    fc.property(fc.array(respelled, { minLength: 1, maxLength: 5 }), (spellings) => {
      const seen = new SeenDays(ids);
      const [first] = seen.merge(contractNumber, [emptying('2026-12-08')], seeing('2026-11-28'));
      for (const spelling of spellings) {
        const entries = seen.merge(contractNumber, [emptying('2026-12-08', spelling)], seeing('2026-11-28'));
        expect(shown(entries)).toEqual(['2026-12-08 0']);
        expect(entries[0]?.uid).toBe(first?.uid);
        expect(entries[0]?.garbage).not.toBe('');
      }
      const gone = seen.merge(contractNumber, [emptying('2026-12-22')], seeing('2026-11-28'));
      expect(shown(gone)).toEqual(['2026-12-08 cancelled 1', '2026-12-22 0']);
    }),
    { numRuns: 50 },
  );
});

test('the containers of two houses of one contract stay apart, also where their addresses differ in the place only', () => {
  const houses = ['Kase tn 4, Keila', 'Kase tn 4, Saku', 'Kase tn 6, Keila'];
  const days = houses.map((address) => emptying('2026-12-08', { address }));
  const of = (entries: ReturnType<SeenDays['merge']>) =>
    Object.fromEntries(entries.map(({ address, uid }) => [address, uid]));
  const entries = entriesAhead(days, ids);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(3);
  expect(of(entriesAhead(days.toReversed(), ids))).toEqual(of(entries));
});

test('a day of another kind of waste does not keep one from being cancelled', () => {
  const seen = new SeenDays(ids);
  const paper = emptying('2026-12-08', { garbage: 'Biojäätmed' });
  seen.merge(contractNumber, [emptying('2026-12-08'), paper], seeing('2026-11-28'));
  const left = seen.merge(contractNumber, [paper], seeing('2026-11-28'));
  expect(left.filter(({ isCancelled }) => isCancelled).map(({ garbage }) => garbage)).toEqual([
    'Segaolmejäätmed',
  ]);
});

test('nothing that is kept or shown has the contract number, and ids do not depend on the process', () => {
  const days = [emptying('2026-12-01')];
  const [entry] = new SeenDays(ids).merge(contractNumber, days, seeing('2026-11-24'));
  expect(JSON.stringify(entry)).not.toContain(contractNumber);
  expect(entriesAhead(days, ids)[0]?.uid).toBe(entry?.uid);
});

test('a day whose container has no other day is named by its kind of waste', () => {
  const seen = new SeenDays(ids);
  seen.merge(contractNumber, [emptying('2026-11-24', { garbage: 'Biojäätmed' })], seeing('2026-11-24'));
  const [over] = seen.merge(contractNumber, [], seeing('2026-11-25'));
  expect(over).toMatchObject({ garbage: 'Biojäätmed', itemType: '', address: '' });
});

test('a content base that plans without end does not fill a calendar, and what is too far is not cancelled', () => {
  const seen = new SeenDays(ids);
  const days = Array.from({ length: 2000 }, (_, index) => emptying(addDays('2026-11-24', index)));
  const first = seen.merge(contractNumber, days, seeing('2026-11-24'));
  expect([first.length, first.at(-1)?.date]).toEqual([400, addDays('2026-11-24', 399)]);
  const more = [emptying('2026-11-24', { garbage: 'Biojäätmed' }), ...days];
  const second = seen.merge(contractNumber, more, seeing('2026-11-24'));
  expect([second.length, second.filter(({ isCancelled }) => isCancelled).length]).toEqual([400, 0]);
  expect(entriesAhead(days, ids)).toHaveLength(400);
});
