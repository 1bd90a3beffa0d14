/** Sends orders by SMTP. */
import { createTransport } from 'nodemailer';
import type { OrderDesk, OrderOutcome } from './order-desk.ts';
import { orderMail } from './order-mail.ts';

export interface Mailbox {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly smtpUrl: string;
  readonly address: string;
}

/** @param timeMs For all that sending takes. */
export function mailbox({ smtpUrl, address }: Mailbox, timeMs: number): OrderDesk {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const isEncrypted = protocol === 'smtps:';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/gu, ''),
    port: Number(port || (isEncrypted ? 465 : 587)),
    secure: isEncrypted,
    // Orders and the password go encrypted, or not beyond this machine.
    requireTLS: !isEncrypted && !isLocal,
    ignoreTLS: isLocal && !isEncrypted,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...{ connectionTimeout: timeMs / 2, greetingTimeout: timeMs / 2, socketTimeout: timeMs / 2 },
  });
  return {
    isDemonstration: false,
    delivery: 'mail',
    send: async (order) => {
      const mail = await orderMail(order, address);
      const late = new Promise<OrderOutcome>((resolve) => {
        setTimeout(resolve, timeMs, { type: 'unconfirmed', because: 'slow' }).unref();
      });
      const sent = transport.sendMail(mail).then((): OrderOutcome => ({ type: 'sent' }), outcomeOf);
      return Promise.race([sent, late]);
    },
  };
}

/** Commands of SMTP before the message itself is handed over. */
const early = /^(?:CONN|EHLO|HELO|STARTTLS|AUTH.*|MAIL FROM|RCPT TO)$/u;

function outcomeOf(cause: unknown): OrderOutcome {
  const { code, command, responseCode } = readError(cause);
  const because = [code, command, responseCode].filter((part) => part !== '').join(' ');
  // The server has said no, or was never reached as far as the message.
  if (responseCode !== '' || early.test(command) || code === 'ECONNECTION' || code === 'EDNS')
    return { type: 'failed', because };
  return { type: 'unconfirmed', because };
}

function readError(cause: unknown): Readonly<Record<'code' | 'command' | 'responseCode', string>> {
  const fields = typeof cause === 'object' && cause !== null ? new Map<string, unknown>(Object.entries(cause)) : new Map<string, unknown>();
  const read = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return { code: read('code'), command: read('command'), responseCode: read('responseCode') };
}
