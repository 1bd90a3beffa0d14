import { expect, test } from 'vitest';
import type { ContractNumber } from '#shell/company/contract-number.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import type { MissedDay } from '#features/unserved/missed-days.ts';
import {
  cleanName,
  maxContracts,
  maxNameLength,
  notesForgotten,
  nothingRemembered,
  parseRemembered,
  type RememberedContract,
  serialiseRemembered,
  suggestedName,
  toKeptAnswer,
  toKeptMissed,
  withChanged,
  withContract,
  withoutContract,
} from './remembered-contracts.ts';

const answer: DischargesAnswer = {
  isDemonstration: false,
  isStale: false,
  asOf: '2026-11-25T08:00:00.000Z',
  discharges: [
    {
      contractNumber: '1000003',
      garbage: 'Biojäätmed',
      itemType: 'Konteiner 0,24 m³',
      address: 'Kase tn 4, Keila',
      date: '2026-12-28',
      plannedDate: '2026-12-25',
    },
  ],
};

const missed: readonly MissedDay[] = [
  {
    missed: {
      id: '1',
      area: 'Harju maakond',
      city: 'Keila',
      address: 'Kase tänav 4',
      date: '2026-11-24',
      garbage: 'Biojäätmed',
      reason: 'Veok läks rikki',
    },
    match: 'same',
  },
];

const contract = (number: string, name = 'Kodu'): RememberedContract => ({
  number: number as ContractNumber,
  name,
  answer: toKeptAnswer(answer, 1_764_000_000_000, toKeptMissed(missed)),
});

const stored = { height: 320, contracts: [contract('1000003'), contract('1000002', 'Suvila')] };
const { list, noted } = serialiseRemembered(stored);
const [first] = stored.contracts;

/** Reads what is stored after something else has changed it. */
const withList = (changes: object) => parseRemembered({ noted, list: changed(list, changes) });
const withNoted = (changes: object) => parseRemembered({ list, noted: changed(noted, changes) });
const changed = (text: string | null, changes: object) =>
  JSON.stringify({ ...(JSON.parse(text ?? '') as object), ...changes });

test('what is stored is read again', () => {
  expect(parseRemembered({ list, noted })).toEqual(stored);
});

test('of an answer only days, kinds of waste and reasons are stored: no address, no container', () => {
  expect(`${list ?? ''} ${noted ?? ''}`).not.toMatch(/Kase|Keila|Harju|Konteiner/u);
  expect(first?.answer?.days).toEqual([
    { date: '2026-12-28', plannedDate: '2026-12-25', garbage: 'Biojäätmed' },
  ]);
  expect(first?.answer?.missed).toEqual([
    { date: '2026-11-24', garbage: 'Biojäätmed', reason: 'Veok läks rikki', isDoubtful: false },
  ]);
});

test('the height stands before everything that comes from outside, where the entry script finds it', () => {
  const [day] = answer.discharges;
  const tricky = toKeptAnswer(
    { ...answer, discharges: day ? [{ ...day, garbage: '"height":9000' }] : [] },
    1,
  );
  const text = serialiseRemembered({
    height: 7,
    contracts: [{ ...contract('1000003'), answer: tricky }],
  }).noted;
  expect(/"height":(\d{1,4})/u.exec(text ?? '')?.[1]).toBe('7');
});

test('without contracts nothing need be stored', () => {
  for (const nothing of [nothingRemembered, { height: 320, contracts: [] }])
    expect(serialiseRemembered(nothing)).toEqual({ list: null, noted: null });
});

test('a list that is broken, of another program or of another version is nothing', () => {
  const foreign = [null, '', '{', 'null', '[]', '"L1000003"', '{"contracts":[]}', list?.slice(0, -9) ?? ''];
  for (const text of foreign) expect(parseRemembered({ list: text, noted })).toEqual(nothingRemembered);
  for (const version of [0, 2, '1']) expect(withList({ version })).toEqual(nothingRemembered);
});

test('a contract that is broken is dropped, and the others stay', () => {
  for (const broken of [null, 7, {}, { ...first, number: 'abc' }, { ...first, name: 7 }])
    expect(withList({ contracts: [broken, first] }).contracts).toEqual([first]);
});

