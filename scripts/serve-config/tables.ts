/** What the server decides by tables, in the form that other servers need: old addresses, headers, types of files, and the addresses
 * that only Node answers, with their limits. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { SettingsError } from '#platform/base/environment.ts';
import { upgradeDirective } from '#platform/base/security-headers.ts';
import { locales, splitPrefix } from '#platform/languages/locale.ts';
import { computeRates as admittedRates } from '#platform/calls/rates.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { revalidate } from '#platform/server/send-file.ts';
import { type HeaderRule, HeaderRules, RedirectRules } from '#platform/server/rules.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { pageTemplates, routeTemplates } from '#shell/addresses/routes.ts';
import { onlyNode } from './file-patterns.ts';

export type Values = Readonly<Record<string, string>>;

/** Where a header rule holds: everywhere, below a path (and at it), or at one address. */
export type HeaderScope =
  | { readonly type: 'all' }
  | { readonly type: 'below'; readonly path: string }
  | { readonly type: 'at'; readonly path: string };

export interface ScopedHeaders {
  readonly scope: HeaderScope;
  /** What the rule itself says. */
  readonly values: Values;
  /** Every header of a file in this scope, as the server sends them. */
  readonly all: Values;
}

export interface LiveAddress {
  /** Regular expression, without its ends. */
  readonly path: string;
  /** Regular expression. */
  readonly method: string;
  /** Requests a minute for one visitor, as a part of RATE_LIMIT. */
  readonly limit: 'lookups' | 'calls';
  /** Asked for without a query, it is a file. */
  readonly isPage: boolean;
}

export interface ServeTables {
  /** Old addresses as in a request line, and where they lead. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
  /** In the order of the table: a later rule wins. */
  readonly headers: readonly ScopedHeaders[];
  readonly live: readonly LiveAddress[];
  /** Addresses of the pages that every site has, whatever its entries. */
  readonly pages: readonly string[];
}

interface TableOptions {
  /** Folder of the project. */
  readonly root: string;
  /** The published site. */
  readonly outDir: string;
  /** Visitors use https. */
  readonly isEncrypted: boolean;
}

/** @throws {SettingsError} If nothing is published, or a rule has no form that other servers know. */
export async function loadTables({ root, outDir, isEncrypted }: TableOptions): Promise<ServeTables> {
  for (const file of ['_headers', '_redirects'])
    if (!existsSync(join(outDir, file)))
      throw new SettingsError(
        `${join(outDir, file)} is missing: nothing is published. Run npm run build first.`,
      );
  const redirects = [...(await new RedirectRules(outDir).load())];
  const live = await loadLive(join(root, 'functions'));
  return {
    redirects: redirects.map(([from, to]) => [encodeURI(from).replace(/[?#]/gu, encodeURIComponent), to]),
    headers: await loadHeaders(outDir, isEncrypted),
    live,
    pages: pagesBesides(live),
  };
}

function pagesBesides(live: readonly LiveAddress[]): readonly string[] {
  const isMade = new RegExp(`^${onlyNode(live)}$`, 'u');
  return pageTemplates
    .flatMap((template) => locales.map((locale) => localizedPath(parseOwnPath(template), locale)))
    .filter((page) => page !== '/' && !isMade.test(page));
}

async function loadHeaders(outDir: string, isEncrypted: boolean): Promise<readonly ScopedHeaders[]> {
  const rules = new HeaderRules(outDir);
  // Without TLS the directive would leave a browser with nothing (src/platform/server/connection.ts).
  const fit = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        isEncrypted ? value : value.replace(`; ${upgradeDirective}`, ''),
      ]),
    );
  const scoped = (await rules.list()).map(async (rule): Promise<ScopedHeaders> => {
    const scope = parseScope(rule);
    const all = await rules.load(buildSample(scope));
    return { scope, values: fit(rule.values), all: { 'Cache-Control': revalidate, ...fit(all) } };
  });
  return Promise.all(scoped);
}

/** @throws {SettingsError} */
function parseScope({ for: pattern }: HeaderRule): HeaderScope {
  if (pattern === '/*') return { type: 'all' };
  const [, path, rest] = /^((?:\/[\w.-]+)+)(\/\*)?$/u.exec(pattern) ?? [];
  if (path === undefined)
    throw new SettingsError(`The header rule for ${pattern} has no form that nginx and Caddy know.`);
  return { type: rest === undefined ? 'at' : 'below', path };
}

/** A file for which no narrower rule is made. */
function buildSample(scope: HeaderScope): string {
  if (scope.type === 'all') return '/';
  return scope.type === 'at' ? scope.path : `${scope.path}/no-rule-of-its-own`;
}

const configSchema = z.object({
  path: z.union([z.string(), z.array(z.string())]).default([]),
  method: z.string().optional(),
  rateLimit: z.object({ windowLimit: z.int() }).optional(),
});

/** Netlify's functions are what no file answers, on one machine too. */
async function loadLive(folder: string): Promise<readonly LiveAddress[]> {
  const live: LiveAddress[] = [];
  for (const file of readdirSync(folder).sort()) {
    const loaded = (await import(pathToFileURL(join(folder, file)).href)) as { readonly config?: unknown };
    const { path, method = String.raw`\w+`, rateLimit } = configSchema.parse(loaded.config ?? {});
    const limit = (rateLimit?.windowLimit ?? fullLimit) < smallLimit ? 'lookups' : 'calls';
    for (const one of [path].flat())
      live.push({ path: toExpression(one), method, limit, isPage: isPage(one) });
  }
  return live;
}

/** As functions declare them: RATE_LIMIT, half of it, and the sixth that lookups get. */
const fullLimit = 120;
const smallLimit = fullLimit / 2;

function toExpression(path: string): string {
  return path
    .replaceAll('.', String.raw`\.`)
    .replace(/:\w+/gu, '[^/]+')
    .replaceAll('*', '.*');
}

const isPage = (path: string): boolean =>
  routeTemplates.some((template) => template === splitPrefix(path).rest);

export interface Rates {
  readonly lookups: number;
  readonly calls: number;
  readonly pages: number;
}

/** Requests a minute of one visitor that reach Node: twice what Node admits to one endpoint, and pages of ten visitors behind one
 * address. Node has the sentences for visitors; what is cut in front of it is a flood.
 * @param ratePerMinute RATE_LIMIT. */
export function computeRates(ratePerMinute: number): Rates {
  return {
    lookups: 2 * admittedRates(ratePerMinute).personal,
    calls: 2 * ratePerMinute,
    pages: 10 * ratePerMinute,
  };
}
