import Fuse from 'fuse.js';
import type { Discharge } from '#model/live-answer.ts';
import { formatDischargeDate } from './discharge-day.ts';

/** Spec §5: what the search covers. */
const fields: readonly ((discharge: Discharge) => string)[] = [
  ({ address }) => address,
  ({ garbage }) => garbage,
  ({ itemType }) => itemType,
  ({ date }) => formatDischargeDate(date),
];

/** Share of wrong letters that is forgiven; two that changed places count as two. */
const threshold = 0.3;

/** The discharges that have every word of the query, in their order. A word that stands nowhere as it was typed may
 * have wrong letters, unless it is a number: most dates differ by one digit only.
 * @param query An empty one keeps all. */
export function matchDischarges(discharges: readonly Discharge[], query: string): readonly Discharge[] {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  return words.reduce((left, word) => matchWord(left, word), discharges);
}

function matchWord(discharges: readonly Discharge[], word: string): readonly Discharge[] {
  const plain = plainLetters(word);
  const literal = discharges.filter((discharge) =>
    fields.some((field) => plainLetters(field(discharge)).includes(plain)),
  );
  const isExact = literal.length > 0 || !/\p{L}/u.test(word);
  return isExact ? literal : matchNearly(discharges, word);
}

function matchNearly(discharges: readonly Discharge[], word: string): readonly Discharge[] {
  const fuse = new Fuse(discharges, {
    keys: fields.map((getFn, index) => ({ name: String(index), getFn })),
    threshold,
    ignoreLocation: true,
    ignoreDiacritics: true,
    shouldSort: false,
  });
  return fuse.search(word).map(({ item: discharge }) => discharge);
}

/** Without accents, so that `jaatmed` finds `jäätmed`. */
function plainLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
