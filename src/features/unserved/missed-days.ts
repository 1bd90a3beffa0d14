/** Which of the unserved addresses are those of a lookup. */
import { compareCodes } from '#platform/base/code-order.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import type { UnservedAddress } from './unserved-answer.ts';
import {
  type AddressMatch,
  matchAddresses,
  parseAddress,
  type StreetAddress,
} from '#shell/places/street-address.ts';
import { findWasteType, sourceKey, type SourceNames } from '#shell/languages/source-name.ts';

export interface MissedDay {
  readonly missed: UnservedAddress;
  readonly match: Exclude<AddressMatch, 'other'>;
}

/** More than these would hide the days ahead. */
const maxShown = 3;

/** @param containers Of one contract.
 * @returns Those of this very address first, then the newest. */
export function missedDays(
  containers: readonly Container[],
  addresses: readonly UnservedAddress[],
  names: SourceNames,
): readonly MissedDay[] {
  const own = containers.map(({ garbage, address }) => ({ garbage, addresses: parseAddress(address) }));
  return addresses
    .flatMap((missed) => {
      const match = matchAddress(missed, own, names);
      return match === 'other' ? [] : [{ missed, match }];
    })
    .toSorted((a, b) => compareCodes(b.match, a.match) || compareCodes(b.missed.date, a.missed.date))
    .slice(0, maxShown);
}

/** What is emptied at an address of a contract. */
export type Container = Pick<Discharge, 'garbage' | 'address'>;

/** Each kind of waste of each address once: a year of days has few. */
export function listContainers(discharges: readonly Discharge[]): readonly Container[] {
  const byKind = Map.groupBy(discharges, ({ address, garbage }) => JSON.stringify([address, garbage]));
  return [...byKind.values()].flatMap(([one]) =>
    one ? [{ garbage: one.garbage, address: one.address }] : [],
  );
}

interface OwnContainer {
  readonly garbage: string;
  readonly addresses: readonly StreetAddress[];
}

function matchAddress(
  { address, city, area, garbage }: UnservedAddress,
  containers: readonly OwnContainer[],
  names: SourceNames,
): AddressMatch {
  const own = containers.filter((one) => garbage === undefined || isSameWaste(one.garbage, garbage, names));
  return matchAddresses(
    own.flatMap(({ addresses }) => addresses),
    parseAddress(address, [city, area]),
  );
}

function isSameWaste(one: string, other: string, names: SourceNames): boolean {
  if (sourceKey(one) === sourceKey(other)) return true;
  const id = findWasteType(one, names);
  return id !== undefined && id === findWasteType(other, names);
}
