/** An order as a mail: the text for whoever reads it at once, the sheet for whoever drives. */
import type { SendMailOptions } from 'nodemailer';
import type { Order } from './order-dependencies.ts';
import { drawOrder } from '#documents/order-pdf.ts';

/** @param mailbox Where the order is sent; stands at the foot of the sheet. */
export type DrawOrder = (order: Order, mailbox: string) => Promise<Uint8Array>;

export interface OrderMailOptions {
  readonly address: string;
  /** In the thread that asks when absent. */
  readonly draw?: DrawOrder | undefined;
}

/** @returns undefined where the sheet cannot be drawn. */
export async function orderMail(
  order: Order,
  { address: mailbox, draw = drawOrder }: OrderMailOptions,
): Promise<SendMailOptions | undefined> {
  // A thread that draws may have too much to do; the visitor is told to try again or to call.
  const sheet = await draw(order, mailbox).catch(() => undefined);
  if (!sheet) return undefined;
  const { reference, lines, replyTo } = order;
  const text = lines
    .map(([name, value]) => `${name}${name.endsWith('?') ? '' : ':'} ${value.replaceAll('\n', '\n  ')}`)
    .join('\n');
  return {
    from: { name: 'Veebileht', address: mailbox },
    to: mailbox,
    // Whatever the visitor wrote stays out of the headers, but for the address that answers go to.
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: `Fekaaliveo tellimus ${reference}`,
    text: `${text}\n`,
    textEncoding: 'base64',
    attachments: [
      {
        filename: `fekaaliveo-tellimus-${reference}.pdf`,
        content: Buffer.from(sheet),
        contentType: 'application/pdf',
      },
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
