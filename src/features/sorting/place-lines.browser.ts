/** What pages and embeds say of one municipality in the same way. */
import type { Locale } from '#platform/languages/locale.ts';
import type { DifferenceHome, DifferencePlace, DifferenceRule } from './differences-file.ts';
import { sheetAddress } from './sheet-address.ts';
import { element } from '#shell/browser/element.browser.ts';

export interface PlaceTexts {
  /** Before the name of another carrier. */
  readonly other: string;
  /** No carrier is known. */
  readonly unknown: string;
  readonly priceList: string;
  readonly sheet: string;
}

export const paragraph = (...children: readonly (Node | string)[]): HTMLElement =>
  element('p', {}, ...children);

/** @param buildLines What is said of each; `before` names it where there are several. */
export function homeLines(
  { homes }: DifferencePlace,
  { unknown }: PlaceTexts,
  buildLines: (home: DifferenceHome, before: string) => readonly HTMLElement[],
): readonly HTMLElement[] {
  if (homes.length === 0) return [paragraph(unknown)];
  return homes.flatMap((home) => buildLines(home, homes.length === 1 ? '' : `${home.label}: `));
}

/** A sentence, and the price list where we collect. */
export function homeLine(sentence: string, { href }: DifferenceHome, texts: PlaceTexts): HTMLElement {
  return href === undefined ? paragraph(sentence) : paragraph(sentence, ' ', priceLink(href, texts));
}

export const priceLink = (href: string, { priceList }: PlaceTexts): HTMLElement =>
  element('a', { href, textContent: priceList });

export const ruleLine = ({ text, source }: DifferenceRule): HTMLElement =>
  paragraph(`${text} `, element('a', { href: source.url, textContent: source.title }));

export const sheetLine = ({ code }: DifferencePlace, locale: Locale, { sheet }: PlaceTexts): HTMLElement =>
  paragraph(element('a', { href: sheetAddress(locale, code), textContent: sheet }));
