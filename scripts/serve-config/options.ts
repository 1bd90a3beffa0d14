/** What differs from machine to machine: given as options, so that nothing of the machine that prints is in what is printed. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { SettingsError } from '#base/environment.ts';

export const programs = ['nginx', 'caddy', 'systemd'] as const;

export type Program = (typeof programs)[number];

/** Who ends TLS: this server, a proxy in front of it, or nobody (a test on one machine). */
const tlsPlaces = ['here', 'elsewhere', 'none'] as const;

const name = z.string().regex(/^[a-z][a-z0-9_-]{0,30}$/u);
const path = z.string().regex(/^\/[\w./-]*$/u);
const host = z.string().regex(/^[a-z0-9.-]+$/u);
const port = z.coerce.number().int().min(1).max(65_535);

/** @param environment.siteHost Of SITE_URL; the other ones as in the settings of the server. */
function schemaOf({ siteHost, nodeHost, nodePort }: Surroundings) {
  return z
    .object({
      /** Of the units, of their user, and of the folders below. */
      name: name.default('site'),
      user: name.optional(),
      /** The checkout. */
      folder: path.optional(),
      /** The published site, OUT_DIR. */
      files: path.optional(),
      node: path.optional(),
      host: host.default(siteHost),
      tls: z.enum(tlsPlaces).default('here'),
      /** On which nginx or Caddy listens without TLS. */
      address: z.union([z.ipv4(), z.ipv6()]).optional(),
      port: port.optional(),
      certificate: path.optional(),
      key: path.optional(),
      'node-host': z.union([z.ipv4(), z.ipv6()]).default(nodeHost),
      'node-port': port.default(nodePort),
      brotli: z.boolean().default(false),
    })
    .transform((options) => ({
      ...options,
      user: options.user ?? options.name,
      folder: options.folder ?? `/srv/${options.name}`,
      files: options.files ?? `/var/lib/${options.name}/public`,
      port: options.port ?? (options.tls === 'here' ? 443 : 80),
      certificate: options.certificate ?? `/etc/letsencrypt/live/${options.host}/fullchain.pem`,
      key: options.key ?? `/etc/letsencrypt/live/${options.host}/privkey.pem`,
      /** Where nginx and Caddy find Node. */
      upstream: `${options['node-host'].includes(':') ? `[${options['node-host']}]` : options['node-host']}:${options['node-port']}`,
    }));
}

export type ServeOptions = z.output<ReturnType<typeof schemaOf>>;

interface Surroundings {
  readonly siteHost: string;
  readonly nodeHost: string;
  readonly nodePort: number;
}

const text = { type: 'string' } as const;

const optionTypes = {
  name: text,
  user: text,
  folder: text,
  files: text,
  node: text,
  host: text,
  tls: text,
  address: text,
  port: text,
  certificate: text,
  key: text,
  'node-host': text,
  'node-port': text,
  brotli: { type: 'boolean' },
} as const;

/** @throws {SettingsError} Naming what is wrong. */
export function parseServeOptions(
  args: readonly string[],
  surroundings: Surroundings,
): { readonly program: Program; readonly options: ServeOptions } {
  const { positionals, values } = parse(args);
  const program = programs.find((known) => known === positionals[0]);
  if (program === undefined || positionals.length > 1)
    throw new SettingsError(`Name one of ${programs.join(', ')}: npm run serve-config --silent -- nginx`);
  const parsed = schemaOf(surroundings).safeParse(values);
  if (parsed.success) return { program, options: parsed.data };
  const wrong = parsed.error.issues.map(
    ({ path: [option = ''], message }) => `--${String(option)}: ${message}`,
  );
  throw new SettingsError(wrong.join('\n'));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionTypes, allowPositionals: true });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new SettingsError(`${cause.message} The options are --${Object.keys(optionTypes).join(', --')}.`);
  }
}
