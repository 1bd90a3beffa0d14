/** What of the list of unserved addresses is told of a contract that is remembered. It loads with the list. */
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import type { UnservedAddress } from '#features/unserved/unserved-answer.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
import { listContainers, missedDays } from '#features/unserved/missed-days.ts';
import { type KeptMissed, toKeptMissed } from './remembered-contracts.ts';

export function findMissed(
  { discharges }: DischargesAnswer,
  addresses: readonly UnservedAddress[],
  names: SourceNames,
): readonly KeptMissed[] {
  return toKeptMissed(missedDays(listContainers(discharges), addresses, names));
}
