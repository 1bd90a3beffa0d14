import type { LiveSettings } from '#platform/calls/settings.ts';
import { usualLimits } from '#platform/calls/upstream/upstream-gate.ts';
import { demonstrationHelpdesk } from './demonstration-helpdesk.server.ts';
import type { Helpdesk } from './helpdesk.server.ts';
import { odooHelpdesk } from './odoo-helpdesk.server.ts';

/** Time limit for sending one message to the helpdesk. */
const submitMs = 20_000;

/** @returns undefined when other settings exist, but no helpdesk. */
export function configureHelpdesk({
  helpdesk,
  topicField,
  isDemonstration,
}: LiveSettings): Helpdesk | undefined {
  if (helpdesk) return odooHelpdesk(helpdesk, { form: usualLimits, submitMs });
  return isDemonstration ? demonstrationHelpdesk(topicField) : undefined;
}
