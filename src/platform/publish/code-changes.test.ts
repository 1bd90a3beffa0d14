import { expect, test } from 'vitest';
import { codeList, settingList } from '#platform/engine/reason.ts';
import { isRoutes, mayChangeAll, mayMoveTargets } from './code-changes.ts';
import { routesName } from './code-graph.ts';
import { everyKind } from './inputs.ts';

const ofCode = (key: string) => ({ list: codeList, key });

test.each([
  ['a changed component', [ofCode('src/features/stations/StationDetails.astro'), ofCode(everyKind)], false],
  ['other queries', [ofCode('queries'), ofCode(everyKind)], false],
  ['another site', [{ list: settingList, key: 'siteUrl' }, ofCode(everyKind)], false],
  ['other code that lists targets', [ofCode('targets'), ofCode(everyKind)], true],
  ['another import', [ofCode('import'), ofCode(everyKind)], true],
  ['other social images', [{ list: settingList, key: 'socialImages' }, ofCode(everyKind)], true],
  ['everything anew', [], true],
])('%s: whether the list of targets is made anew', (_, codeChanges, isMade) => {
  expect(mayMoveTargets(codeChanges)).toBe(isMade);
});

test.each([
  ['another import', ofCode('import'), true],
  ['other queries', ofCode('queries'), true],
  ['other addresses of links', { list: settingList, key: 'externals' }, true],
  ['another site', { list: settingList, key: 'siteUrl' }, false],
  ['a changed component', ofCode('src/features/stations/StationDetails.astro'), false],
  ['an entry that is called so', { list: 'entry/posts', key: 'import' }, false],
])('%s: whether any answer may change', (_, change, mayChange) => {
  expect(mayChangeAll(change)).toBe(mayChange);
});

test('only a change of the routes is one', () => {
  expect(isRoutes(ofCode(routesName))).toBe(true);
  expect([isRoutes(ofCode('queries')), isRoutes({ list: settingList, key: routesName })]).toEqual([
    false,
    false,
  ]);
});
