/** What the bin of one thing says about that of another: of a package and what was in it, of a thing and what it is from. */

import { lookup } from '#platform/base/lookup.ts';
import type { PackedThing } from './quality-words.ts';

const eaten: ReadonlySet<string> = new Set(['bio', 'none']);
/** By the bin of a thing, those of others that may be named beside it. */
const undeciding: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  bio: new Set(['garden']),
  batteries: new Set(['electronics', 'station', 'mixed', 'textile']),
  electronics: new Set(['station', 'mixed', 'textile']),
};
const dangerous: ReadonlySet<string> = new Set(['hazardous', 'medicines', 'batteries']);
const ofPackages: ReadonlySet<string> = new Set(['glass', 'packaging', 'deposit', 'paper']);

export const isOfPackages = (bin: string): boolean => ofPackages.has(bin);

/** Whether a material goes there as a package only. */
export const isOnlyPackaging = (bin: string): boolean => isOfPackages(bin) && bin !== 'paper';

/** Whether another thing may send one elsewhere. What was eaten or drunk from it does not: a jar of mustard is a jar; nor does where
 * food grew, what a battery is from, or what a device is for. */
export const isDeciding = (bin: string, own: string): boolean =>
  bin !== own && !eaten.has(bin) && lookup(undeciding, own)?.has(bin) !== true;

/** Whether a package goes where packages go, by the bins of what was in it. */
export const mayHold = (packs: PackedThing, bins: readonly string[]): boolean =>
  packs === 'anything'
    ? !bins.some((bin) => dangerous.has(bin))
    : bins.length > 0 && bins.every((bin) => eaten.has(bin) || isOfPackages(bin));
