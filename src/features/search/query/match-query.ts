/** Finds the words of the texts that a query means. */
import { defaultLocale } from '#platform/languages/locale.ts';
import type { DocumentSet } from './document-set.ts';
import type { Query, Term } from './term.ts';
import { isTabled, type Related, relatedTo, relatedToHead } from './thesaurus.ts';
import { chanceLength, isPart } from './short-part.ts';
import { best, quality, type WordMatches } from './word-forms.ts';
import { WorkBudget } from './work-budget.ts';

/** Max number of words matched approximately: a query with more typing errors is not a query. */
const maxNearTerms = 4;

/** Matches of each term, by set of documents. A term without exact matches is matched approximately. */
export type QueryMatches = readonly ReadonlyMap<DocumentSet, WordMatches>[];

export function matchQuery(
  { terms, locale }: Pick<Query, 'terms' | 'locale'>,
  sets: readonly DocumentSet[],
  budget = new WorkBudget(),
): QueryMatches {
  let nearTerms = 0;
  return terms.flatMap((term): QueryMatches => {
    const found = matchEach(term, sets, budget);
    if (isFound(found)) return [isSure(term, sets) ? found : withOneError(found, term, { sets, budget })];
    if (term.groups) return [matchGroups(term.groups, sets, budget)];
    const headed = locale === defaultLocale ? matchHead(term, sets) : undefined;
    if (headed) return [withOneError(headed, term, { sets, budget })];
    nearTerms += 1;
    const near =
      nearTerms > maxNearTerms ? new Map<DocumentSet, WordMatches>() : matchEachNearly(term, sets, budget);
    if (isFound(near, quality.part)) return [near];
    const parts = sets[0]?.vocabulary.parts(term.word);
    return (
      parts?.map((word) => matchEach({ ...term, word, related: relatedTo(word) }, sets, budget)) ?? [near]
    );
  });
}

/** Whether a word of the texts begins like this one. One of which they only have the stem or that is inside of others, or
 * of which the thesaurus knows the beginning, may be mistyped. */
const isSure = ({ word, isForeign }: Term, sets: readonly DocumentSet[]): boolean =>
  isForeign || isTabled(word) || sets.some(({ vocabulary }) => vocabulary.beginning(word).length > 0);

interface Searched {
  readonly sets: readonly DocumentSet[];
  readonly budget: WorkBudget;
}

const withOneError = (
  found: ReadonlyMap<DocumentSet, WordMatches>,
  term: Term,
  { sets, budget }: Searched,
): ReadonlyMap<DocumentSet, WordMatches> =>
  new Map(
    sets.map((documents) => [
      documents,
      best(found.get(documents) ?? new Map(), documents.vocabulary.matchOneError(term, budget)),
    ]),
  );

/** Whether a word matches better than that. */
const isFound = (found: ReadonlyMap<DocumentSet, WordMatches>, least = 0): boolean =>
  [...found.values()].some((matches) => matches.values().some((value) => value > least));

function matchEach(
  term: Term,
  sets: readonly DocumentSet[],
  budget: WorkBudget,
): ReadonlyMap<DocumentSet, WordMatches> {
  const found = withoutInside(
    term,
    sets.map((documents) => [documents, documents.vocabulary.match(term, budget)] as const),
  );
  return new Map(
    found.map(([documents, matches]) => [
      documents,
      withRelated(
        withoutChance(matches, term, documents.vocabulary),
        term.related ?? [],
        documents.vocabulary,
      ),
    ]),
  );
}

const matchEachNearly = (term: Term, sets: readonly DocumentSet[], budget: WorkBudget) =>
  new Map(
    sets.map((documents) => {
      const { vocabulary } = documents;
      return [documents, best(vocabulary.matchNearly(term, budget), vocabulary.matchOneError(term, budget))];
    }),
  );

/** What words of the thesaurus are worth: another word less than any match of the word itself, another form of its root
 * nearly as much. */
export const relatedValue = { other: quality.inside - 0.01, family: quality.sameName };

/** Entries that a word finds by more than its letters: a page of results. */
const enoughEntries = 10;

/** Words that have a short word inside by chance (`aku` in `mahakukkunud`) count only where few entries have the word itself,
 * another form of it, or a compound with it. */
function withoutInside(
  { word }: Term,
  found: readonly (readonly [DocumentSet, WordMatches])[],
): readonly (readonly [DocumentSet, WordMatches])[] {
  if (word.length > chanceLength) return found;
  const sure = found.map(([documents, matches]) => {
    const { words } = documents.vocabulary;
    const isMeant = (place: number, value: number) =>
      value >= quality.ends || isPart(words[place] ?? '', word);
    return [documents, new Map([...matches].filter(([place, value]) => isMeant(place, value)))] as const;
  });
  const count = sure.reduce((sum, [documents, matches]) => sum + entryCount(documents, matches.keys()), 0);
  return count < enoughEntries ? found : sure;
}

function entryCount(documents: DocumentSet, words: Iterable<number>): number {
  const entries = new Set<number>();
  const note = (entry: number): void => void entries.add(entry);
  for (const word of words) {
    documents.eachInTitle(word, note);
    documents.eachInText(word, note);
    if (entries.size >= enoughEntries) break;
  }
  return entries.size;
}

/** What a short word of the thesaurus means is a better match than a word that happens to contain it. */
const chanceShare = 0.5;

function withoutChance(
  found: WordMatches,
  { word, related = [] }: Term,
  { words }: DocumentSet['vocabulary'],
): WordMatches {
  if (word.length > chanceLength || related.length === 0 || !isTabled(word)) return found;
  const isForm = (place: number) => words[place]?.startsWith(word.slice(0, chanceLength - 1));
  return new Map([...found].map(([place, value]) => [place, isForm(place) ? value : chanceShare * value]));
}

/** A compound that no text has by what its last part is. */
function matchHead(
  { word }: Term,
  sets: readonly DocumentSet[],
): ReadonlyMap<DocumentSet, WordMatches> | undefined {
  const related = relatedToHead(word);
  if (related.length === 0) return undefined;
  return new Map(sets.map((documents) => [documents, withRelated(new Map(), related, documents.vocabulary)]));
}

function withRelated(
  found: WordMatches,
  related: readonly Related[],
  vocabulary: DocumentSet['vocabulary'],
): WordMatches {
  if (related.length === 0) return found;
  const all = new Map(found);
  for (const { beginning, isWhole, isFamily } of related) {
    const value = isFamily ? relatedValue.family : relatedValue.other;
    for (const place of vocabulary.beginning(beginning, isWhole))
      all.set(place, Math.max(value, all.get(place) ?? 0));
  }
  return all;
}

/** Matches a number that stands nowhere as a whole by its groups of digits. */
function matchGroups(
  groups: readonly string[],
  sets: readonly DocumentSet[],
  budget: WorkBudget,
): ReadonlyMap<DocumentSet, WordMatches> {
  const terms = groups.map((word): Term => ({ word, isForeign: false }));
  return new Map(
    sets.map((documents) => {
      const found = terms.flatMap((term) => [...documents.vocabulary.match(term, budget)]);
      return [documents, new Map(found)];
    }),
  );
}
