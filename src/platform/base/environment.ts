/** Parses settings from environment variables; each invalid setting is reported in one line. */
import type { z } from 'zod';
import { lookup } from './lookup.ts';

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Settings whose values must not appear in messages. */
const secretName = /PASSWORD|SECRET|TOKEN|HOOK|SMTP|^CONTENT_BASE|^HELPDESK_URL/u;

/** @param environment Empty values count as absent.
 * @throws {SettingsError} Lists every invalid setting with its value; values of secrets are omitted. */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = path.map(String).join('.');
    const value = secretName.test(name) ? 'not acceptable' : `"${lookup(environment, name) ?? ''}"`;
    return `The setting ${name} is ${value}: ${message}. Correct it or leave it out.`;
  });
  throw new SettingsError(lines.join('\n'));
}
