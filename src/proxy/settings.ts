/** Settings of the live part, read once from the environment. */
import { z } from 'zod';
import { parseEnvironment } from '#base/environment.ts';
import type { ContentBase } from './upstream/content-base.ts';

/** Credentials travel encrypted, or not beyond this machine. */
const upstreamUrlSchema = z
  .url({ protocol: /^https?$/u, error: 'is no address', abort: true })
  .refine((url) => isEncryptedOrLocal(new URL(url)), { error: 'has to begin with https' })
  .refine((url) => new URL(url).username === '', { error: 'may not hold a user or a password' })
  .refine((url) => !/[?#]/u.test(url), { error: 'may not have a query' })
  .transform((url) => url.replace(/\/*$/u, '/'));

const settingsSchema = z
  .object({
    CONTENT_BASE_URL: upstreamUrlSchema.optional(),
    CONTENT_BASE_USER: z.string().optional(),
    CONTENT_BASE_PASSWORD: z.string().optional(),
    HELPDESK_URL: upstreamUrlSchema.optional(),
    /** Requests a minute from one address to one endpoint; lookups of contracts are a sixth of it. */
    RATE_LIMIT: z.coerce.number().int().min(6).max(1_000_000).default(120),
    /** Proxies of our own in front of the server, whose X-Forwarded-For is believed. */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  })
  .refine(
    (settings) => (settings.CONTENT_BASE_USER ?? '') === '' || settings.CONTENT_BASE_PASSWORD !== undefined,
    {
      path: ['CONTENT_BASE_PASSWORD'],
      error: 'is missing beside CONTENT_BASE_USER',
    },
  );

export interface LiveSettings {
  readonly contentBase: ContentBase | undefined;
  /** Nothing is configured: the demonstration answers. */
  readonly isDemonstration: boolean;
  readonly ratePerMinute: number;
  readonly trustedProxyHops: number;
}

/** @throws {SettingsError} Naming the setting that is wrong. */
export function parseLiveSettings(environment: Readonly<Record<string, string | undefined>>): LiveSettings {
  const settings = parseEnvironment(settingsSchema, environment);
  const { CONTENT_BASE_URL, CONTENT_BASE_USER, CONTENT_BASE_PASSWORD } = settings;
  const credentials =
    CONTENT_BASE_USER !== undefined && CONTENT_BASE_PASSWORD !== undefined
      ? { user: CONTENT_BASE_USER, password: CONTENT_BASE_PASSWORD }
      : undefined;
  return {
    contentBase: CONTENT_BASE_URL === undefined ? undefined : { url: CONTENT_BASE_URL, credentials },
    isDemonstration: CONTENT_BASE_URL === undefined && settings.HELPDESK_URL === undefined,
    ratePerMinute: settings.RATE_LIMIT,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
  };
}

function isEncryptedOrLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
