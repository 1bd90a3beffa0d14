import { expect, test } from 'vitest';
import { faultOf, type InputRules } from './input-rules.ts';
import { inputTypes } from './input-type.ts';

const reasons = (rules: InputRules, ...values: readonly string[]) =>
  values.map((value) => faultOf(value, rules));

test('an input has one of eleven types', () => {
  expect(inputTypes).toEqual([
    'text',
    'password',
    'email',
    'number',
    'tel',
    'url',
    'date',
    'time',
    'datetime-local',
    'month',
    'week',
  ]);
});

test('an input may stay empty unless it is required', () => {
  for (const type of inputTypes) {
    expect([type, ...reasons({ type }, '', ' ')]).toEqual([type, undefined, undefined]);
    expect([type, faultOf(' ', { type, required: true })]).toEqual([type, 'missing']);
  }
});

test('each type takes what it is for and nothing else', () => {
  const good: readonly (readonly [InputRules['type'], ...string[]])[] = [
    ['text', 'a', '„õ“'],
    ['password', ' a b '],
    ['tel', '+372 600 0101', '1919'],
    ['email', 'mari@example.ee', 'mari.k+1@sub.example.ee'],
    ['number', '1', '-3', '4e2'],
    ['url', 'https://www.example.ee/a?b=1', 'mailto:a@example.ee'],
    ['date', '2026-02-28', '2028-02-29'],
    ['time', '00:00', '23:59'],
    ['datetime-local', '2026-03-01T07:30'],
    ['month', '2026-12'],
    ['week', '2026-W53', '2027-W52'],
  ];
  for (const [type, ...values] of good)
    expect([type, ...reasons({ type }, ...values)]).toEqual([type, ...values.map(() => undefined)]);
  const wrong: readonly (readonly [InputRules['type'], ...string[]])[] = [
    ['email', 'mari', 'mari@', '@example.ee', 'ma ri@example.ee'],
    ['number', 'kolm', '1,5', '1 000', '0x1'],
    ['url', 'example.ee', '/a'],
  ];
  for (const [type, ...values] of wrong) {
    expect([type, ...reasons({ type }, ...values)]).toEqual([type, ...values.map(() => `invalid-${type}`)]);
  }
});

test('an invalid date is said to be one, in every type of date, also when the browser cannot read it', () => {
  const wrong: readonly (readonly [InputRules['type'], ...string[]])[] = [
    ['date', '2026-02-29', '2026-13-01', '1.3.2026', '2026-3-1'],
    ['time', '24:00', '7:30', '12:60'],
    ['datetime-local', '2026-02-30T10:00', '2026-02-28', '2026-02-28T25:00'],
    ['month', '2026-13', '2026-1'],
    ['week', '2027-W53', '2026-W00', '2026-53'],
  ];
  for (const [type, ...values] of wrong) {
    expect([type, ...reasons({ type }, ...values)]).toEqual([type, ...values.map(() => 'invalid-date')]);
    expect(faultOf('', { type }, true)).toBe('invalid-date');
  }
});

test('min and max are the first and the last value that is taken', () => {
  const ranges: readonly (InputRules & { readonly values: readonly string[] })[] = [
    { type: 'number', min: '2', max: '10', values: ['1', '2', '10', '11'] },
    {
      type: 'date',
      min: '2026-02-28',
      max: '2026-03-02',
      values: ['2026-02-27', '2026-02-28', '2026-03-02', '2026-03-03'],
    },
    { type: 'time', min: '09:00', max: '17:00', values: ['08:59', '09:00', '17:00', '17:01'] },
    { type: 'month', min: '2025-12', max: '2026-02', values: ['2025-11', '2025-12', '2026-02', '2026-03'] },
    {
      type: 'week',
      min: '2026-W52',
      max: '2027-W01',
      values: ['2026-W51', '2026-W52', '2027-W01', '2027-W02'],
    },
  ];
  for (const { values, ...rules } of ranges) {
    expect([rules.type, ...reasons(rules, ...values)]).toEqual([
      rules.type,
      'too-small',
      undefined,
      undefined,
      'too-large',
    ]);
  }
});

test('a step is counted from the smallest value, and numbers step by 1 without one', () => {
  expect(reasons({ type: 'number' }, '2', '2.5')).toEqual([undefined, 'off-step']);
  expect(reasons({ type: 'number', step: 'any' }, '2.5', '0.333')).toEqual([undefined, undefined]);
  expect(reasons({ type: 'number', step: '0.1' }, '0.3', '1.7', '0.35')).toEqual([
    undefined,
    undefined,
    'off-step',
  ]);
  expect(reasons({ type: 'number', min: '1', step: '2' }, '3', '4')).toEqual([undefined, 'off-step']);
  expect(reasons({ type: 'time', step: '900' }, '10:15', '10:20')).toEqual([undefined, 'off-step']);
  const week = { type: 'date', min: '2026-11-02', step: '7' } as const;
  expect(reasons(week, '2026-11-16', '2026-11-17')).toEqual([undefined, 'off-step']);
});

test('a pattern fits the whole value, and one that is no pattern is ignored', () => {
  const contract = { type: 'text', pattern: String.raw`L?\d{4,10}` } as const;
  expect(reasons(contract, 'L1234567', '1234', 'L12', 'xL1234')).toEqual([
    undefined,
    undefined,
    'off-pattern',
    'off-pattern',
  ]);
  expect(faultOf('a', { type: 'text', pattern: '[' })).toBeUndefined();
});
