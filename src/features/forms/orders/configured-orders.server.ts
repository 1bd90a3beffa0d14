import { systemClock } from '#platform/base/clock.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { usualLimits } from '#platform/calls/upstream/upstream-gate.ts';
import { mailbox } from './mailbox.server.ts';
import type { OrderDependencies } from './order-dependencies.server.ts';
import type { DrawOrder } from './order-mail.server.ts';
import { outbox } from './outbox.server.ts';
import { outboxFolder } from './outbox-use.server.ts';

export interface OrderPlace {
  /** Stores orders when no mail server is configured; absent where the disk is not persistent. */
  readonly stateDir?: string;
  /** Draws the PDF of an order. */
  readonly drawOrder: DrawOrder;
}

/** @returns undefined when neither a mail server nor a folder for orders is available. */
export function configureOrders(
  { smtpUrl, ordersMailbox: address, isDemonstration, outbox: limits }: LiveSettings,
  { stateDir, drawOrder: draw }: OrderPlace,
): OrderDependencies | undefined {
  if (smtpUrl !== undefined) return mailbox({ smtpUrl, address, draw }, usualLimits.timeMs);
  if (stateDir === undefined) return undefined;
  return outbox({ folder: outboxFolder(stateDir), address, isDemonstration, limits, draw }, systemClock);
}
