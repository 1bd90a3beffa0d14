import { expect, test } from 'vitest';
import type { ContractNumber } from '#model/contract-number.ts';
import type { DischargesAnswer } from '#model/live-answer.ts';
import {
  cleanName,
  keptAnswerOf,
  maxContracts,
  maxNameLength,
  nothingRemembered,
  parseRemembered,
  type RememberedContract,
  serialiseRemembered,
  suggestedName,
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

const contract = (number: string, name = 'Kodu'): RememberedContract => ({
  number: number as ContractNumber,
  name,
  answer: keptAnswerOf(answer, 1_764_000_000_000),
});

const stored = { height: 320, contracts: [contract('1000003'), contract('1000002', 'Suvila')] };
const text = serialiseRemembered(stored) ?? '';
const changed = (change: (parsed: typeof stored & { version: number }) => unknown) =>
  parseRemembered(JSON.stringify(change(JSON.parse(text) as typeof stored & { version: number })));

test('what is stored is read again', () => {
  expect(parseRemembered(text)).toEqual(stored);
});

test('of an answer only days and kinds of waste are stored: no address, no container', () => {
  expect(text).not.toMatch(/Kase|Konteiner/u);
  expect(stored.contracts[0]?.answer?.days).toEqual([
    { date: '2026-12-28', plannedDate: '2026-12-25', garbage: 'Biojäätmed' },
  ]);
});

test('the height stands before everything that a visitor types, where the entry script finds it', () => {
  const tricky = serialiseRemembered({ height: 7, contracts: [contract('1000003', '"height":9000')] });
  expect(/"height":(\d{1,4})/u.exec(tricky ?? '')?.[1]).toBe('7');
});

test('without contracts nothing need be stored', () => {
  expect(serialiseRemembered(nothingRemembered)).toBeUndefined();
  expect(serialiseRemembered({ height: 320, contracts: [] })).toBeUndefined();
});

test('what is broken, of another program or of another version is nothing', () => {
  const foreign = [null, '', '{', 'null', '[]', '"L1000003"', '{"contracts":[]}', text.slice(0, -20)];
  for (const value of foreign) expect(parseRemembered(value)).toEqual(nothingRemembered);
  for (const version of [0, 2, '1'])
    expect(changed((parsed) => ({ ...parsed, version }))).toEqual(nothingRemembered);
  for (const height of [1.5, 'a', null])
    expect(changed((parsed) => ({ ...parsed, height }))).toEqual(nothingRemembered);
});

test('no stored height makes a page without end', () => {
  expect(changed((parsed) => ({ ...parsed, height: -1 })).height).toBe(0);
  expect(changed((parsed) => ({ ...parsed, height: 9999 })).height).toBe(2000);
});

test('a broken contract is dropped, and the others stay', () => {
  const [first] = stored.contracts;
  for (const broken of [null, 7, {}, { ...first, number: 'abc' }, { ...first, name: 7 }])
    expect(changed((parsed) => ({ ...parsed, contracts: [broken, first] })).contracts).toEqual([first]);
});

test('a broken answer is dropped, and its contract stays', () => {
  const [first] = stored.contracts;
  const day = { date: '2026-13-01', garbage: 'Biojäätmed' };
  const answers = [null, 'x', { ...first?.answer, asOf: 'x' }, { ...first?.answer, days: [day] }];
  for (const broken of answers)
    expect(changed((parsed) => ({ ...parsed, contracts: [{ ...first, answer: broken }] })).contracts).toEqual(
      [{ ...first, answer: undefined }],
    );
});

test('eight contracts are read at most, each number once', () => {
  const many = Array.from({ length: 30 }, (_, index) => contract(String(1_000_000 + index)));
  const read = changed((parsed) => ({ ...parsed, contracts: [contract('1000000'), ...many] }));
  expect(read.contracts.map(({ number }) => number)).toEqual(
    many.slice(0, maxContracts).map(({ number }) => number),
  );
});

test('a name is one short line without invisible characters; an empty one is replaced', () => {
  expect(cleanName('  Kodu\n\u202emaja\u0000 ', '1000003')).toBe('Kodu maja');
  expect([...cleanName('😀'.repeat(100), '1000003')]).toHaveLength(maxNameLength);
  expect(cleanName(' \u200b ', '1000003')).toBe('1000003');
  expect(cleanName('<b>Kodu</b>', '1000003')).toBe('<b>Kodu</b>');
  expect(
    changed((parsed) => ({ ...parsed, contracts: [{ ...parsed.contracts[0], name: ' ' }] })).contracts[0]
      ?.name,
  ).toBe('1000003');
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
