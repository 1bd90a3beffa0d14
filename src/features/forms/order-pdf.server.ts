import { breakIntoLines } from '#shell/documents/lines.server.ts';
import { measure, Paper } from '#shell/documents/paper.server.ts';

/** A septic transport order as printed on its sheet. */
export interface OrderedTransport {
  readonly reference: string;
  /** Names and values in Estonian. */
  readonly lines: readonly (readonly [string, string])[];
}

/** The order as a PDF to print and take along.
 * @param mailbox Recipient of the order; printed in the footer. */
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
    // Keeps a label and the beginning of its value on one page.
    paper.require(34);
    paper.paragraph(name, 'small');
    for (const part of value.split('\n')) paper.paragraph(part === '' ? ' ' : wrapped(part));
  }
  return paper.finish();
}

/** Splits words that are wider than the sheet. */
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
