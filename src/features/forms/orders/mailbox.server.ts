/** Sends forms by SMTP. */
import { openMailServer } from '#platform/calls/mail-server.ts';
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
      const transport = openMailServer(place.smtpUrl, timeMs, watch(handover));
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
