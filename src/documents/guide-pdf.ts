import type { Locale } from '#model/locale.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import { toBlocks } from './blocks.ts';
import { Paper } from './paper.ts';

/** Who publishes a file, in which language. */
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

/** Sanitised HTML below a heading. */
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

/** A guide as a file, of the same words as its page. */
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

/** Who made a file, and what stands at the foot of its pages.
 * @param address Of the page that it belongs to. */
export function imprint(
  { name, legalName, infoPhone, email }: Publisher,
  address: string,
): { readonly author: string; readonly foot: string } {
  return {
    author: name,
    foot: `${legalName} · ${infoPhone} · ${email} · ${address.replace(/^https?:\/\//u, '')}`,
  };
}
