import type { Locale } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { toBlocks } from '#shell/documents/blocks.ts';
import { Paper } from '#shell/documents/paper.server.ts';

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

interface Guide {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly Section[];
}

/** A guide as a PDF with the same text as its page. */
export async function drawGuide(
  { id, title, summary, sections }: Guide,
  { publisher, locale, siteUrl }: PdfContext,
): Promise<Uint8Array> {
  const address = localizedPath(parseOwnPath(`/customer-support/instructions/${id}`), locale);
  const paper = new Paper({ locale, title, siteUrl, ...imprint(publisher, siteUrl + address) });
  paper.heading('H1', title);
  paper.paragraph(summary, 'lead');
  for (const { heading, html } of sections) {
    paper.heading('H2', heading);
    paper.blocks(toBlocks(html));
  }
  return paper.finish();
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
