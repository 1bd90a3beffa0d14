import type { Locale } from '#model/locale.ts';

/** One problem in the content: its place and how to fix it. */
export interface ContentProblem {
  /** Path within the export folder. */
  readonly file: string;
  /** Kind and id of the entry, when they can be read. */
  readonly entry?: string | undefined;
  readonly locale?: Locale | undefined;
  /** Path of the field, such as `items.3.url`. */
  readonly field?: string | undefined;
  readonly message: string;
}

/** The content is invalid and nothing was written. The message lists every problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(formatReport(problems));
    this.problems = problems;
  }
}

function formatReport(problems: readonly ContentProblem[]): string {
  const lines = problems.map(
    ({ file, entry, locale, field, message }) =>
      [`  ${file}`, entry, locale && `in ${locale}`, field && `at ${field}`].filter(Boolean).join(', ') +
      `: ${message}`,
  );
  const sorted = [...new Set(lines)].sort();
  const count = sorted.length === 1 ? '1 problem' : `${sorted.length} problems`;
  return [`The content has ${count}; the site was left as it was. Fix them and build again:`, ...sorted].join(
    '\n',
  );
}
