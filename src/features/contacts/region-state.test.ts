import { expect, test } from 'vitest';
import { $selectedObject } from '#shell/map/selected-object.ts';
import { afterPress, chosenBy, isShown } from './region-state.ts';

const choices = [
  { id: 0, hash: '#offices', region: '' },
  { id: 1, hash: '#office-tallinn', region: 'Tallinn' },
  { id: 4, hash: '#office-kuressaare', region: 'Saaremaa' },
];

test('the selected object is a number, 0 as long as nothing is chosen', () => {
  expect($selectedObject.get()).toBe(0);
});

test('with nothing chosen every contact is shown, with a region chosen only its own', () => {
  expect(['Tallinn', 'Saaremaa'].map((region) => isShown(region, 0, choices))).toEqual([true, true]);
  expect(['Tallinn', 'Saaremaa'].map((region) => isShown(region, 4, choices))).toEqual([false, true]);
});

test('an address that names the office of a region chooses the region, and any other address nothing', () => {
  const hashes = ['#office-kuressaare', '#offices', '#office-parnu', ''];
  expect(hashes.map((hash) => chosenBy(hash, choices))).toEqual([4, 0, 0, 0]);
});

test('pressing the chosen region again shows everything, pressing another chooses that', () => {
  expect([afterPress(4, 4), afterPress(1, 4), afterPress(0, 4)]).toEqual([0, 1, 0]);
});
