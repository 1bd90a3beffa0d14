/** Settings of the live API, read once from the environment. */
import { z } from 'zod';
import { parseEnvironment } from '#platform/base/environment.ts';
import { withoutEnd } from '#platform/base/text.ts';
import {
  type HookSecrets,
  hookSettingsShape,
  type RebuildSettings,
  toHookSecrets,
  toRebuildSettings,
} from './hooks/hook-settings.ts';
import type { Turnstile } from './turnstile.ts';
import type { ContentBase } from './upstream/upstream.ts';
import { defaultRatePerMinute } from './rates.ts';

/** Credentials require HTTPS, except on this machine. */
const upstreamUrlSchema = z
  .url({ protocol: /^https?$/u, error: 'is not a URL', abort: true })
  .refine((url) => isEncryptedOrLocal(new URL(url)), { error: 'must begin with https' })
  .refine((url) => new URL(url).username === '', { error: 'must not contain a user or a password' })
  .refine((url) => !/[?#]/u.test(url), { error: 'must not have a query' })
  .transform((url) => `${withoutEnd(url, '/')}/`);

const settingsSchema = z
  .object({
    CONTENT_BASE_URL: upstreamUrlSchema.optional(),
    CONTENT_BASE_USER: z.string().optional(),
    CONTENT_BASE_PASSWORD: z.string().optional(),
    HELPDESK_URL: upstreamUrlSchema.optional(),
    /** Path of the form page on the helpdesk; a host or a query is refused. */
    HELPDESK_FORM_PATH: z
      .string()
      .regex(/^\/(?!\/)[\w./-]*$/u, 'is not a path')
      .default('/helpdesk'),
    HELPDESK_TOPIC_FIELD: z
      .string()
      .regex(/^[a-z]\w{0,60}$/u, 'is not a field name')
      .default('ticket_type_id'),
    PLASMIC_HOST: upstreamUrlSchema.default('https://codegen.plasmic.app/'),
    PLASMIC_PROJECT_ID: z.string().regex(/^\w+$/u, 'is not a project id').optional(),
    PLASMIC_TOKEN: z.string().regex(/^\w+$/u, 'is not a token').optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/u, error: 'is not the URL of a mail server' }).optional(),
    ORDERS_MAILBOX: z.email('is not an e-mail address').optional(),
    /** Address of the site; Turnstile tokens issued for other hosts are refused. */
    SITE_URL: z.url({ protocol: /^https?$/u, error: 'is not a URL' }).optional(),
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET: z.string().optional(),
    /** Daily limit of each form; on Netlify for each process. */
    FORMS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(2000),
    /** Limits of the orders stored in STATE_DIR/outbox. */
    OUTBOX_MAX_FILES: z.coerce.number().int().min(1).max(100_000).default(5000),
    OUTBOX_MAX_MB: z.coerce.number().int().min(1).max(100_000).default(200),
    ...hookSettingsShape,
    /** Signs links to drafts; the WordPress plugin has the same secret. */
    PREVIEW_SECRET: z.string().min(16, 'is shorter than 16 characters').optional(),
    /** Encrypts addresses of calendars; without it there are none. */
    CALENDAR_SECRET: z.string().min(16, 'is shorter than 16 characters').optional(),
    /** The secret of before: calendars with it are answered until the day after CALENDAR_OLD_SECRET_UNTIL begins. */
    CALENDAR_OLD_SECRET: z.string().min(16, 'is shorter than 16 characters').optional(),
    CALENDAR_OLD_SECRET_UNTIL: z.iso.date('is not a day like 2027-01-31').optional(),
    /** Opens /metrics. */
    METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
    /** `yes` makes /status public. */
    STATUS_PUBLIC: z.enum(['yes', 'no'], { error: 'is neither yes nor no' }).default('no'),
    /** Requests per minute from one address to one endpoint; contract lookups get a sixth of it. */
    RATE_LIMIT: z.coerce.number().int().min(6).max(1_000_000).default(defaultRatePerMinute),
    /** Trusted proxies in front of the server, whose X-Forwarded-For is used; default: one on the same machine. */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).optional(),
  })
  .refine(
    (settings) => (settings.CONTENT_BASE_USER ?? '') === '' || settings.CONTENT_BASE_PASSWORD !== undefined,
    {
      path: ['CONTENT_BASE_PASSWORD'],
      error: 'is required with CONTENT_BASE_USER',
    },
  )
  .refine(
    ({ PLASMIC_PROJECT_ID, PLASMIC_TOKEN }) =>
      (PLASMIC_PROJECT_ID === undefined) === (PLASMIC_TOKEN === undefined),
    { path: ['PLASMIC_TOKEN'], error: 'belongs to PLASMIC_PROJECT_ID: set both' },
  )
  .refine(({ SMTP_URL, ORDERS_MAILBOX }) => SMTP_URL === undefined || ORDERS_MAILBOX !== undefined, {
    path: ['ORDERS_MAILBOX'],
    error: 'is required with SMTP_URL',
  })
  .refine(
    ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }) =>
      (TURNSTILE_SITE_KEY === undefined) === (TURNSTILE_SECRET === undefined),
    { path: ['TURNSTILE_SECRET'], error: 'belongs to TURNSTILE_SITE_KEY: set both' },
  )
  .refine(
    ({ WEBHOOK_SECRET, WEBHOOK_ADDRESS_SECRET }) =>
      WEBHOOK_ADDRESS_SECRET === undefined || WEBHOOK_SECRET !== undefined,
    { path: ['WEBHOOK_SECRET'], error: 'is required with WEBHOOK_ADDRESS_SECRET' },
  )
  .refine(
    ({ CALENDAR_OLD_SECRET, CALENDAR_OLD_SECRET_UNTIL }) =>
      (CALENDAR_OLD_SECRET === undefined) === (CALENDAR_OLD_SECRET_UNTIL === undefined),
    { path: ['CALENDAR_OLD_SECRET_UNTIL'], error: 'belongs to CALENDAR_OLD_SECRET: set both' },
  )
  .refine(
    ({ CALENDAR_SECRET, CALENDAR_OLD_SECRET }) =>
      CALENDAR_OLD_SECRET === undefined || CALENDAR_SECRET !== undefined,
    { path: ['CALENDAR_SECRET'], error: 'is required with CALENDAR_OLD_SECRET' },
  )
  .superRefine((settings, context) => {
    for (const [name, other] of equalSecrets(settings))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `is the same as ${other}: each secret needs a value of its own`,
      });
  });

