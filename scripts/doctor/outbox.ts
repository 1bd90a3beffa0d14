import { outboxFolder } from '#features/forms/orders/outbox-use.server.ts';
import { measureOutbox } from '#features/forms/orders/outbox-use.server.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import type { Diagnosis } from './diagnosis.ts';

/** From this level the operator should empty it. */
const fullShare = 0.8;

const remedy = 'Deal with the orders in it and move them away, or set OUTBOX_MAX_FILES and OUTBOX_MAX_MB.';

/** Fill level of the order folder, used without a mail server. */
export async function diagnoseOutbox(
  { smtpUrl, outbox }: Pick<LiveSettings, 'smtpUrl' | 'outbox'>,
  stateDir: string,
): Promise<readonly Diagnosis[]> {
  if (smtpUrl !== undefined) return [];
  const folder = outboxFolder(stateDir);
  const { files, bytes } = await measureOutbox(folder);
  const share = Math.max(files / outbox.maxFiles, bytes / outbox.maxBytes);
  const subject = 'outbox';
  const message = `${folder} holds ${files} orders, ${(bytes / 1e6).toFixed(1)} MB.`;
  if (share < fullShare) return [{ subject, state: 'good', message }];
  if (share < 1) return [{ subject, state: 'warning', message: `${message} It is nearly full.`, remedy }];
  return [{ subject, state: 'bad', message: `${message} It is full: orders are refused.`, remedy }];
}
