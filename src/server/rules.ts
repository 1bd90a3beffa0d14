import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';
import { normalizeAddress } from '#site/redirects.ts';
import type { RuleTable } from '#site/resolve-request.ts';
import { versionOf } from './site-files.ts';

const rulesSchema = z.array(z.object({ from: z.string(), to: z.string(), status: z.int() }));

/** The redirect file of the site, parsed by Netlify's own parser and reread when it changes. */
export class RedirectRules {
  readonly #path: string;
  #version = '';
  // Bounded by the published file.
  #table: RuleTable = new Map();

  constructor(outDir: string) {
    this.#path = join(outDir, '_redirects');
  }

  /** Version of the file that was read. */
  get version(): string {
    return this.#version;
  }

  /** Version of the file on disk. */
  loadVersion(): string {
    return versionOf(this.#path) ?? '';
  }

  async load(): Promise<RuleTable> {
    const version = this.loadVersion();
    if (version !== this.#version) {
      this.#table = await parseRules(this.#path);
      this.#version = version;
    }
    return this.#table;
  }
}

/** @throws {SyntaxError} When Netlify would refuse a rule. */
async function parseRules(path: string): Promise<RuleTable> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path],
    configRedirects: [],
    minimal: true,
  });
  if (errors.length > 0)
    throw new SyntaxError(`${path} has a rule that Netlify refuses: ${errors.map(String).join('; ')}`);
  // The 404 rule leads to a Netlify function; the server has its own 404 response.
  const moved = rulesSchema.parse(redirects).filter(({ status }) => status === 301);
  return new Map(moved.map(({ from, to }) => [normalizeAddress(from), to]));
}
