/** Settings of the live part lie with what they are for: the platform has some, each feature its own. Whoever starts something joins
 * them, so that all are read once and a wrong one is named before anything is done. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { type Environment, parseEnvironment } from '#platform/base/environment.ts';
import { withoutEnd } from '#platform/base/text.ts';
import type { Intersection } from '#platform/declared-features.ts';

/** Settings by the names of their environment variables, and what is read from them.
 * @typeParam Own What it adds to `LiveSettings` (settings.ts). */
export interface SettingsPart<Shape extends z.ZodRawShape = z.ZodRawShape, Own extends object = object> {
  readonly shape: Shape;
  /** Each has to have a value of its own, because each opens something else, and some appear in URLs and therefore in logs. */
  readonly secrets?: readonly string[];
  /** Besides secrets: no message shows their values, because an address may have a password in it. */
  readonly hidden?: readonly string[];
  /** What is wrong with several of them together. */
  findFaults?(values: Values<Shape>): readonly SettingFault[];
  /** Addresses of the outside systems that visitors reach through it, by their names in metrics. The demo answers while none is set. */
  listUpstreams?(values: Values<Shape>): UpstreamAddresses;
  toSettings(values: Values<Shape>): Own;
}

type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** The setting, and what is wrong with it: `is required with SMTP_URL`. */
export type SettingFault = readonly [name: string, message: string];

export type UpstreamAddresses = Readonly<Record<string, string | undefined>>;

interface NamedSecrets<Shape> {
  readonly secrets?: readonly (keyof Shape)[];
  readonly hidden?: readonly (keyof Shape)[];
}

/** Infers the types of a part. */
export const settingsPart = <const Shape extends z.ZodRawShape, Own extends object>(
  part: SettingsPart<Shape, Own> & NamedSecrets<Shape>,
): SettingsPart<Shape, Own> => part;

/** @returns A fault of the setting that is missing, or that has no use alone. */
export function unless(isRight: boolean, ...fault: SettingFault): readonly SettingFault[] {
  return isRight ? [] : [fault];
}

/** @returns undefined unless both are set. */
export function both<First, Second>(
  first: First | undefined,
  second: Second | undefined,
): readonly [First, Second] | undefined {
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** Root of an outside system, ending in a slash. Credentials require HTTPS, except on this machine. */
export const upstreamAddress = z
  .url({ protocol: /^https?$/u, error: 'is not a URL', abort: true })
  .refine((url) => isEncryptedOrLocal(new URL(url)), { error: 'must begin with https' })
  .refine((url) => new URL(url).username === '', { error: 'must not contain a user or a password' })
  .refine((url) => !/[?#]/u.test(url), { error: 'must not have a query' })
  .transform((url) => `${withoutEnd(url, '/')}/`);

/** Several parts may send mail. */
export const mailServerAddress = z.url({
  protocol: /^smtps?$/u,
  error: 'is not the URL of a mail server',
});

function isEncryptedOrLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** What all parts say together. */
export interface JoinedSettings {
  /** Addresses of the upstreams that are set, by their names in metrics. */
  readonly upstreams: UpstreamAddresses;
  /** No upstream is set, so the demo answers. */
  readonly isDemonstration: boolean;
}

type Parsed<Part extends SettingsPart> = Intersection<ReturnType<Part['toSettings']>> & JoinedSettings;

/** @throws {SettingsError} Naming each invalid setting. */
export function parseParts<Part extends SettingsPart>(
  parts: readonly Part[],
  environment: Environment,
): Parsed<Part> {
  const hidden = parts.flatMap((part) => part.hidden ?? []);
  const values = parseEnvironment(joinedSchema(parts), environment, hidden);
  const upstreams = Object.assign(
    {},
    ...parts.map((part) => part.listUpstreams?.(values) ?? {}),
  ) as UpstreamAddresses;
  return Object.assign({}, ...parts.map((part) => part.toSettings(values)), {
    upstreams,
    isDemonstration: Object.values(upstreams).every((address) => address === undefined),
  }) as Parsed<Part>;
}

function joinedSchema(parts: readonly SettingsPart[]) {
  const secrets = parts.flatMap((part) => part.secrets ?? []);
  return z
    .object(Object.assign({}, ...parts.map(({ shape }) => shape)) as z.ZodRawShape)
    .superRefine((values, context) => {
      const faults = [
        ...parts.flatMap((part) => part.findFaults?.(values) ?? []),
        ...findEqual(secrets, values),
      ];
      for (const [name, message] of faults) context.addIssue({ code: 'custom', path: [name], message });
    });
}

/** @returns Each secret that repeats the value of an earlier one. */
function findEqual(
  secrets: readonly string[],
  values: Readonly<Record<string, unknown>>,
): readonly SettingFault[] {
  const known = new Map<string, string>();
  return secrets.flatMap((name) => {
    const value = lookup(values, name);
    if (typeof value !== 'string' && !(value instanceof Uint8Array)) return [];
    const text = Buffer.from(value).toString('base64');
    const other = known.get(text);
    known.set(text, other ?? name);
    return unless(
      other === undefined,
      name,
      `is the same as ${other ?? ''}: each secret needs a value of its own`,
    );
  });
}