/** Secrets must differ, because each opens something else and some appear in URLs and therefore in logs. */
const secretNames = [
  'WEBHOOK_SECRET',
  'PREVIEW_SECRET',
  'WEBHOOK_ADDRESS_SECRET',
  'PLASMIC_WEBHOOK_SECRET',
  'CONTENT_BASE_PASSWORD',
  'PLASMIC_TOKEN',
  'TURNSTILE_SECRET',
  'CALENDAR_SECRET',
  'CALENDAR_OLD_SECRET',
  'METRICS_TOKEN',
] as const;

type Secrets = Readonly<Partial<Record<(typeof secretNames)[number], string | Uint8Array | undefined>>>;

/** @returns For each secret that repeats the value of an earlier one: its name and the earlier name. */
function equalSecrets(settings: Secrets): readonly (readonly [string, string])[] {
  const known = new Map<string, string>();
  return secretNames.flatMap((name) => {
    const value = settings[name];
    if (value === undefined) return [];
    const text = Buffer.from(value).toString('base64');
    const other = known.get(text);
    if (other !== undefined) return [[name, other] as const];
    known.set(text, name);
    return [];
  });
}

/** Names of the environment variables. */
export const liveSettingNames: readonly string[] = Object.keys(settingsSchema.shape);

/** Placeholder recipient of orders, where none is configured. */
const demonstrationMailbox = 'logistika@example.ee';

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

export interface CalendarSecrets {
  readonly secret: string;
  /** The secret of before, which opens tokens until its last day in Tallinn ends, yyyy-MM-dd. */
  readonly old?: { readonly secret: string; readonly lastDay: string } | undefined;
}

