import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { z } from 'zod';
import { versionOf } from './site-files.ts';

const rulesSchema = z.array(
  z.object({ forRegExp: z.instanceof(RegExp), values: z.record(z.string(), z.string()) }),
);

type HeaderRule = z.infer<typeof rulesSchema>[number];

/** The header file of the site, parsed by Netlify's own parser and reread when it changes. */
export class HeaderRules {
  readonly #path: string;
  #version = '';
  #rules: readonly HeaderRule[] = [];

  /** @param outDir The published site. */
  constructor(outDir: string) {
    this.#path = join(outDir, '_headers');
  }

  /** Version of the file that was read. */
  get version(): string {
    return this.#version;
  }

  /** Version of the file on disk. */
  loadVersion(): string {
    return versionOf(this.#path) ?? '';
  }

  /** Returns the headers of a path; a later rule wins. */
  async load(pathname: string): Promise<Readonly<Record<string, string>>> {
    const version = this.loadVersion();
    if (version !== this.#version) {
      this.#rules = await parseRules(this.#path);
      this.#version = version;
    }
    const values = this.#rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map((rule) => rule.values);
    return Object.assign({}, ...values) as Readonly<Record<string, string>>;
  }
}

/** @throws {SyntaxError} When Netlify would refuse a rule. */
async function parseRules(path: string): Promise<readonly HeaderRule[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path],
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0)
    throw new SyntaxError(`${path} has a rule that Netlify refuses: ${errors.map(String).join('; ')}`);
  return rulesSchema.parse(headers);
}
