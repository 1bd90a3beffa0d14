/** Finds pages that are too short for their kind or compared with their Estonian text. */
import { locales } from '#platform/languages/locale.ts';
import { leastShareOfEstonian } from './page-kinds.ts';
import type { PageTexts } from './shipped-texts.ts';
import { splitWords } from './words.ts';

/** Number of words of a page by language, without headings. */
function countWords(page: string, versions: readonly PageTexts[]): ReadonlyMap<string, number> {
  return new Map(
    versions
      .filter((version) => version.page === page)
      .map(({ locale, texts }) => [locale, texts.flatMap(splitWords).length]),
  );
}

/** @param least Minimum number of words by page. @returns Each page and language that has fewer, or no text. */
export function tooShort(
  versions: readonly PageTexts[],
  least: Readonly<Record<string, number>>,
): readonly string[] {
  return Object.entries(least).flatMap(([page, leastWords]) => {
    const lengths = countWords(page, versions);
    return locales
      .filter((locale) => (lengths.get(locale) ?? 0) < leastWords)
      .map((locale) => `${page} in ${locale} has ${lengths.get(locale) ?? 0} of ${leastWords} words`);
  });
}

/** @returns Each translation that is too short compared with its Estonian text. */
export function tooShortBesideEstonian(versions: readonly PageTexts[]): readonly string[] {
  const pages = new Set(versions.map(({ page }) => page));
  return [...pages].flatMap((page) => {
    const lengths = countWords(page, versions);
    const least = (lengths.get('et') ?? 0) * leastShareOfEstonian;
    return [...lengths]
      .filter(([, words]) => words < least)
      .map(([locale, words]) => `${page} in ${locale} has ${words} of ${Math.ceil(least)} words`);
  });
}
