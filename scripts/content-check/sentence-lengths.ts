/** Counts the words of the sentences in a folder of content, by language. Short sentences are how the texts stay clear. */
import { join } from 'node:path';
import { parseJson } from '#platform/base/json.ts';
import { kindOfFile } from '#platform/cms/export/parse-file.ts';
import { jsonFiles } from '#platform/base/file-marks.ts';
import { readPlainFile } from '#platform/base/plain-files.ts';
import { byLocale, defaultLocale, type Locale, locales } from '#platform/languages/locale.ts';

/** A sentence with more words is long. */
const longWords = 20;

export interface LongSentence {
  readonly file: string;
  readonly words: number;
  readonly sentence: string;
}

export interface SentenceLengths {
  readonly sentences: number;
  readonly averageWords: number;
  /** Part of the sentences that is long, from 0 to 1. */
  readonly longShare: number;
  readonly long: readonly LongSentence[];
}

/** Fields whose text no visitor reads as prose. */
const codes = ['id', 'slug', 'status', 'date', 'modified', 'category', 'topic', 'url', 'link', 'styles'];

const blockEnd = /<\/?(?:p|li|ul|ol|h\d|t[dhr]|d[dt]|br|blockquote|figcaption)\b[^>]*>|\n/u;
/** Before a capital letter, a figure or a quotation mark. */
const sentenceEnd = /(?<=[.!?…][”“»)]?)\s+(?=[\p{Lu}\d„«“(])/u;
const finished = /[.!?…:][”“»)]{0,3}$/u;

/** @param html HTML, or plain text. Labels and headings without a full stop are no sentences; a fact counts as one
 * word. */
export function sentencesIn(html: string): readonly string[] {
  return html
    .split(blockEnd)
    .map((block) => block.replace(/<[^<>]+>/gu, '').replace(/\{\{[^{}]*\}\}/gu, '1'))
    .flatMap((block) => block.trim().split(sentenceEnd))
    .filter((sentence) => finished.test(sentence) && countWords(sentence) > 1);
}

const countWords = (sentence: string): number =>
  sentence.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** @param folder In the format of src/content. */
export function sentenceLengths(folder: string): Readonly<Record<Locale, SentenceLengths>> {
  const found = jsonFiles(folder).flatMap((file) =>
    textsBelow(parseJson(readPlainFile(join(folder, file)).toString()), kindOfFile(file) === 'posts').flatMap(
      ({ locale, text }) =>
        sentencesIn(text).map((sentence) => ({ file, locale, sentence, words: countWords(sentence) })),
    ),
  );
  return byLocale((locale) => summarize(found.filter((sentence) => sentence.locale === locale)));
}

function summarize(found: readonly LongSentence[]): SentenceLengths {
  const long = found.filter(({ words }) => words > longWords).sort((a, b) => b.words - a.words);
  const total = found.reduce((sum, { words }) => sum + words, 0);
  const sentences = Math.max(found.length, 1);
  return {
    sentences: found.length,
    averageWords: total / sentences,
    longShare: long.length / sentences,
    long: long.map(({ file, words, sentence }) => ({ file, words, sentence })),
  };
}

interface TextInLanguage {
  readonly locale: Locale;
  readonly text: string;
}

/** @param isEstonian Whether texts under no language are Estonian, as those of posts are. */
function textsBelow(value: unknown, isEstonian: boolean): readonly TextInLanguage[] {
  return listTexts(value, isEstonian ? defaultLocale : undefined);
}

function listTexts(value: unknown, locale: Locale | undefined): readonly TextInLanguage[] {
  if (typeof value === 'string') return locale === undefined ? [] : [{ locale, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    codes.includes(key) ? [] : listTexts(child, locales.find((name) => name === key) ?? locale),
  );
}

/** @returns A line per language, and its long sentences below it, the longest first. */
export function formatSentenceLengths(lengths: Readonly<Record<Locale, SentenceLengths>>): string {
  return locales
    .map((locale) => {
      const { sentences, averageWords, longShare, long } = lengths[locale];
      const share = `${(longShare * 100).toFixed(1)} %`;
      const head = `${locale}: ${sentences} sentences, ${averageWords.toFixed(1)} words on average, ${share} over ${longWords} words`;
      return [head, ...long.map(({ file, words, sentence }) => `  ${words} ${file}: ${sentence}`)].join('\n');
    })
    .join('\n');
}
