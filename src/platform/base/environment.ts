/** Parses settings from environment variables; each invalid setting is reported in one line. */
import type { z } from 'zod';
import { lookup } from './lookup.ts';

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings whose values must not appear in messages, besides those that a caller names. */
const secretName = /PASSWORD|SECRET|TOKEN|HOOK|^CONTENT_BASE/u;

/** @param environment Empty values count as absent.
 * @param hidden Settings whose values may be secret, though their names do not say so.
 * @throws {SettingsError} Lists every invalid setting with its value; values of secrets are omitted. */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
  hidden: readonly string[] = [],
): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = path.map(String).join('.');
    const isSecret = secretName.test(name) || hidden.includes(name);
    const value = isSecret ? 'not acceptable' : `"${lookup(environment, name) ?? ''}"`;
    return `The setting ${name} is ${value}: ${message}. Correct it or leave it out.`;
  });
  throw new SettingsError(lines.join('\n'));
}
