import type { Config } from '@netlify/functions';
import { showRefusedForm } from '#features/forms/netlify-forms.server.ts';
import { configureFormQuota } from '#platform/calls/form-quota.ts';
import { netlifyWithdrawals } from '#features/forms/orders/netlify-withdrawals.server.ts';
import { configureTurnstile } from '#platform/calls/turnstile.ts';
import { withdrawals } from '#features/forms/withdrawals.server.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** POST: a withdrawal from a contract. */
export default netlifyCall(
  withdrawals,
  (settings) => ({
    orderDependencies: netlifyWithdrawals(settings),
    turnstile: configureTurnstile(settings),
    formQuota: configureFormQuota(settings),
  }),
  showRefusedForm,
);

export const config: Config = {
  path: '/api/withdrawals',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
