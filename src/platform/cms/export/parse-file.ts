/** Parses one file of the export into valid entries, and one problem for everything that is invalid. */
import { z } from 'zod';
import { parseJson } from '#platform/base/json.ts';
import { toMessage } from '#platform/base/result.ts';
import { isLocale, type Locale } from '#platform/languages/locale.ts';
import { toFieldNote } from '#platform/notes/field-notes.ts';
import { formatFault } from '#platform/notes/note.ts';
import { type Kind, isKind, type Schemas } from './export.ts';

/** An entry in the form in which the store keeps it. */
export interface ParsedEntry {
  readonly kind: Kind;
  readonly id: string | number;
  readonly value: unknown;
}

export interface ParsedFile {
  readonly entries: readonly ParsedEntry[];
  readonly problems: readonly ContentProblem[];
}

/** @param path Path within the export folder; its first part names the kind (`posts/2026/…`, `faq.json`). */
export function parseFile(path: string, text: string, kinds: Schemas): ParsedFile {
  const kind = kindOfFile(path);
  if (!isKind(kind, kinds)) {
    const message = `${kind} is no kind of content. Use one of: ${Object.keys(kinds).sort().join(', ')}.`;
    return { entries: [], problems: [{ file: path, message }] };
  }
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (cause) {
    const message = `is not valid JSON (${toMessage(cause)}).`;
    return { entries: [], problems: [{ file: path, message }] };
  }
  const entries: ParsedEntry[] = [];
  const problems: ContentProblem[] = [];
  for (const raw of Array.isArray(json) ? (json as unknown[]) : [json]) {
    const parsed = parseEntry(raw, { kind, schema: kinds[kind], file: path });
    entries.push(...parsed.entries);
    problems.push(...parsed.problems);
    if (problems.length < maxProblems) continue;
    problems.push({ file: path, message: 'has more problems than are named here.' });
    break;
  }
  return { entries, problems };
}

/** Max problems per file: a wrong file could have one for each of its entries. */
const maxProblems = 500;

/** First part of a path within the export folder. */
export function kindOfFile(path: string): string {
  return path.replace(/\.json$/u, '').split('/')[0] ?? '';
}

/** The value of an entry. What is wrong with it can be said to those who write it (`faultsIn`). */
export function parseValue<Value>(schema: z.ZodType<Value>, value: unknown): z.ZodSafeParseResult<Value> {
  return schema.safeParse(value, { reportInput: true });
}

interface EntryContext {
  readonly kind: Kind;
  readonly schema: z.ZodType<{ readonly id: string | number }>;
  readonly file: string;
}

function parseEntry(raw: unknown, { kind, schema, file }: EntryContext): ParsedFile {
  const result = parseValue(schema, raw);
  if (result.success) return { entries: [{ kind, id: result.data.id, value: result.data }], problems: [] };
  const entry = `${kind} ${readId(raw)}`;
  return { entries: [], problems: result.error.issues.map((issue) => describe(issue, { file, entry })) };
}

function readId(raw: unknown): string {
  const id: unknown = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '(without id)';
}

function describe(
  issue: z.core.$ZodIssue,
  where: { readonly file: string; readonly entry: string },
): ContentProblem {
  const path = issue.path.map(String);
  const locale = path.find(isLocale);
  const field = path.length === 0 ? undefined : path.join('.');
  return { ...where, locale, field, message: formatFault(toFieldNote(issue), 'en') };
}

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
    super(formatReport(problems, 'the site was left as it was. Fix them and build again:'));
    this.problems = problems;
  }

  /** @param consequence What follows from the problems, and what to do. */
  report(consequence: string): string {
    return formatReport(this.problems, consequence);
  }
}

function formatReport(problems: readonly ContentProblem[], consequence: string): string {
  const lines = problems.map(
    ({ file, entry, locale, field, message }) =>
      [`  ${file}`, entry, locale && `in ${locale}`, field && `at ${field}`].filter(Boolean).join(', ') +
      `: ${message}`,
  );
  const sorted = [...new Set(lines)].sort();
  const count = sorted.length === 1 ? '1 problem' : `${sorted.length} problems`;
  return [`The content has ${count}; ${consequence}`, ...sorted].join('\n');
}
