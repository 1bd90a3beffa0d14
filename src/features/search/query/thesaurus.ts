/** What people say for what the texts call otherwise, in the three languages of the site, whatever the language of the
 * page. */
import { fold } from '../format/words.ts';
import english from './thesaurus-en.json' with { type: 'json' };
import estonian from './thesaurus-et.json' with { type: 'json' };
import russian from './thesaurus-ru.json' with { type: 'json' };

/** Words of the texts that are looked for in place of a typed one. */
export interface Related {
  /** Folded: the beginning of these words, or the only one. */
  readonly beginning: string;
  readonly isWhole: boolean;
  /** Of the same root, as good as the word itself: a family, or words that begin alike (to clean, cleaning). */
  readonly isFamily: boolean;
}

interface Line {
  readonly typed: readonly Word[];
  readonly written: readonly Related[];
}

interface Word {
  readonly beginning: string;
  readonly isWhole: boolean;
}

/** The entries of a file: `["typed typed", "written written"]`, or `["word word"]` for a family of words that stand for each other. A word
 * is the beginning of words; one of less than four letters, or with a full stop, is whole.
 * @throws {RangeError} Names the file, the entry and the fault. */
export function parseThesaurus(file: string, entries: readonly (readonly string[])[]): readonly Line[] {
  return entries.map((entry, index) => {
    const [typed = '', written] = entry;
    const fault = entry.length > 2 ? entry[2] : entry.find((words) => !wordsForm.test(words));
    if (entry.length === 0 || fault !== undefined)
      throw new RangeError(
        `${file}, entry ${index + 1} ("${typed}"): "${fault ?? ''}" stands where one text of words or two do.`,
      );
    const isFamily = written === undefined;
    const words = parseWords(written ?? typed);
    return { typed: parseWords(typed), written: words.map((word): Related => ({ ...word, isFamily })) };
  });
}

/** Words of letters and digits, each with a full stop at most. */
const wordsForm = /^[\p{L}\d]+\.?(?: [\p{L}\d]+\.?)*$/u;

/** Min letters of a word that stands for all words that begin so: `bin` is not the beginning of `binding`. */
const minBeginning = 4;

function parseWords(text: string): readonly Word[] {
  return fold(text)
    .split(' ')
    .map((word) => ({
      beginning: word.replace('.', ''),
      isWhole: word.endsWith('.') || word.length < minBeginning,
    }));
}

interface Tables {
  readonly estonian: readonly Line[];
  readonly all: readonly Line[];
  /** Estonian lines of what is thrown away. */
  readonly things: readonly Line[];
}

let parsed: Tables | undefined;

/** Parsed on first use: that takes a slow phone 20 ms, while the page of the search comes to life. */
function tables(): Tables {
  return (parsed ??= parseTables());
}

function parseTables(): Tables {
  const lines = parseThesaurus('thesaurus-et.json', estonian);
  return {
    estonian: lines,
    all: [
      ...lines,
      ...parseThesaurus('thesaurus-ru.json', russian),
      ...parseThesaurus('thesaurus-en.json', english),
    ],
    things: lines.filter(({ written }) => written.some(({ beginning }) => things.has(beginning))),
  };
}

/** By the lines with the longest beginning of the word, or of the last part of an Estonian compound: `kontoritool` is a
 * chair.
 * @param word Folded. */
export function relatedTo(word: string): readonly Related[] {
  const whole = findLines(word);
  const { found } = findHead(word, whole.length) ?? whole;
  return found.map((related) => ({
    ...related,
    isFamily: related.isFamily || related.beginning.startsWith(word.slice(0, minBeginning)),
  }));
}

/** Whether the Estonian table has the word as it is typed: it is no mistyped one. */
export const isTabled = (word: string): boolean => findLines(word, tables().estonian).length === word.length;

/** Min letters before the last part of a compound: `öökapp`. */
const minFirstPart = 2;

/** What is thrown away. A compound of another kind may have nothing to do with waste: `lennujaam`, `autokool`. */
const things: ReadonlySet<string> = new Set(
  fold(
    'suurjäätmed elektroonika ohtlikud segaolme klaas pakend biojäätmed aiajäätmed ehitusjäätmed rõivad metall',
  ).split(' '),
);

/** By the last part of an Estonian compound whose first part no table has: `vitriinkapp` is a cupboard. */
export function relatedToHead(word: string): readonly Related[] {
  return findLines(word).length > 0 ? [] : (headFrom(word, minFirstPart, tables().things)?.found ?? []);
}

/** Whether two words are one expression, which the thesaurus has as one word: `power bank`, `prügi kast`. Not when the
 * texts have two as well: `big bag`. */
export function isExpression(first: string, second: string): boolean {
  const { length, found } = findLines(first + second);
  if (length < first.length + Math.min(second.length, minBeginning - 1)) return false;
  return found.every(({ beginning }) => beginning !== first);
}

interface FoundLines {
  readonly found: readonly Related[];
  /** Letters of the beginning. */
  readonly length: number;
}

function findLines(word: string, table: readonly Line[] = tables().all): FoundLines {
  let length = 0;
  let found: readonly Related[] = [];
  for (const { typed, written } of table) {
    for (const { beginning, isWhole } of typed) {
      if (beginning.length < length) continue;
      if (isWhole ? word !== beginning : !word.startsWith(beginning)) continue;
      found = beginning.length > length ? written : [...found, ...written];
      length = beginning.length;
    }
  }
  return { found, length };
}

/** Max letters of an ending. */
const maxEnding = 4;

/** The last part of a compound, after the beginning that is known: the texts have others, or their parts. */
function findHead(word: string, known: number): FoundLines | undefined {
  if (known === 0 || word.length - known < minBeginning) return undefined;
  return headFrom(word, Math.max(known, minBeginning), tables().estonian);
}

function headFrom(word: string, first: number, table: readonly Line[]): FoundLines | undefined {
  for (let from = first; from <= word.length - minBeginning; from += 1) {
    const last = word.slice(from);
    const head = findLines(last, table);
    if (head.length >= minBeginning && last.length - head.length <= maxEnding) return head;
  }
  return undefined;
}
