/** The receiver of septic transport orders. */
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
  readonly reference: string;
  /** The order as staff read it: names and values in Estonian. */
  readonly lines: readonly (readonly [string, string])[];
  /** The visitor's e-mail address, for replies. */
  readonly replyTo: string | undefined;
}

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
  send(order: SepticOrder): Promise<OrderOutcome>;
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
