/** Where orders of septic transport go. */

export interface Order {
  readonly reference: string;
  /** The order as the logistics read it: names and values in Estonian. */
  readonly lines: readonly (readonly [string, string])[];
  /** The visitor's address, for answers. */
  readonly replyTo: string | undefined;
}

/** `because` is for the log. */
export type OrderOutcome =
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly reason: string }
  /** The mail may have arrived. */
  | { readonly type: 'unconfirmed'; readonly reason: string };

export interface OrderDependencies {
  readonly isDemonstration: boolean;
  /** `outbox`: orders lie in a folder and nobody is told. */
  readonly delivery: 'mail' | 'outbox';
  send(order: Order): Promise<OrderOutcome>;
}
