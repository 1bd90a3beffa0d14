import type { Locale } from '#model/locale.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import type { Ask } from '#store/queries/queries.ts';
import { toBlocks } from '#base/paper/blocks.ts';
import { Paper } from '#base/paper/paper.ts';

export interface PdfSetting {
  readonly ask: Ask;
  readonly locale: Locale;
  readonly siteUrl: string;
}

/** A guide as a file, of the same words as its page. */
export async function drawGuide(id: string, { ask, locale, siteUrl }: PdfSetting): Promise<Uint8Array> {
  const { title, summary, sections } = ask('guide', id, locale);
  const address = localizedPath(parseOwnPath(`/customer-support/instructions/${id}`), locale);
  const paper = new Paper({ locale, title, siteUrl, ...imprint(ask, siteUrl + address) });
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
export function imprint(ask: Ask, address: string): { readonly author: string; readonly foot: string } {
  const { name, legalName, infoPhone, email } = ask('publisher');
  return {
    author: name,
    foot: `${legalName} · ${infoPhone} · ${email} · ${address.replace(/^https?:\/\//u, '')}`,
  };
}
