/** Parses one file of the export into valid entries, and one problem for everything that is invalid. */
import type { z } from 'zod';
import { messageOf } from '#base/error-message.ts';
import { parseJson } from '#base/json.ts';
import { isLocale } from '#model/locale.ts';
import { isKind, type Kind, kinds } from './kinds.ts';
import type { ContentProblem } from './problem.ts';

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
export function parseFile(path: string, text: string): ParsedFile {
  const kind = kindOfFile(path);
  if (!isKind(kind)) {
    const message = `${kind} is no kind of content. Use one of: ${Object.keys(kinds).join(', ')}.`;
    return { entries: [], problems: [{ file: path, message }] };
  }
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (cause) {
    const message = `is not valid JSON (${messageOf(cause)}).`;
    return { entries: [], problems: [{ file: path, message }] };
  }
  const entries: ParsedEntry[] = [];
  const problems: ContentProblem[] = [];
  for (const raw of Array.isArray(json) ? (json as unknown[]) : [json]) {
    const parsed = parseEntry(kind, raw, path);
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

function parseEntry(kind: Kind, raw: unknown, file: string): ParsedFile {
  const result = kinds[kind].safeParse(raw);
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
  return { ...where, locale, field, message: `${issue.message}.` };
}
