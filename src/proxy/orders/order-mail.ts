/** An order as a mail: the text for whoever reads it at once, the sheet for whoever drives. */
import type { SendMailOptions } from 'nodemailer';
import type { Order } from './order-desk.ts';
import { drawOrder } from './order-pdf.ts';

export async function orderMail(order: Order, mailbox: string): Promise<SendMailOptions> {
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
        content: Buffer.from(await drawOrder(order, mailbox)),
        contentType: 'application/pdf',
      },
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
