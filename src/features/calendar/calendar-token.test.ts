import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxContracts, reminders } from './calendar.ts';
import { type ContractNumber, parseContractNumber } from '#shell/company/contract-number.ts';
import { locales } from '#platform/languages/locale.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { startOfTallinnDay } from '#platform/time/tallinn-midnight.ts';
import { type SealedChoice, CalendarTokens } from './calendar-token.server.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const secret = 'planted-calendar-secret';
const tokens = new CalendarTokens({ secret }, () => now);

const parseNumber = (typed: string): ContractNumber => {
  const number = parseContractNumber(typed);
  if (number === undefined) throw new TypeError(`${typed} is no contract number.`);
  return number;
};

const choice: SealedChoice = {
  contractNumbers: ['1000003', '1000004'].map(parseNumber),
  locale: 'ru',
  wasteKeys: ['abcdef'],
  reminder: 'morning',
};

const choices = fc.record({
  contractNumbers: fc.array(
    fc.integer({ min: 1000, max: 9_999_999_999 }).map((n) => parseNumber(String(n))),
    {
      minLength: 1,
      maxLength: maxContracts,
    },
  ),
  locale: fc.constantFrom(...locales),
  wasteKeys: fc.array(fc.stringMatching(/^[\w-]{6}$/u), { maxLength: 12 }),
  reminder: fc.constantFrom(...reminders),
});

test('a token gives back what was chosen, and shows nothing of it', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const token = tokens.seal(chosen);
      expect(tokens.open(token)).toEqual(chosen);
      expect(token).toMatch(/^[\w-]{50,800}$/u);
      const bytes = Buffer.from(token, 'base64url').toString('latin1');
      for (const number of chosen.contractNumbers) expect(bytes).not.toContain(number);
    }),
  );
});

test('the same choice has another token each time', () => {
  expect(tokens.seal(choice)).not.toBe(tokens.seal(choice));
});

test('a changed token is refused, whichever sign is changed', () => {
  const token = tokens.seal(choice);
  const signs = 'AQgw7-_z';
  for (let at = 0; at < token.length; at += 1)
    for (const sign of signs)
      if (sign !== token[at])
        expect(tokens.open(token.slice(0, at) + sign + token.slice(at + 1))).toBeUndefined();
});

test('a shortened or lengthened token is refused', () => {
  const token = tokens.seal(choice);
  for (let length = 0; length < token.length; length += 1)
    expect(tokens.open(token.slice(0, length))).toBeUndefined();
  for (const end of ['A', '=', 'AAAA', token]) expect(tokens.open(token + end)).toBeUndefined();
});

test('10,000 random tokens are refused', () => {
  for (let count = 0; count < 10_000; count += 1)
    expect(tokens.open(randomBytes(20 + (count % 200)).toString('base64url'))).toBeUndefined();
});

test('a token of another version is refused', () => {
  const bytes = Buffer.from(tokens.seal(choice), 'base64url');
  for (const version of [0, 2, 255]) {
    bytes[0] = version;
    expect(tokens.open(bytes.toString('base64url'))).toBeUndefined();
  }
});

test('the secret of before is read until its day, and writes nothing', () => {
  const lastDay = tallinnDay(now);
  const time = { now };
  const before = tokens.seal(choice);
  const rotated = new CalendarTokens(
    { secret: 'another-calendar-secret', old: { secret, lastDay } },
    () => time.now,
  );
  expect(rotated.open(before)).toEqual(choice);
  expect(tokens.open(rotated.seal(choice))).toBeUndefined();
  time.now = startOfTallinnDay(addDays(lastDay, 1)) - 1;
  expect(rotated.open(before)).toEqual(choice);
  time.now += 1;
  expect(rotated.open(before)).toBeUndefined();
  expect(rotated.open(rotated.seal(choice))).toEqual(choice);
});
