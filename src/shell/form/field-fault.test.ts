import { expect, test } from 'vitest';
import type { FieldRule } from './field-rule.ts';
import { findFaults, namedInSummary, type TypedField } from './field-fault.ts';

const days = { first: '2026-11-24', last: '2027-11-22' };

function typed(rule: FieldRule, value: string, rest: Partial<TypedField> = {}): TypedField {
  return { name: rule, rule, isNeeded: false, value, isUnreadable: false, ...rest };
}

const findReason = (field: TypedField) => findFaults([field], { days, oneOf: [] })[0]?.reason;

test('a field that is needed may not stay empty, and one that is not may', () => {
  expect(findReason(typed('text', ' ', { isNeeded: true }))).toBe('missing');
  expect(findReason(typed('choice', '', { isNeeded: true }))).toBe('missing');
  for (const rule of [
    'text',
    'choice',
    'email',
    'phone',
    'contract-number',
    'decimal',
    'day',
    'file',
  ] as const) {
    expect([rule, findReason(typed(rule, ''))]).toEqual([rule, undefined]);
  }
});

test('what is typed has to be what the field asks for', () => {
  const good = {
    email: ['mari@example.ee', ' mari.naide+1@post.example.ee '],
    phone: ['+372 5555 5555', '55555555'],
    'contract-number': ['L1234567', 'l 123 4567', '1234567', 'KL-2019/123'],
    decimal: ['3', '3,5', '12.25'],
    day: ['2026-11-24', '2027-11-22'],
  } as const;
  const wrong = {
    email: ['mari', 'mari@example', 'mari @example.ee', 'mari@example.'],
    phone: ['1234', '5555 5555 kodus'],
    'contract-number': ['Kase tn 4', '1'.repeat(21), 'number'],
    decimal: ['kolm', '3,555', '-3'],
    day: ['24.11.2026', '2026-13-01'],
  } as const;
  for (const rule of ['email', 'phone', 'contract-number', 'decimal', 'day'] as const) {
    for (const value of good[rule])
      expect([value, findReason(typed(rule, value))]).toEqual([value, undefined]);
    for (const value of wrong[rule]) expect([value, findReason(typed(rule, value))]).toEqual([value, rule]);
  }
});

test('a day is one that can still be ordered', () => {
  expect(findReason(typed('day', '2026-11-23'))).toBe('day-too-early');
  expect(findReason(typed('day', '2027-11-23'))).toBe('day-too-late');
  expect(findReason(typed('day', '20261-11-24'))).toBe('day-too-late');
  expect(findReason(typed('day', '', { isUnreadable: true }))).toBe('day');
});

test('a file has a kind that can be attached, and 4 MB at most', () => {
  const limit = 4 * 1024 * 1024;
  const findFileFault = (name: string, bytes: number) =>
    findFaults([typed('file', name, { file: { name, bytes } })], { days, oneOf: [] })[0];
  expect(findFileFault('Arve 11.2026.PDF', limit)).toBeUndefined();
  expect(findFileFault('arve.pdf', limit + 1)).toEqual({
    field: 'file',
    reason: 'file-size',
    bytes: limit + 1,
  });
  for (const name of ['arve.exe', 'arve', 'arve.pdf.html', 'pdf']) {
    expect([name, findFileFault(name, 1)?.reason]).toEqual([name, 'file-type']);
  }
});

test('one way to reach the visitor is enough, and without one both fields are named', () => {
  const fields = (phone: string, email: string) => [typed('phone', phone), typed('email', email)];
  const oneOf = ['phone', 'email'];
  expect(findFaults(fields('5555 5555', ''), { days, oneOf })).toEqual([]);
  expect(findFaults(fields('', 'mari@example.ee'), { days, oneOf })).toEqual([]);
  expect(findFaults(fields(' ', ''), { days, oneOf })).toEqual([
    { field: 'phone', reason: 'reach' },
    { field: 'email', reason: 'reach' },
  ]);
  expect(findFaults(fields('', 'mari'), { days, oneOf })).toEqual([{ field: 'email', reason: 'email' }]);
});

test('the summary names once what one of several fields corrects, and each field that says something else', () => {
  const oneOf = ['phone', 'email'];
  const named = (...messages: readonly string[]) => {
    const fields = ['name', 'phone', 'email'];
    const faults = messages.map((message, index) => ({ field: { name: fields[index] ?? '' }, message }));
    return namedInSummary(faults, oneOf).map(({ field }) => field.name);
  };
  expect(named('missing', 'reach', 'reach')).toEqual(['name', 'phone']);
  expect(named('missing', 'reach', 'no address')).toEqual(['name', 'phone', 'email']);
  expect(named('reach', 'reach')).toEqual(['name', 'phone']);
});
