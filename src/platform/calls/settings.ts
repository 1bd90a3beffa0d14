/** Settings of the live API, read once from the environment: those of the platform. Features have their own (settings-part.ts). */
import { z } from 'zod';
import {
  type HookSecrets,
  hookSettingsShape,
  type RebuildSettings,
  toHookSecrets,
  toRebuildSettings,
} from './hooks/hook-settings.ts';
import { defaultRatePerMinute } from './rates.ts';
import {
  both,
  type JoinedSettings,
  mailServerAddress,
  settingsPart,
  unless,
  upstreamAddress,
} from './settings-part.ts';
import type { PageBuilderPlace } from '#platform/publish/page-builder.ts';
import type { Turnstile } from './turnstile.ts';
import type { ContentBase } from './upstream/upstream.ts';

/** All settings of the live API; a feature declares its own here.
 * @example declare module '#platform/calls/settings.ts' { interface LiveSettings { readonly isStatusPublic: boolean } } */
export interface LiveSettings extends JoinedSettings {
  /** Origin of the public site. */
  readonly siteUrl: string | undefined;
  readonly contentBase: ContentBase | undefined;
  readonly pageBuilder: PageBuilderPlace | undefined;
  /** Daily limit of each form. */
  readonly formsPerDay: number;
  readonly turnstile: Omit<Turnstile, 'verifyUrl'> | undefined;
  readonly hooks: HookSecrets;
  readonly rebuilds: RebuildSettings;
  /** undefined: previews are disabled. */
  readonly previewSecret: string | undefined;
  /** A secret that all processes of a site have, to derive keys from. undefined: each process has its own. */
  readonly sharedSecret: string | Uint8Array | undefined;
  /** undefined: nobody may read /metrics. */
  readonly metricsToken: string | undefined;
  readonly ratePerMinute: number;
  /** undefined: one proxy on this machine. */
  readonly trustedProxyHops: number | undefined;
}

export const platformSettings = settingsPart({
  shape: {
    CONTENT_BASE_URL: upstreamAddress.optional(),
    CONTENT_BASE_USER: z.string().optional(),
    CONTENT_BASE_PASSWORD: z.string().optional(),
    PLASMIC_HOST: upstreamAddress.default('https://codegen.plasmic.app/'),
    PLASMIC_PROJECT_ID: z.string().regex(/^\w+$/u, 'is not a project id').optional(),
    PLASMIC_TOKEN: z.string().regex(/^\w+$/u, 'is not a token').optional(),
    /** Mailbox of those who make pages there. */
    PAGE_BUILDER_MAILBOX: z.email('is not an e-mail address').optional(),
    SMTP_URL: mailServerAddress.optional(),
    /** Address of the site; Turnstile tokens issued for other hosts are refused. */
    SITE_URL: z.url({ protocol: /^https?$/u, error: 'is not a URL' }).optional(),
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET: z.string().optional(),
    /** Daily limit of each form; on Netlify for each process. */
    FORMS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(2000),
    ...hookSettingsShape,
    /** Signs links to drafts; the WordPress plugin has the same secret. */
    PREVIEW_SECRET: z.string().min(16, 'is shorter than 16 characters').optional(),
    /** Opens /metrics. */
    METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
    /** Requests per minute from one address to one endpoint; a call about one customer gets a sixth of it. */
    RATE_LIMIT: z.coerce.number().int().min(6).max(1_000_000).default(defaultRatePerMinute),
    /** Trusted proxies in front of the server, whose X-Forwarded-For is used; default: one on the same machine. */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).optional(),
  },
  secrets: [
    'WEBHOOK_SECRET',
    'PREVIEW_SECRET',
    'WEBHOOK_ADDRESS_SECRET',
    'PLASMIC_WEBHOOK_SECRET',
    'CONTENT_BASE_PASSWORD',
    'PLASMIC_TOKEN',
    'TURNSTILE_SECRET',
    'METRICS_TOKEN',
  ],
  hidden: ['SMTP_URL'],
  findFaults: (values) => [
    ...unless(
      (values.CONTENT_BASE_USER ?? '') === '' || values.CONTENT_BASE_PASSWORD !== undefined,
      'CONTENT_BASE_PASSWORD',
      'is required with CONTENT_BASE_USER',
    ),
    ...unless(
      (values.PLASMIC_PROJECT_ID === undefined) === (values.PLASMIC_TOKEN === undefined),
      'PLASMIC_TOKEN',
      'belongs to PLASMIC_PROJECT_ID: set both',
    ),
    ...unless(
      values.PAGE_BUILDER_MAILBOX === undefined || values.SMTP_URL !== undefined,
      'SMTP_URL',
      'is required with PAGE_BUILDER_MAILBOX',
    ),
    ...unless(
      (values.TURNSTILE_SITE_KEY === undefined) === (values.TURNSTILE_SECRET === undefined),
      'TURNSTILE_SECRET',
      'belongs to TURNSTILE_SITE_KEY: set both',
    ),
    ...unless(
      values.WEBHOOK_ADDRESS_SECRET === undefined || values.WEBHOOK_SECRET !== undefined,
      'WEBHOOK_SECRET',
      'is required with WEBHOOK_ADDRESS_SECRET',
    ),
  ],
  listUpstreams: ({ CONTENT_BASE_URL: url }) => ({ 'content-base': url }),
  toSettings: (values) => {
    const credentials = both(values.CONTENT_BASE_USER, values.CONTENT_BASE_PASSWORD);
    const keys = both(values.TURNSTILE_SITE_KEY, values.TURNSTILE_SECRET);
    const project = both(values.PLASMIC_PROJECT_ID, values.PLASMIC_TOKEN);
    const mailed = both(values.PAGE_BUILDER_MAILBOX, values.SMTP_URL);
    const hooks = toHookSecrets(values);
    return {
      siteUrl: values.SITE_URL && new URL(values.SITE_URL).origin,
      contentBase:
        values.CONTENT_BASE_URL === undefined
          ? undefined
          : {
              url: values.CONTENT_BASE_URL,
              credentials: credentials && { user: credentials[0], password: credentials[1] },
            },
      pageBuilder: project && {
        host: values.PLASMIC_HOST,
        projectId: project[0],
        token: project[1],
        ...(mailed && { makers: { mailbox: mailed[0], smtpUrl: mailed[1] } }),
      },
      formsPerDay: values.FORMS_PER_DAY,
      turnstile: keys && {
        siteKey: keys[0],
        secret: keys[1],
        hostname: values.SITE_URL && new URL(values.SITE_URL).hostname,
      },
      hooks,
      rebuilds: toRebuildSettings(values),
      previewSecret: values.PREVIEW_SECRET,
      sharedSecret: values.PREVIEW_SECRET ?? hooks.signingKey ?? credentials?.[1],
      metricsToken: values.METRICS_TOKEN,
      ratePerMinute: values.RATE_LIMIT,
      trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    };
  },
});
