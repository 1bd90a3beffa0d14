/** The receiver of septic transport orders. */

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
