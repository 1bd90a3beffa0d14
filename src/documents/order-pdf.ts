import { breakIntoLines } from './lines.ts';
import { measure, Paper } from './paper.ts';

/** An order of septic transport as its sheet shows it. */
export interface OrderedTransport {
  readonly reference: string;
  /** Names and values in Estonian. */
  readonly lines: readonly (readonly [string, string])[];
}

/** The order as a sheet to print and take along.
 * @param mailbox Where it is sent; stands at the foot. */
export async function drawOrder(
  { reference, lines }: OrderedTransport,
  mailbox: string,
): Promise<Uint8Array> {
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
      const maxLength = Math.max(1, Math.floor((word.length * measure) / Math.max(width, 1)) - 2);
      return width <= measure
        ? [word]
        : Array.from({ length: Math.ceil(word.length / maxLength) }, (_, part) =>
            word.slice(part * maxLength, (part + 1) * maxLength),
          );
    })
    .join(' ');
}
