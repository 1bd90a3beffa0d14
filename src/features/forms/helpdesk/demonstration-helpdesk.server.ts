/** The helpdesk of the demo. It stores nothing, and its answers are marked as demo data. */
import { lookup } from '#platform/base/lookup.ts';
import { success } from '#platform/base/result.ts';
import type { HelpdeskField } from '../helpdesk-answer.ts';
import type { Helpdesk, SubmissionOutcome } from './helpdesk.server.ts';

const unreachable = { reason: 'unreachable' } as const;

/** Subjects that produce each outcome; all other messages are sent. */
const outcomes: Readonly<Record<string, SubmissionOutcome>> = {
  'demo fields': { type: 'fields-refused', fields: ['partner_email'] },
  'demo refused': { type: 'refused', text: 'Näidis: klienditeenindus ei võta seda kirja vastu.' },
  'demo expired': { type: 'session-expired' },
  'demo down': { type: 'down', reason: unreachable },
  'demo unconfirmed': { type: 'unconfirmed', reason: { reason: 'slow' } },
};

const fields: readonly HelpdeskField[] = [
  { name: 'partner_name', label: 'Nimi', type: 'text', isRequired: true, options: [] },
  { name: 'partner_email', label: 'E-post', type: 'email', isRequired: true, options: [] },
  { name: 'partner_phone', label: 'Telefon', type: 'tel', isRequired: false, options: [] },
  { name: 'name', label: 'Pealkiri', type: 'text', isRequired: true, options: [] },
  { name: 'description', label: 'Küsimus', type: 'textarea', isRequired: true, options: [] },
  { name: 'Attachment', label: 'Manus', type: 'file', isRequired: false, options: [] },
];

export function demonstrationHelpdesk(topicField: string): Helpdesk {
  return {
    isDemonstration: true,
    topicField,
    loadFields: () => Promise.resolve(success(fields)),
    submit: ({ fields: { name = '' } }) =>
      Promise.resolve(lookup(outcomes, name.trim().toLowerCase()) ?? { type: 'sent', ticket: '1' }),
  };
}
