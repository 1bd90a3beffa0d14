/** What differs from machine to machine: given as options, so that nothing of the machine that prints is in what is printed. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { SettingsError } from '#platform/base/environment.ts';

export const programs = ['nginx', 'caddy', 'systemd'] as const;

export type Program = (typeof programs)[number];

/** Who ends TLS: this server, a proxy in front of it, or nobody (a test on one machine). */
const tlsPlaces = ['here', 'elsewhere', 'none'] as const;

const name = z.string().regex(/^[a-z][a-z0-9_-]{0,30}$/u);
const path = z.string().regex(/^\/[\w./-]*$/u);
const host = z.string().regex(/^[a-z0-9.-]+$/u);
const port = z.coerce.number().int().min(1).max(65_535);

const givenSchema = z.object({
  /** Of the units, of their user, and of the folders below. */
  name: name.default('site'),
  user: name.optional(),
  /** The checkout. */
  folder: path.optional(),
  /** The published site, OUT_DIR. */
  files: path.optional(),
  node: path.optional(),
  host: host.optional(),
  tls: z.enum(tlsPlaces).default('here'),
  /** On which nginx or Caddy listens without TLS. */
  address: z.union([z.ipv4(), z.ipv6()]).optional(),
  port: port.optional(),
  certificate: path.optional(),
  key: path.optional(),
  'node-host': z.union([z.ipv4(), z.ipv6()]).optional(),
  'node-port': port.optional(),
  brotli: z.boolean().default(false),
});

export type ServeOptions = ReturnType<typeof complete>;

interface Surroundings {
  /** Of SITE_URL; the other ones as in the settings of the server. */
  readonly siteHost: string;
  readonly nodeHost: string;
  readonly nodePort: number;
}

function complete(given: z.output<typeof givenSchema>, { siteHost, nodeHost, nodePort }: Surroundings) {
  const { name, tls, host = siteHost, 'node-host': node = nodeHost } = given;
  return {
    ...given,
    host,
    user: given.user ?? name,
    folder: given.folder ?? `/srv/${name}`,
    files: given.files ?? `/var/lib/${name}/public`,
    port: given.port ?? (tls === 'here' ? 443 : 80),
    certificate: given.certificate ?? `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: given.key ?? `/etc/letsencrypt/live/${host}/privkey.pem`,
    /** Where nginx and Caddy find Node. */
    upstream: `${node.includes(':') ? `[${node}]` : node}:${given['node-port'] ?? nodePort}`,
  };
}

const optionNames = Object.keys(givenSchema.shape);

/** @throws {SettingsError} Naming what is wrong. */
export function parseServeOptions(
  args: readonly string[],
  surroundings: Surroundings,
): { readonly program: Program; readonly options: ServeOptions } {
  const { positionals, values } = parse(args);
  const program = programs.find((known) => known === positionals[0]);
  if (program === undefined || positionals.length > 1)
    throw new SettingsError(`Name one of ${programs.join(', ')}: npm run serve-config --silent -- nginx`);
  const parsed = givenSchema.safeParse(values);
  if (parsed.success) return { program, options: complete(parsed.data, surroundings) };
  const wrong = parsed.error.issues.map(
    ({ path: [option = ''], message }) => `--${String(option)}: ${message}`,
  );
  throw new SettingsError(wrong.join('\n'));
}

function parse(args: readonly string[]) {
  const options = Object.fromEntries(
    optionNames.map((option) => [option, { type: option === 'brotli' ? 'boolean' : 'string' } as const]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new SettingsError(`${cause.message} The options are --${optionNames.join(', --')}.`);
  }
}
