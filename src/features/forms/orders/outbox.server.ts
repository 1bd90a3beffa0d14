/** Saves forms as mail files in a folder, when no mail server is configured. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#platform/base/clock.ts';
import type { OrderDependencies } from './order-dependencies.server.ts';
import { type OrderMailOptions, toMail } from './order-mail.server.ts';
import type { OutboxLimits } from '../settings.server.ts';
import { measureOutbox } from './outbox-use.server.ts';

export interface Outbox extends OrderMailOptions {
  readonly folder: string;
  readonly isDemonstration: boolean;
  /** At the limit nothing is written and the visitor is asked to call. */
  readonly limits: OutboxLimits;
}

export function outbox(
  { folder, isDemonstration, limits, ...mailOptions }: Outbox,
  clock: Clock,
): OrderDependencies {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    isDemonstration,
    delivery: 'outbox',
    send: async (form) => {
      const mail = await toMail(form, mailOptions);
      if (!mail) return { type: 'failed', reason: 'sheet' };
      const { message } = await transport.sendMail(mail);
      const { files, bytes } = await measureOutbox(folder);
      // With the option `buffer`, the message is always a Buffer.
      const messageBytes = Buffer.isBuffer(message) ? message.byteLength : 0;
      if (files >= limits.maxFiles || bytes + messageBytes > limits.maxBytes)
        return { type: 'failed', reason: 'outbox-full' };
      const time = new Date(clock()).toISOString().replace(/[:.]/gu, '-');
      try {
        // Orders contain personal data, so only the server's user may read them.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(join(folder, `${time}-${form.reference}.eml`), message, { mode: 0o600, flag: 'wx' });
        return { type: 'sent' };
      } catch {
        // The visitor is asked to call; the log has this reason.
        return { type: 'failed', reason: 'outbox' };
      }
    },
  };
}
