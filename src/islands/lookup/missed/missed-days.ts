/** Which of the unserved addresses are those of a lookup, and what a visitor does about them. */
import { lookup } from '#base/lookup.ts';
import type { Discharge, UnservedAddress } from '#model/live-answer.ts';
import type { TallinnMoment } from '#model/opening.ts';
import { mayStillCome } from '#model/round.ts';
import { type AddressMatch, matchAddress } from '#model/street-address.ts';
import type { unservedReasons } from '#model/unserved-reason.ts';
import { sourceKey, type SourceNames, wasteTypeOf } from '#site/source-name.ts';

/** What helps against a reason. */
export type Advice = 'access' | 'put-out' | 'road' | 'sort' | 'nothing' | 'report';

type KnownReason = (typeof unservedReasons)[number]['et'];

const adviceByReason: Readonly<Record<KnownReason, Advice>> = {
  'Ligipääs konteinerile oli suletud': 'access',
  'Konteiner ei olnud välja pandud': 'put-out',
  'Tee oli lumest puhastamata': 'road',
  'Konteineris olid valed jäätmed': 'sort',
  'Veok läks rikki': 'nothing',
};

const adviceByKey: Readonly<Record<string, Advice>> = Object.fromEntries(
  Object.entries(adviceByReason).map(([reason, advice]) => [sourceKey(reason), advice]),
);

/** A reason that we do not know, or none: the visitor may know more than we do. */
export function adviceFor(reason: string | undefined): Advice {
  return lookup(adviceByKey, sourceKey(reason ?? '')) ?? 'report';
}

export interface MissedDay {
  readonly missed: UnservedAddress;
  readonly match: Exclude<AddressMatch, 'other'>;
  /** The day is not over: the truck may still come. */
  readonly isOpen: boolean;
}

/** More than these would hide the days ahead. */
const maxShown = 3;

interface MissedContext {
  readonly names: SourceNames;
  /** Now, in Tallinn. */
  readonly moment: TallinnMoment;
}

/** @param discharges Of one contract; they have its address in the spelling of the contract.
 * @returns Newest first. */
export function missedDays(
  discharges: readonly Discharge[],
  addresses: readonly UnservedAddress[],
  { names, moment }: MissedContext,
): readonly MissedDay[] {
  return addresses
    .flatMap((missed) => {
      const match = matchOf(missed, discharges, names);
      const isOpen = mayStillCome(missed.date, moment);
      return match === 'other' ? [] : [{ missed, match, isOpen }];
    })
    .toSorted((a, b) => b.missed.date.localeCompare(a.missed.date))
    .slice(0, maxShown);
}

function matchOf(
  { address, city, area, garbage }: UnservedAddress,
  discharges: readonly Discharge[],
  names: SourceNames,
): AddressMatch {
  const same = discharges.filter((one) => garbage === undefined || isSameWaste(one.garbage, garbage, names));
  const matches = same.map((one) => matchAddress(one.address, address, [city, area]));
  if (matches.includes('same')) return 'same';
  return matches.includes('perhaps') ? 'perhaps' : 'other';
}

function isSameWaste(one: string, other: string, names: SourceNames): boolean {
  if (sourceKey(one) === sourceKey(other)) return true;
  const id = wasteTypeOf(one, names);
  return id !== undefined && id === wasteTypeOf(other, names);
}
