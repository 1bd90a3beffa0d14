/** Sends orders by SMTP. */
import { createTransport } from 'nodemailer';
import { connectTo, type ConnectOptions } from '#base/http/connect.ts';
import type { OrderDependencies, OrderOutcome } from './order-dependencies.ts';
import { orderMail, type OrderMailOptions } from './order-mail.ts';

export interface Mailbox extends OrderMailOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly smtpUrl: string;
}

/** @param timeMs For all that sending takes. */
export function mailbox(place: Mailbox, timeMs: number): OrderDependencies {
  return {
    isDemonstration: false,
    delivery: 'mail',
    send: async (order) => {
      const mail = await orderMail(order, place);
      if (!mail) return { type: 'failed', reason: 'sheet' };
      const handover = { isDone: false };
      const transport = createTransport({ ...optionsOf(place, timeMs), logger: watch(handover) });
      const sent = transport.sendMail(mail).then(
        (): OrderOutcome => ({ type: 'sent' }),
        (cause: unknown) => outcomeOf(cause, handover.isDone),
      );
      return Promise.race([sent, lateOutcome(timeMs)]);
    },
  };
}

/** Whether the mail server takes a connection, and the user and password where it wants them. Nothing is sent.
 * @param timeMs For all of it.
 * @throws {Error} Saying what fails. */
export async function verifyMailServer(place: Mailbox, timeMs: number): Promise<void> {
  const transport = createTransport(optionsOf(place, timeMs));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function optionsOf({ smtpUrl }: Mailbox, timeMs: number) {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const isEncrypted = protocol === 'smtps:';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const stepMs = timeMs / 2;
  const place = {
    host: hostname.replace(/^\[|\]$/gu, ''),
    port: Number(port || (isEncrypted ? 465 : 587)),
  };
  return {
    ...place,
    getSocket: openSocket({ ...place, timeMs: stepMs }),
    secure: isEncrypted,
    // Orders and the password go encrypted, or not beyond this machine.
    requireTLS: !isEncrypted && !isLocal,
    ignoreTLS: !isEncrypted && isLocal,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
  };
}

/** Mail takes the one way out, too. */
function openSocket(place: ConnectOptions) {
  return (_: unknown, callback: (cause: Error | null, made: object) => void) => {
    connectTo(place).then(
      (connection) => callback(null, { connection }),
      (cause: unknown) =>
        callback(cause instanceof Error ? cause : new Error('no connection', { cause }), {}),
    );
  };
}

/** The log of a sending tells when the whole message has gone to the server; its errors do not. */
function watch(handover: { isDone: boolean }) {
  const quiet = () => undefined;
  const note = (entry: unknown) => {
    const isMessage =
      typeof entry === 'object' && entry !== null && 'tnx' in entry && entry.tnx === 'message';
    if (isMessage) Object.assign(handover, { isDone: true });
  };
  return { level: quiet, trace: quiet, debug: quiet, info: note, warn: quiet, error: quiet, fatal: quiet };
}

/** A server that never stops to answer slowly: what it does with the order nobody knows. */
function lateOutcome(timeMs: number): Promise<OrderOutcome> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeMs, { type: 'unconfirmed', reason: 'slow' }).unref();
  });
}

function outcomeOf(cause: unknown, isHandedOver: boolean): OrderOutcome {
  const fields = new Map<string, unknown>(
    typeof cause === 'object' && cause !== null ? Object.entries(cause) : [],
  );
  const codes = ['code', 'responseCode'].map((name) => fields.get(name)).filter((one) => one !== undefined);
  const reason = codes.map(String).join(' ');
  // A server that answers with a code has decided.
  const isOpen = isHandedOver && !fields.has('responseCode');
  return { type: isOpen ? 'unconfirmed' : 'failed', reason };
}
