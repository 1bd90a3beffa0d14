/** Sends forms by SMTP. */
import { createTransport } from 'nodemailer';
import { type ConnectOptions, connectTo } from '#platform/base/http/checked-lookup.ts';
import type { OrderDependencies, OrderOutcome } from './order-dependencies.server.ts';
import { type OrderMailOptions, toMail } from './order-mail.server.ts';

export interface Mailbox extends OrderMailOptions {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  readonly smtpUrl: string;
}

/** @param timeMs Time limit for sending one order. */
export function mailbox(place: Mailbox, timeMs: number): OrderDependencies {
  return {
    isDemonstration: false,
    delivery: 'mail',
    send: async (form) => {
      const mail = await toMail(form, place);
      if (!mail) return { type: 'failed', reason: 'sheet' };
      const handover = { isDone: false };
      const transport = createTransport({ ...toOptions(place, timeMs), logger: watch(handover) });
      const sent = transport.sendMail(mail).then(
        // One of two receivers may be refused.
        ({ rejected }): OrderOutcome =>
          rejected.length === 0 ? { type: 'sent' } : { type: 'unconfirmed', reason: 'recipient' },
        (cause: unknown) => toOutcome(cause, handover.isDone),
      );
      return Promise.race([sent, lateOutcome(timeMs)]);
    },
  };
}

/** Checks the connection and the credentials of the mail server, without sending anything.
 * @param timeMs Time limit for the whole check.
 * @throws {Error} With the reason of the failure. */
export async function verifyMailServer(place: Pick<Mailbox, 'smtpUrl'>, timeMs: number): Promise<void> {
  const transport = createTransport(toOptions(place, timeMs));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function toOptions({ smtpUrl }: Pick<Mailbox, 'smtpUrl'>, timeMs: number) {
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
    // Orders and the password are encrypted unless the server is on this machine.
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

/** Mail uses the same guarded connections as HTTP. */
function openSocket(place: ConnectOptions) {
  return (_: unknown, callback: (cause: Error | null, made: object) => void) => {
    connectTo(place).then(
      (connection) => callback(null, { connection }),
      (cause: unknown) =>
        callback(cause instanceof Error ? cause : new Error('no connection', { cause }), {}),
    );
  };
}

/** Only the log of a transport shows that the whole message was handed over; its errors do not. */
function watch(handover: { isDone: boolean }) {
  const quiet = () => undefined;
  const note = (entry: unknown) => {
    const isMessage =
      typeof entry === 'object' && entry !== null && 'tnx' in entry && entry.tnx === 'message';
    if (isMessage) Object.assign(handover, { isDone: true });
  };
  return { level: quiet, trace: quiet, debug: quiet, info: note, warn: quiet, error: quiet, fatal: quiet };
}

/** For a server that responds too slowly: whether it accepted the order is unknown. */
function lateOutcome(timeMs: number): Promise<OrderOutcome> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeMs, { type: 'unconfirmed', reason: 'slow' }).unref();
  });
}

function toOutcome(cause: unknown, isHandedOver: boolean): OrderOutcome {
  const fields = new Map<string, unknown>(
    typeof cause === 'object' && cause !== null ? Object.entries(cause) : [],
  );
  const codes = ['code', 'responseCode'].map((name) => fields.get(name)).filter((one) => one !== undefined);
  const reason = codes.map(String).join(' ');
  // A response code from the server is a definite result.
  const isOpen = isHandedOver && !fields.has('responseCode');
  return { type: isOpen ? 'unconfirmed' : 'failed', reason };
}
