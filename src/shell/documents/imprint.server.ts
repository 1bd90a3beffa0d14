/** Whose PDF it is: its author, and the foot of its pages. */
import type { Locale } from '#platform/languages/locale.ts';

/** Publisher and language of a PDF. */
export interface PdfContext {
  readonly publisher: Publisher;
  readonly locale: Locale;
  readonly siteUrl: string;
}

export interface Publisher {
  readonly name: string;
  readonly legalName: string;
  readonly infoPhone: string;
  readonly email: string;
}

/** A heading and the sanitised HTML below it. */
export interface Section {
  readonly heading: string;
  readonly html: string;
}

/** Author and footer of a PDF.
 * @param address Of the page it belongs to. */
export function imprint(
  { name, legalName, infoPhone, email }: Publisher,
  address: string,
): { readonly author: string; readonly foot: string } {
  return {
    author: name,
    foot: `${legalName} · ${infoPhone} · ${email} · ${address.replace(/^https?:\/\//u, '')}`,
  };
}
