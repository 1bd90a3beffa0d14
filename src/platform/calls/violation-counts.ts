/** Counts reported violations of the content security policy, by directive and kind of page. Addresses and samples in
 * a report are not stored: they may be personal or invented. */
import { z } from 'zod';
import { splitPrefix } from '#platform/languages/locale.ts';
import type { ViolationCount } from '#platform/publish/status-schema.ts';

/** Directives of the site's policies (src/platform/base/security-headers.ts). Others are counted as `other`. */
const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

/** Format of `report-uri`. */
const uriReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
});

/** Format of `report-to`, which may contain reports of other types. */
const sentReportsSchema = z.array(
  z.object({
    type: z.string(),
    url: z.string(),
    body: z.object({ effectiveDirective: z.string().optional() }).nullish(),
  }),
);

/** Maximum reports counted per request. */
const maxReports = 20;

export class ViolationCounts {
  readonly #folders: ReadonlySet<string>;
  // Bounded by the known directives and kinds of pages: some 250 counts.
  readonly #counts = new Map<string, ViolationCount>();

  /** @param folders First segments of the site's addresses. */
  constructor(folders: ReadonlySet<string>) {
    this.#folders = folders;
  }

  /** @param message Parsed JSON of the request. */
  add(message: unknown): void {
    for (const { directive, address } of readReports(message).slice(0, maxReports)) {
      const page = classifyPage(address, this.#folders);
      const key = `${directive} ${page}`;
      const count = (this.#counts.get(key)?.count ?? 0) + 1;
      this.#counts.set(key, { directive, page, count });
    }
  }

  /** Sorted by count, highest first. */
  list(): readonly ViolationCount[] {
    return [...this.#counts.values()].toSorted((a, b) => b.count - a.count);
  }
}

interface Violation {
  readonly directive: string;
  /** Of the page. */
  readonly address: string;
}

function readReports(message: unknown): readonly Violation[] {
  const { data: old } = uriReportSchema.safeParse(message);
  if (old) {
    const report = old['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [toViolation(directive, report['document-uri'])];
  }
  const sent = sentReportsSchema.safeParse(message).data ?? [];
  return sent
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body, url }) => toViolation(body?.effectiveDirective, url));
}

function toViolation(directive: string | undefined, address: string): Violation {
  const name = directive?.split(' ', 1)[0] ?? '';
  return { directive: directives.has(name) ? name : 'other', address };
}

function classifyPage(address: string, folders: ReadonlySet<string>): string {
  const path = splitPrefix(URL.parse(address)?.pathname ?? '-').rest;
  if (path === '' || path === '/') return 'home';
  const folder = path.split('/')[1] ?? '';
  return folders.has(folder) ? folder : 'other';
}
