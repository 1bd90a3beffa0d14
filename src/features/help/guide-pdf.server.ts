import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { toBlocks } from '#shell/documents/blocks.ts';
import { imprint, type PdfContext, type Section } from '#shell/documents/imprint.server.ts';
import { Paper } from '#shell/documents/paper.server.ts';

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
