import { expect, test } from 'vitest';
import type { Discharge, UnservedAddress } from '#model/live-answer.ts';
import { unservedReasons } from '#model/unserved-reason.ts';
import { translator } from '#site/messages/messages.ts';
import { sourceNames } from '#site/source-names.ts';
import { adviceFor, missedDays } from './missed-days.ts';

const wasteTypes = [
  {
    id: 'mixed',
    name: { et: 'Segaolmejäätmed', ru: 'Смешанные бытовые отходы', en: 'Mixed municipal waste' },
  },
];
const names = sourceNames(wasteTypes, { locale: 'ru', t: translator('ru') });

const ahead: Discharge = {
  contractNumber: '1000003',
  garbage: 'Segaolmejäätmed',
  itemType: 'Konteiner 0,24 m³',
  address: 'Kase tn 4, Keila',
  date: '2026-12-01',
};

const missed = (more: Partial<UnservedAddress> = {}): UnservedAddress => ({
  id: '1',
  area: 'Harju maakond',
  city: 'Keila',
  address: 'Kase tänav 4',
  date: '2026-11-23',
  garbage: 'Segaolmejäätmed',
  ...more,
});

const at = (day: string, time: string) => ({ names, moment: { day, time } });
const noon = at('2026-11-24', '12:00');

test('a missed emptying of the address and waste of a collection is found, and no other', () => {
  const shown = (more: Partial<UnservedAddress>) =>
    missedDays([ahead], [missed(more)], noon).map(({ match }) => match);
  expect(shown({})).toEqual(['same']);
  // The list of waste has several names for one waste.
  expect(shown({ garbage: 'Olmejäätmed' })).toEqual(['same']);
  expect(shown({ garbage: undefined })).toEqual(['same']);
  expect(shown({ garbage: 'Biojäätmed' })).toEqual([]);
  expect(shown({ address: 'Kase tänav 5' })).toEqual([]);
  expect(shown({ address: 'Kase tänav 4-2' })).toEqual(['perhaps']);
});

test('until 22:00 of the day itself the truck may still come', () => {
  const isOpen = (day: string, time: string) =>
    missedDays([ahead], [missed({ date: '2026-11-24' })], at(day, time)).map((one) => one.isOpen);
  expect([isOpen('2026-11-24', '06:00'), isOpen('2026-11-24', '21:59')]).toEqual([[true], [true]]);
  expect([isOpen('2026-11-24', '22:00'), isOpen('2026-11-25', '06:00')]).toEqual([[false], [false]]);
});

test('the newest come first, three at most', () => {
  const days = ['2026-11-21', '2026-11-23', '2026-11-22', '2026-11-24'].map((date, index) =>
    missed({ id: String(index), date }),
  );
  expect(missedDays([ahead], days, noon).map((one) => one.missed.date)).toEqual([
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
  ]);
});

test('each known reason has its own advice, and an unknown one the way to report', () => {
  expect(unservedReasons.map(({ et }) => adviceFor(et))).toEqual([
    'access',
    'put-out',
    'road',
    'sort',
    'nothing',
  ]);
  expect(adviceFor('Ligipääs konteinerile oli suletud.')).toBe('access');
  expect([adviceFor('Muu'), adviceFor(undefined)]).toEqual(['report', 'report']);
});