export interface LiveSettings {
  /** Origin of the public site. */
  readonly siteUrl: string | undefined;
  readonly contentBase: ContentBase | undefined;
  readonly helpdesk: HelpdeskPlace | undefined;
  readonly pageBuilder:
    { readonly host: string; readonly projectId: string; readonly token: string } | undefined;
  readonly topicField: string;
  /** undefined: no mail server. */
  readonly smtpUrl: string | undefined;
  readonly ordersMailbox: string;
  readonly formsPerDay: number;
  readonly outbox: OutboxLimits;
  readonly turnstile: Omit<Turnstile, 'verifyUrl'> | undefined;
  readonly hooks: HookSecrets;
  readonly rebuilds: RebuildSettings;
  /** undefined: previews are disabled. */
  readonly previewSecret: string | undefined;
  /** undefined: there are no addresses of calendars. */
  readonly calendarSecrets: CalendarSecrets | undefined;
  /** A secret that all processes of a site have, to derive keys from. undefined: each process has its own. */
  readonly sharedSecret: string | Uint8Array | undefined;
  /** undefined: nobody may read /metrics. */
  readonly metricsToken: string | undefined;
  /** /status is public. */
  readonly isStatusPublic: boolean;
  /** Nothing is configured, so the demo answers. */
  readonly isDemonstration: boolean;
  readonly ratePerMinute: number;
  /** undefined: one proxy on this machine. */
  readonly trustedProxyHops: number | undefined;
}

/** @throws {SettingsError} Naming the invalid setting. */
export function parseLiveSettings(environment: Readonly<Record<string, string | undefined>>): LiveSettings {
  const settings = parseEnvironment(settingsSchema, environment);
  const { CONTENT_BASE_URL, HELPDESK_URL, HELPDESK_TOPIC_FIELD: topicField } = settings;
  const credentials = both(settings.CONTENT_BASE_USER, settings.CONTENT_BASE_PASSWORD);
  const keys = both(settings.TURNSTILE_SITE_KEY, settings.TURNSTILE_SECRET);
  const hooks = toHookSecrets(settings);
  const project = both(settings.PLASMIC_PROJECT_ID, settings.PLASMIC_TOKEN);
  return {
    pageBuilder: project && {
      host: settings.PLASMIC_HOST,
      projectId: project[0],
      token: project[1],
    },
    siteUrl: settings.SITE_URL && new URL(settings.SITE_URL).origin,
    contentBase:
      CONTENT_BASE_URL === undefined
        ? undefined
        : {
            url: CONTENT_BASE_URL,
            credentials: credentials && { user: credentials[0], password: credentials[1] },
          },
    helpdesk:
      HELPDESK_URL === undefined
        ? undefined
        : { url: HELPDESK_URL, formPath: settings.HELPDESK_FORM_PATH, topicField },
    topicField,
    smtpUrl: settings.SMTP_URL,
    ordersMailbox: settings.ORDERS_MAILBOX ?? demonstrationMailbox,
    formsPerDay: settings.FORMS_PER_DAY,
    outbox: { maxFiles: settings.OUTBOX_MAX_FILES, maxBytes: settings.OUTBOX_MAX_MB * 1_000_000 },
    turnstile: keys && {
      siteKey: keys[0],
      secret: keys[1],
      hostname: settings.SITE_URL && new URL(settings.SITE_URL).hostname,
    },
    hooks,
    rebuilds: toRebuildSettings(settings),
    previewSecret: settings.PREVIEW_SECRET,
    calendarSecrets: toCalendarSecrets(settings),
    sharedSecret: [settings.PREVIEW_SECRET, hooks.signingKey, credentials?.[1]].find(isSet),
    metricsToken: settings.METRICS_TOKEN,
    isStatusPublic: settings.STATUS_PUBLIC === 'yes',
    isDemonstration: CONTENT_BASE_URL === undefined && HELPDESK_URL === undefined,
    ratePerMinute: settings.RATE_LIMIT,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
  };
}

function toCalendarSecrets({
  CALENDAR_SECRET: secret,
  CALENDAR_OLD_SECRET,
  CALENDAR_OLD_SECRET_UNTIL,
}: z.output<typeof settingsSchema>): CalendarSecrets | undefined {
  const old = both(CALENDAR_OLD_SECRET, CALENDAR_OLD_SECRET_UNTIL);
  if (secret === undefined) return undefined;
  return { secret, old: old && { secret: old[0], lastDay: old[1] } };
}

const isSet = <Value>(value: Value | undefined): boolean => value !== undefined;

function both<First, Second>(
  first: First | undefined,
  second: Second | undefined,
): readonly [First, Second] | undefined {
  return first === undefined || second === undefined ? undefined : [first, second];
}

function isEncryptedOrLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
