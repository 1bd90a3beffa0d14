/** Where forms are sent to. */
import { z } from 'zod';
import { mailServerAddress, settingsPart, unless, upstreamAddress } from '#platform/calls/settings-part.ts';

declare module '#platform/calls/settings.ts' {
  interface LiveSettings {
    readonly helpdesk: HelpdeskPlace | undefined;
    readonly topicField: string;
    /** undefined: no mail server. */
    readonly smtpUrl: string | undefined;
    readonly ordersMailbox: string;
    readonly outbox: OutboxLimits;
  }
}

export interface HelpdeskPlace {
  /** Root URL of the helpdesk, ending in a slash. */
  readonly url: string;
  /** Path of the form page, such as `/helpdesk/customer-care-1`. */
  readonly formPath: string;
  readonly topicField: string;
}

export interface OutboxLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

/** Placeholder recipient of orders, where none is configured. */
const demonstrationMailbox = 'logistika@example.ee';

export const settings = settingsPart({
  shape: {
    HELPDESK_URL: upstreamAddress.optional(),
    /** Path of the form page on the helpdesk; a host or a query is refused. */
    HELPDESK_FORM_PATH: z
      .string()
      .regex(/^\/(?!\/)[\w./-]*$/u, 'is not a path')
      .default('/helpdesk'),
    HELPDESK_TOPIC_FIELD: z
      .string()
      .regex(/^[a-z]\w{0,60}$/u, 'is not a field name')
      .default('ticket_type_id'),
    SMTP_URL: mailServerAddress.optional(),
    ORDERS_MAILBOX: z.email('is not an e-mail address').optional(),
    /** Limits of the orders stored in STATE_DIR/outbox. */
    OUTBOX_MAX_FILES: z.coerce.number().int().min(1).max(100_000).default(5000),
    OUTBOX_MAX_MB: z.coerce.number().int().min(1).max(100_000).default(200),
  },
  hidden: ['HELPDESK_URL', 'SMTP_URL'],
  findFaults: ({ SMTP_URL, ORDERS_MAILBOX }) =>
    unless(
      SMTP_URL === undefined || ORDERS_MAILBOX !== undefined,
      'ORDERS_MAILBOX',
      'is required with SMTP_URL',
    ),
  listUpstreams: ({ HELPDESK_URL: helpdesk }) => ({ helpdesk }),
  toSettings: ({ HELPDESK_URL: url, HELPDESK_TOPIC_FIELD: topicField, ...values }) => ({
    helpdesk: url === undefined ? undefined : { url, formPath: values.HELPDESK_FORM_PATH, topicField },
    topicField,
    smtpUrl: values.SMTP_URL,
    ordersMailbox: values.ORDERS_MAILBOX ?? demonstrationMailbox,
    outbox: { maxFiles: values.OUTBOX_MAX_FILES, maxBytes: values.OUTBOX_MAX_MB * 1_000_000 },
  }),
});
