/** Address of the sheet of what goes where, a PDF made for the request. It lies with the other documents, where the edge leaves it to the
 * CDN. Loaded by browsers. */
import { isLocale, type Locale } from '#platform/languages/locale.ts';

/** @param municipality EHAK code; absent: the sheet says what holds everywhere. */
export function sheetAddress(locale: Locale, municipality?: string): string {
  const query = municipality === undefined ? '' : `?municipality=${municipality}`;
  return `/documents/${locale}/sorting-sheet.pdf${query}`;
}

/** @returns Language of the sheet at this path; undefined if it is another address. */
export function parseSheetPath(pathname: string): Locale | undefined {
  const locale = /^\/documents\/([a-z]+)\/sorting-sheet\.pdf$/u.exec(pathname)?.[1];
  return isLocale(locale) ? locale : undefined;
}
