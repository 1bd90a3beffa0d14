import { breakIntoLines } from '#base/paper/lines.ts';
import { measure, Paper } from '#base/paper/paper.ts';
import type { Order } from './order-desk.ts';

/** The order as a sheet to print and take along.
 * @param mailbox Where it is sent; stands at the foot. */
export async function drawOrder({ reference, lines }: Order, mailbox: string): Promise<Uint8Array> {
  const title = `Fekaaliveo tellimus ${reference}`;
  const [, host = ''] = mailbox.split('@');
  const paper = new Paper({
    locale: 'et',
    title,
    author: 'Fekaalivedu',
    foot: mailbox,
    siteUrl: `https://${host}/`,
  });
  paper.heading('H1', title);
  for (const [name, value] of lines) {
    // A name is not left alone at the end of a page.
    paper.require(34);
    paper.paragraph(name, 'small');
    for (const part of value.split('\n')) paper.paragraph(part === '' ? ' ' : wrapped(part));
  }
  return paper.finish();
}

/** A long word would run over the edge of the sheet; it gets places to break at. */
function wrapped(text: string): string {
  const size = 10.5;
  return text
    .split(' ')
    .flatMap((word) => {
      const [line] = breakIntoLines([{ text: word, isStrong: false, href: undefined }], {
        size,
        width: measure,
      });
      const width = (line ?? []).reduce((sum, piece) => sum + piece.width, 0);
      const most = Math.max(1, Math.floor((word.length * measure) / Math.max(width, 1)) - 2);
      return width <= measure
        ? [word]
        : Array.from({ length: Math.ceil(word.length / most) }, (_, part) =>
            word.slice(part * most, (part + 1) * most),
          );
    })
    .join(' ');
}
