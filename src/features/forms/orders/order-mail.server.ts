/** A form as a mail. */
import type { SendMailOptions } from 'nodemailer';
import { unreachable } from '#platform/base/unreachable.ts';
import type { MailedForm, SepticOrder } from './order-dependencies.server.ts';
import { withdrawalMail } from './withdrawal-mail.server.ts';

/** @param mailbox Recipient; printed at the foot of the PDF. */
export type DrawOrder = (order: SepticOrder, mailbox: string) => Promise<Uint8Array>;

export interface OrderMailOptions {
  readonly address: string;
  readonly draw: DrawOrder;
}

/** @returns undefined when the PDF cannot be drawn. */
export function toMail(form: MailedForm, options: OrderMailOptions): Promise<SendMailOptions | undefined> {
  switch (form.type) {
    case 'order':
      return orderMail(form, options);
    case 'withdrawal':
      return Promise.resolve(withdrawalMail(form, options.address));
    default:
      return unreachable(form);
  }
}

/** With the text for the office and a PDF for the driver. */
async function orderMail(
  order: SepticOrder,
  { address: mailbox, draw }: OrderMailOptions,
): Promise<SendMailOptions | undefined> {
  // The drawing thread may be overloaded; the visitor is asked to try again or to call.
  const sheet = await draw(order, mailbox).catch(() => undefined);
  if (!sheet) return undefined;
  const { reference, lines, replyTo } = order;
  const text = lines
    .map(([name, value]) => `${name}${name.endsWith('?') ? '' : ':'} ${value.replaceAll('\n', '\n  ')}`)
    .join('\n');
  return {
    from: { name: 'Veebileht', address: mailbox },
    to: mailbox,
    // No text from the visitor enters the headers, except the reply address.
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
