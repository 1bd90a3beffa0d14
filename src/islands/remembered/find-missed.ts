/** What of the list of unserved addresses is told of a contract that is remembered. It loads with the list. */
import type { DischargesAnswer } from '#model/discharges-answer.ts';
import type { UnservedAddress } from '#model/unserved-answer.ts';
import type { SourceNames } from '#site/source-name.ts';
import { containersOf, missedDays } from '../missed/missed-days.ts';
import { type KeptMissed, keptMissedOf } from './remembered-contracts.ts';

export function findMissed(
  { discharges }: DischargesAnswer,
  addresses: readonly UnservedAddress[],
  names: SourceNames,
): readonly KeptMissed[] {
  return keptMissedOf(missedDays(containersOf(discharges), addresses, names));
}