test('without what tabs note, the contracts stay, and a broken answer takes no other with it', () => {
  const bare = stored.contracts.map((known) => ({ ...known, answer: undefined }));
  for (const text of [null, '', '{', noted?.slice(0, -9) ?? '', changed(noted, { version: 2 })])
    expect(parseRemembered({ list, noted: text })).toEqual({ height: 0, contracts: bare });
  const day = { date: '2026-13-01', garbage: 'Biojäätmed' };
  for (const broken of [null, 'x', { ...first?.answer, asOf: 'x' }, { ...first?.answer, days: [day] }]) {
    const answers = [
      { number: '1000003', answer: broken },
      { number: '1000002', answer: first?.answer },
    ];
    expect(withNoted({ answers }).contracts).toEqual([bare[0], stored.contracts[1]]);
  }
});

test('an answer that knows nothing of missed emptyings keeps its days, and a broken one is asked for again', () => {
  const read = (missed: unknown) =>
    withNoted({ answers: [{ number: '1000003', answer: { ...first?.answer, missed } }] }).contracts[0]
      ?.answer;
  const { missed: _, ...days } = first?.answer ?? {};
  expect(read(undefined)).toEqual(days);
  for (const broken of ['x', [{ date: '2026-11-24' }]]) expect(read(broken)).toBeUndefined();
});

test('no noted height makes a page without end', () => {
  expect(withNoted({ height: -1 }).height).toBe(0);
  expect(withNoted({ height: 9999 }).height).toBe(2000);
});

test('an answer of a contract that is not remembered is not read, and so not stored again', () => {
  const answers = [{ number: '1000009', answer: first?.answer }];
  expect(serialiseRemembered(withNoted({ answers })).noted).not.toContain('1000009');
  expect(notesForgotten({ list, noted: changed(noted, { answers }) })).toBe(true);
});

test('nothing is forgotten in what is stored here, and nothing of another version is judged', () => {
  expect(notesForgotten({ list, noted })).toBe(false);
  expect(notesForgotten({ list: null, noted })).toBe(true);
  for (const text of [null, '{', changed(noted, { version: 2 })])
    expect(notesForgotten({ list, noted: text })).toBe(false);
});

test('eight contracts are read at most, each number once', () => {
  const many = Array.from({ length: 30 }, (_, index) => contract(String(1_000_000 + index)));
  const read = withList({ contracts: [contract('1000000'), ...many] });
  expect(read.contracts.map(({ number }) => number)).toEqual(
    many.slice(0, maxContracts).map(({ number }) => number),
  );
});

test('a name is one short line without invisible characters; an empty one is replaced', () => {
  expect(cleanName('  Kodu\n\u202emaja\u0000 ', '1000003')).toBe('Kodu maja');
  expect(cleanName('😀'.repeat(100), '1000003')).toBe('😀'.repeat(maxNameLength));
  expect(cleanName(' \u200b ', '1000003')).toBe('1000003');
  expect(cleanName('<b>Kodu</b>', '1000003')).toBe('<b>Kodu</b>');
  expect(withList({ contracts: [{ ...first, name: ' ' }] }).contracts[0]?.name).toBe('1000003');
});

test('a contract is named after its street until the visitor names it', () => {
  expect(suggestedName(answer, 'L1000003')).toBe('Kase tn 4');
  expect(suggestedName({ ...answer, discharges: [] }, 'L1000003')).toBe('L1000003');
});

test('a contract that is remembered again is not there twice, and another list has another height', () => {
  const twice = withContract(
    withContract(nothingRemembered, contract('1000003')),
    contract('1000003', 'Töö'),
  );
  expect(twice.contracts).toEqual([contract('1000003', 'Töö')]);
  expect(withContract(stored, contract('1000004')).height).toBe(0);
  expect(withoutContract(stored, '1000003' as ContractNumber)).toEqual({
    height: 0,
    contracts: [contract('1000002', 'Suvila')],
  });
});

test('only the named contract changes, and one that is not remembered is not added', () => {
  const renamed = withChanged(stored, '1000002' as ContractNumber, { name: 'Maakodu' });
  expect(renamed).toEqual({ height: 320, contracts: [contract('1000003'), contract('1000002', 'Maakodu')] });
  expect(withChanged(stored, '1000009' as ContractNumber, { name: 'x' })).toEqual(stored);
});
