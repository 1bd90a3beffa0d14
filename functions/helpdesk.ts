import type { Config } from '@netlify/functions';
import { showRefusedForm } from '#features/forms/netlify-forms.server.ts';
import { helpdesk } from '#features/forms/helpdesk.server.ts';
import { configureFormQuota } from '#platform/calls/form-quota.ts';
import { configureHelpdesk } from '#features/forms/helpdesk/configured-helpdesk.server.ts';
import { configureTurnstile } from '#platform/calls/turnstile.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** GET and POST: the helpdesk's form, and messages to customer service. */
export default netlifyCall(
  helpdesk,
  (settings) => ({
    helpdesk: configureHelpdesk(settings),
    turnstile: configureTurnstile(settings),
    formQuota: configureFormQuota(settings),
  }),
  showRefusedForm,
);

export const config: Config = {
  path: '/api/helpdesk',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
