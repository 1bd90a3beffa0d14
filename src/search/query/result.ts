/** Presentation of a found document. */
import type { LocalType } from '#model/result-type.ts';
import type { SearchEntry } from '../format/entry.ts';
import { fold, placedWords } from '../format/words.ts';
import type { Hit, QueryMatches } from './rank.ts';
import type { DocumentSet } from './document-set.ts';
import { cutSnippet, highlight, type Piece } from './snippet.ts';
import type { Query } from './term.ts';

export interface SearchResult {
  readonly url: string;
  readonly type: LocalType;
  readonly title: readonly Piece[];
  readonly snippet: readonly Piece[];
}

/** Words of one set of documents that match the query. */
export function matchedWords(documents: DocumentSet, matches: QueryMatches): ReadonlySet<string> {
  const words = matches.flatMap((byDocuments) => {
    return [...(byDocuments.get(documents)?.keys() ?? [])].map(
      (place) => documents.vocabulary.words[place] ?? '',
    );
  });
  return new Set(words);
}

interface Found {
  readonly type: LocalType;
  /** The folded query. */
  readonly phrase: string;
  /** Matching words of the set that the entry is in. */
  readonly words: ReadonlySet<string>;
  readonly snippetLength: number | undefined;
}

export function toResult(
  { url, title, text }: SearchEntry,
  { type, phrase, words, snippetLength }: Found,
): SearchResult {
  return {
    url,
    type,
    title: highlight(title, placedWords(title), words),
    snippet: cutSnippet(text, { phrase, words }, snippetLength),
  };
}

/** Sorts exact hits first: title equal to the query, title containing it as whole words, title matching every word;
 * then text or address containing it; then the rest. Stable within each tier.
 * @param entryOf undefined for a document whose text is not loaded; then only its words count. */
export function exactFirst(
  hits: readonly Hit[],
  { phrase }: Query,
  entryOf: (hit: Hit) => SearchEntry | undefined,
): readonly Hit[] {
  const tiers = new Map(hits.map((hit) => [hit, tierOf(hit, phrase, entryOf(hit))]));
  return hits.toSorted((a, b) => (tiers.get(a) ?? 0) - (tiers.get(b) ?? 0));
}

function tierOf({ isTitleHit }: Hit, phrase: string, entry: SearchEntry | undefined): number {
  const title = fold(entry?.title ?? '');
  if (title === phrase) return 0;
  if (isWhole(title, phrase)) return 1;
  if (isTitleHit || title.includes(phrase)) return 2;
  const isLiteral = entry && (fold(entry.text).includes(phrase) || fold(entry.url).includes(phrase));
  return isLiteral ? 3 : 4;
}

/** Whether a text contains the phrase as whole words. */
function isWhole(text: string, phrase: string): boolean {
  const from = text.indexOf(phrase);
  const around = `${text.charAt(from - 1)}${text.charAt(from + phrase.length)}`;
  return from >= 0 && !/[\p{L}\p{N}]/u.test(around);
}
