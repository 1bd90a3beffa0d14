import { expect, test } from 'vitest';
import { codeList, settingList } from '#platform/engine/reason.ts';
import { mayMoveTargets } from './code-changes.ts';
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
