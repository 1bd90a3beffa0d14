/** The rules of the published site, parsed by Netlify's own parsers and reread when their files change. */
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';
import { normalizeAddress } from '#platform/addresses/old-addresses.ts';
import type { RuleTable } from '#platform/addresses/resolution.ts';
import { loadVersion } from './site-files.ts';

/** One file of rules. */
class RuleFile<Rules> {
  readonly #path: string;
  readonly #parse: (path: string) => Promise<Rules>;
  #version = '';
  #rules: Rules;

  protected constructor(path: string, parse: (path: string) => Promise<Rules>, none: Rules) {
    this.#path = path;
    this.#parse = parse;
    this.#rules = none;
  }

  /** Version of the file that was read. */
  get version(): string {
    return this.#version;
  }

  /** Version of the file on disk. */
  loadVersion(): string {
    return loadVersion(this.#path) ?? '';
  }

  protected async loadRules(): Promise<Rules> {
    const version = this.loadVersion();
    if (version !== this.#version) {
      this.#rules = await this.#parse(this.#path);
      this.#version = version;
    }
    return this.#rules;
  }
}

export class RedirectRules extends RuleFile<RuleTable> {
  /** @param outDir The published site. */
  constructor(outDir: string) {
    super(join(outDir, '_redirects'), parseRedirects, new Map());
  }

  load(): Promise<RuleTable> {
    return this.loadRules();
  }
}

export class HeaderRules extends RuleFile<readonly HeaderRule[]> {
  /** @param outDir The published site. */
  constructor(outDir: string) {
    super(join(outDir, '_headers'), parseHeaders, []);
  }

  /** Returns the headers of a path; a later rule wins. */
  async load(pathname: string): Promise<Readonly<Record<string, string>>> {
    const rules = await this.loadRules();
    const values = rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map((rule) => rule.values);
    return Object.assign({}, ...values) as Readonly<Record<string, string>>;
  }

  /** Returns the rules as they stand in the file. */
  list(): Promise<readonly HeaderRule[]> {
    return this.loadRules();
  }
}

const redirectsSchema = z.array(z.object({ from: z.string(), to: z.string(), status: z.int() }));

async function parseRedirects(path: string): Promise<RuleTable> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path],
    configRedirects: [],
    minimal: true,
  });
  refuseFaults(path, errors);
  // The 404 rule leads to a Netlify function; the server has its own 404 response.
  const moved = redirectsSchema.parse(redirects).filter(({ status }) => status === 301);
  return new Map(moved.map(({ from, to }) => [normalizeAddress(from), to]));
}

const headersSchema = z.array(
  z.object({
    for: z.string(),
    forRegExp: z.instanceof(RegExp),
    values: z.record(z.string(), z.string()),
  }),
);

export type HeaderRule = z.infer<typeof headersSchema>[number];

async function parseHeaders(path: string): Promise<readonly HeaderRule[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path],
    configHeaders: [],
    minimal: false,
  });
  refuseFaults(path, errors);
  return headersSchema.parse(headers);
}

/** @throws {SyntaxError} When Netlify would refuse a rule. */
function refuseFaults(path: string, errors: readonly unknown[]): void {
  if (errors.length > 0)
    throw new SyntaxError(`${path} has a rule that Netlify refuses: ${errors.map(String).join('; ')}`);
}
