import { expect, test } from 'vitest';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import type { UnservedAddress } from './unserved-answer.ts';
import { unservedReasons } from '#shell/languages/unserved-reasons.ts';
import { translator } from '#shell/languages/messages.ts';
import { sourceNames } from '#shell/languages/source-names.ts';
import { adviceFor, isCustomersCause, isReportable } from './advice.ts';
import { listContainers, missedDays } from './missed-days.ts';
import { adviseOn } from './missed-facts.ts';
import { missedTexts } from './missed-messages.ts';

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

const shownFor = (discharges: readonly Discharge[], addresses: readonly UnservedAddress[]) =>
  missedDays(listContainers(discharges), addresses, names);

test('a missed emptying of the address and waste of a collection is found, and no other', () => {
  const shown = (more: Partial<UnservedAddress>) =>
    shownFor([ahead], [missed(more)]).map(({ match }) => match);
  expect(shown({})).toEqual(['same']);
  // The list of waste has several names for one waste.
  expect(shown({ garbage: 'Olmejäätmed' })).toEqual(['same']);
  expect(shown({ garbage: undefined })).toEqual(['same']);
  expect(shown({ garbage: 'Biojäätmed' })).toEqual([]);
  expect(shown({ address: 'Kase tänav 5' })).toEqual([]);
  expect(shown({ address: 'Kase tänav 4-2' })).toEqual(['perhaps']);
});

test('the very address comes before a doubtful one, the newest first, three at most', () => {
  const days = ['2026-11-21', '2026-11-23', '2026-11-22', '2026-11-24'].map((date, index) =>
    missed({ id: String(index), date, ...(index === 3 && { address: 'Kase tn 4-1' }) }),
  );
  expect(shownFor([ahead], days).map((one) => one.missed.date)).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
  ]);
  expect(shownFor([ahead], days.slice(1)).map(({ match }) => match)).toEqual(['same', 'same', 'perhaps']);
});

test('a contract with several addresses is told of each, with the waste of that address', () => {
  const summerHouse = { ...ahead, address: 'Metsa tee 3, Laagri', garbage: 'Biojäätmed' };
  const there = { city: 'Laagri', address: 'Metsa tee 3' };
  expect(shownFor([ahead, summerHouse], [missed({ ...there, garbage: 'Biojäätmed' })])).toHaveLength(1);
  expect(shownFor([ahead, summerHouse], [missed(there)])).toEqual([]);
});

test('each known reason has its own advice, and an unknown one the way to report', () => {
  expect(unservedReasons.map(({ et }) => adviceFor(et))).toEqual([
    'access',
    'put-out',
    'road',
    'sort',
    'nothing',
    'thaw',
  ]);
  expect(adviceFor('Ligipääs konteinerile oli suletud.')).toBe('access');
  expect([adviceFor('Muu'), adviceFor(undefined)]).toEqual(['report', 'report']);
});

test('nobody is asked to report our own fault, or what may still come', () => {
  const moment = { day: '2026-11-28', time: '12:00' };
  const at = (reason: string | undefined, date = '2026-11-27') => isReportable({ date, reason }, moment);
  expect([at('Veok läks rikki'), at('Veok läks rikki.'), at(undefined, '2026-11-28')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([at(undefined), at('Konteiner ei olnud välja pandud')]).toEqual([true, true]);
});

test('an extra collection, which has to be paid for, is offered only where the cause is on the side of the customer', () => {
  const ours = unservedReasons.flatMap(({ et }) => (isCustomersCause(et) ? [] : [et]));
  expect(ours).toEqual(['Veok läks rikki']);
  expect([isCustomersCause('Muu'), isCustomersCause(undefined)]).toEqual([false, false]);
});

test('a cause of the customer has one answer: put it right before the new day, or wait or order where there is none', () => {
  const texts = missedTexts('et');
  const advise = (reason: string | undefined, newDate?: string) =>
    adviseOn({ reason, newDate }, { isOpen: false, texts });
  expect(advise('Konteiner ei olnud välja pandud', '2026-12-03')).toBe(
    'Pange konteiner välja hiljemalt kell 06:00. Kui uueks päevaks on kõik korras, tühjendame konteineri siis. Maksate tavalise hinna ja tühisõidutasu.',
  );
  expect(advise('Konteiner ei olnud välja pandud')).toBe(
    'Pange konteiner välja hiljemalt kell 06:00. Siis oodake järgmist veopäeva või tellige tasuline lisatühjendus.',
  );
  expect([advise('Veok läks rikki'), advise(undefined)]).toEqual([
    texts['advice.nothing'],
    texts['advice.report'],
  ]);
});
