/** PDF files, generated at publish time from the same content as the pages that link to them. */
import type { Locale } from '#platform/languages/locale.ts';

/** @param id Id of the guide. */
export function guideDocument(id: string, locale: Locale): string {
  return `/documents/${locale}/guides/${id}.pdf`;
}

/** The paper form to order septic transport. */
export function orderFormDocument(locale: Locale): string {
  return `/documents/${locale}/ordering-fecal-transport.pdf`;
}
