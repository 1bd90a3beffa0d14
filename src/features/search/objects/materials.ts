/** What Russian adjectives say about where a thing goes: what it is made of, or that it is another thing. Other languages say so in
 * compounds or with nouns. */
import type { ObjectName } from './called-object.ts';
import type { PhraseWord } from './phrase.ts';

/** What makes a thing another one: a toy telephone is no telephone, an electric guitar no guitar. */
export const isOutweighing = ({ word }: PhraseWord): boolean =>
  /^(?:электр|аккумуляторн|светодиодн|радиоуправляем|игрушечн|чугунн)/u.test(word);

/** Where a material decides between things that are called alike: a glass jar of olives, a tin of olives. Plastic does not: a bottle
 * of it may have a deposit. */
const isMaterial = ({ word }: PhraseWord): boolean =>
  /^(?:стеклянн|жестян|железн|металлическ|картонн|бумажн|деревянн)/u.test(word);

/** Those with a material, if all go to different places and these do not. */
export function ofMaterial(names: readonly ObjectName[]): readonly ObjectName[] {
  const isOne = (some: readonly ObjectName[]): boolean =>
    new Set(some.map(({ object }) => object.bin)).size === 1;
  const made = names.filter(({ words }) => words.some(isMaterial));
  return !isOne(names) && isOne(made) ? made : names;
}

/** Bins for which a thing cannot be so. */
const contradictions: readonly (readonly [beginning: RegExp, bins: readonly string[]])[] = [
  [/^пласт(?:ик|масс)ов/u, ['paper', 'glass', 'bio', 'garden', 'textile']],
  [/^стеклянн/u, ['paper', 'packaging', 'bio', 'garden', 'textile']],
  [/^(?:жестян|железн|металлическ)/u, ['paper', 'glass', 'bio', 'garden', 'textile']],
  [/^(?:картонн|бумажн)/u, ['glass', 'station', 'electronics', 'textile']],
  [/^деревянн/u, ['paper', 'glass', 'textile', 'electronics', 'packaging']],
  [/^(?:бензинов|механическ)/u, ['electronics']],
  [/^искусственн/u, ['bio', 'garden']],
];

export const isContradicting = ({ word }: PhraseWord, bin: string): boolean =>
  contradictions.some(([beginning, bins]) => beginning.test(word) && bins.includes(bin));
