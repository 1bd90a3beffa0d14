/** What the bin of one thing says about that of another: of a package and what was in it, of a thing and what it is from. */

const eaten: ReadonlySet<string> = new Set(['bio', 'none']);
const dangerous: ReadonlySet<string> = new Set(['hazardous', 'medicines', 'batteries']);
const ofPackages: ReadonlySet<string> = new Set(['glass', 'packaging', 'deposit', 'paper']);

export const isOfPackages = (bin: string): boolean => ofPackages.has(bin);

/** Whether a material goes there as a package only. */
export const isOnlyPackaging = (bin: string): boolean => isOfPackages(bin) && bin !== 'paper';

/** Whether another thing may send one elsewhere. What was eaten or drunk from it does not: a jar of mustard is a jar; nor does the
 * device that a battery is from. */
export const isDeciding = (bin: string, own: string): boolean =>
  bin !== own && !eaten.has(bin) && !(own === 'batteries' && bin === 'electronics');

/** Whether a package goes where packages go, by the bins of what was in it. */
export const mayHold = (packs: 'anything' | 'food', bins: readonly string[]): boolean =>
  packs === 'anything'
    ? !bins.some((bin) => dangerous.has(bin))
    : bins.length > 0 && bins.every((bin) => eaten.has(bin) || isOfPackages(bin));
