/** Settings of webhooks: their secrets, and how builds on Netlify are debounced. */
import { z } from 'zod';

/** Prefix of a Standard Webhooks key, followed by its bytes in base64. */
const keyPrefix = 'whsec_';
const minKeyLength = 16;

const signingKeySchema = z
  .string()
  .refine((text) => !text.startsWith(keyPrefix) || /^whsec_[A-Za-z0-9+/]+={0,2}$/u.test(text), {
    error: `has no base64 after ${keyPrefix}`,
  })
  .transform((text): Uint8Array =>
    text.startsWith(keyPrefix)
      ? Buffer.from(text.slice(keyPrefix.length), 'base64')
      : Buffer.from(text, 'utf8'),
  )
  .refine((key) => key.length >= minKeyLength, { error: `is shorter than ${minKeyLength} bytes` });

/** Characters that need no escaping in a URL. */
const addressSecretSchema = z
  .string()
  .regex(/^[\w.~-]{16,200}$/u, 'needs 16 or more letters, digits, hyphens or underscores');

export const hookSettingsShape = {
  WEBHOOK_SECRET: signingKeySchema.optional(),
  /** For plugins that cannot sign. It is part of the URL, so it may appear in logs of other systems. */
  WEBHOOK_ADDRESS_SECRET: addressSecretSchema.optional(),
  /** The same for the page builder. */
  PLASMIC_WEBHOOK_SECRET: addressSecretSchema.optional(),
  /** A secret: anyone with this URL can start builds. */
  NETLIFY_BUILD_HOOK_URL: z.url({ protocol: /^https?$/u, error: 'is not a URL' }).optional(),
  REBUILD_QUIET_SECONDS: z.coerce.number().int().min(0).max(120).default(10),
  REBUILD_MIN_MINUTES: z.coerce.number().int().min(1).max(1440).default(10),
};

export interface HookSecrets {
  /** undefined: signed webhooks are disabled. */
  readonly signingKey: Uint8Array | undefined;
  /** undefined: unsigned webhooks are refused. */
  readonly addressSecret: string | undefined;
  readonly pageBuilderSecret: string | undefined;
}

export interface RebuildSettings {
  /** undefined: webhooks start no builds. */
  readonly buildHookUrl: string | undefined;
  /** A build starts after this time without changes. */
  readonly quietMs: number;
  /** Minimum time between the starts of two builds. */
  readonly minMs: number;
}

type HookEnvironment = z.output<z.ZodObject<typeof hookSettingsShape>>;

export function toHookSecrets(environment: HookEnvironment): HookSecrets {
  return {
    signingKey: environment.WEBHOOK_SECRET,
    addressSecret: environment.WEBHOOK_ADDRESS_SECRET,
    pageBuilderSecret: environment.PLASMIC_WEBHOOK_SECRET,
  };
}

export function toRebuildSettings(environment: HookEnvironment): RebuildSettings {
  return {
    buildHookUrl: environment.NETLIFY_BUILD_HOOK_URL,
    quietMs: environment.REBUILD_QUIET_SECONDS * 1000,
    minMs: environment.REBUILD_MIN_MINUTES * 60_000,
  };
}
