/** The receiver of what is sent by mail: orders of septic transport, and withdrawals from contracts. */
import type { Locale } from '#platform/languages/locale.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';

declare module '#platform/calls/endpoint.ts' {
  interface CallParts {
    /** undefined: neither a mail server nor a folder for orders is available. */
    readonly orderDependencies: OrderDependencies | undefined;
    /** How orders are sent. undefined: not at all. */
    readonly orderDelivery: OrderDependencies['delivery'] | undefined;
  }
}

export interface SepticOrder {
  readonly type: 'order';
  readonly reference: string;
  /** The order as staff read it: names and values in Estonian. */
  readonly lines: readonly (readonly [string, string])[];
  /** The visitor's e-mail address, for replies. */
  readonly replyTo: string | undefined;
}

/** Withdrawal from a contract; the visitor gets the same mail as the office. */
export interface Withdrawal {
  readonly type: 'withdrawal';
  readonly reference: string;
  /** Of the visitor. */
  readonly locale: Locale;
  readonly name: string;
  /** The contract, in the visitor's words. */
  readonly contract: string;
  /** The visitor's, for the confirmation. */
  readonly email: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

export type MailedForm = SepticOrder | Withdrawal;

/** `reason` is for the log. */
export type OrderOutcome =
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly reason: string }
  /** The mail may have arrived. */
  | { readonly type: 'unconfirmed'; readonly reason: string };

export interface OrderDependencies {
  readonly isDemonstration: boolean;
  /** `outbox`: orders are saved in a folder and nothing is mailed. */
  readonly delivery: 'mail' | 'outbox';
  send(form: MailedForm): Promise<OrderOutcome>;
}

/** @param stateDir Keeps orders when no mail server is configured; undefined where the disk is not persistent.
 * @returns undefined when orders cannot be sent. */
export function orderDelivery(
  { smtpUrl }: Pick<LiveSettings, 'smtpUrl'>,
  stateDir: string | undefined,
): OrderDependencies['delivery'] | undefined {
  if (smtpUrl !== undefined) return 'mail';
  return stateDir === undefined ? undefined : 'outbox';
}
