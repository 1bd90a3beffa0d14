import { expect, test } from 'vitest';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { createDayIds } from './day-ids.server.ts';

const day: Discharge = {
  contractNumber: '1000003',
  garbage: 'Segaolmejäätmed',
  itemType: 'Konteiner 0,24 m³',
  address: 'Kase tn 4, Keila',
  date: '2026-12-24',
};

const ids = createDayIds('planted-calendar-secret');

test('the id of a day follows from contract, container and planned day, and from nothing else', () => {
  const { uid } = ids(day);
  expect(uid).toMatch(/^[\w-]{22}$/u);
  expect(createDayIds('planted-calendar-secret')(day).uid).toBe(uid);
  expect(ids({ ...day, date: '2026-12-23', plannedDate: day.date }).uid).toBe(uid);
  for (const spelling of [
    { address: 'Kase tänav 4' },
    { address: '76606 Keila, KASE TN 4' },
    { garbage: 'segaolmejäätmed ' },
    { itemType: 'konteiner 240 l' },
  ])
    expect(ids({ ...day, ...spelling }).uid).toBe(uid);
  for (const other of [
    { contractNumber: '1000004' },
    { garbage: 'Biojäätmed' },
    { itemType: 'Konteiner 0,66 m³' },
    { address: 'Kase tn 5, Keila' },
    { date: '2026-12-25' },
  ])
    expect(ids({ ...day, ...other }).uid).not.toBe(uid);
});

test('who knows all of a day but the secret cannot find the contract number by its id', () => {
  const guess = createDayIds('another-calendar-secret');
  expect(guess(day)).not.toEqual(ids(day));
});
