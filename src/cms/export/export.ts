/** The export format: the kinds of entry with their folders and schemas, the parser of a file, and what changed in a folder. */
import type { z } from 'zod';
import { companySchema } from '#model/company.ts';
import { faqSchema, guideSchema, noticeSchema } from '#model/help.ts';
import { menuSchema } from '#model/menu.ts';
import { pageTextsSchema } from '#model/page-text.ts';
import { postSchema } from '#model/post.ts';
import { priceListSchema } from '#model/price-list.ts';
import { redirectSchema } from '#model/redirect.ts';
import {
  contactPersonSchema,
  municipalityContractSchema,
  municipalitySchema,
  officeSchema,
  regionalPhoneSchema,
} from '#model/region.ts';
import {
  constructionWasteSchema,
  containerSizeSchema,
  containerTypeSchema,
  wasteTypeSchema,
} from '#model/waste.ts';
import { sortingDifferenceSchema, sortingGroupSchema, sortingItemSchema } from '#model/sorting.ts';
import { sortingSheetSchema } from '#model/sorting-sheet.ts';
import { wasteStationSchema } from '#model/waste-station.ts';
import { safeBuiltPageSchema } from '../page-builder/built-page-door.ts';
import { messageOf } from '#base/result.ts';
import { parseJson } from '#base/json.ts';
import { isLocale, type Locale } from '#model/locale.ts';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Digest, digest } from '#base/digest.ts';

export const kinds = {
  company: companySchema,
  menus: menuSchema,
  pages: pageTextsSchema,
  posts: postSchema,
  'price-lists': priceListSchema,
  'waste-stations': wasteStationSchema,
  municipalities: municipalitySchema,
  'municipality-contracts': municipalityContractSchema,
  'regional-phones': regionalPhoneSchema,
  offices: officeSchema,
  'contact-persons': contactPersonSchema,
  faq: faqSchema,
  guides: guideSchema,
  'sorting-differences': sortingDifferenceSchema,
  'sorting-groups': sortingGroupSchema,
  'sorting-items': sortingItemSchema,
  'sorting-sheet': sortingSheetSchema,
  'container-sizes': containerSizeSchema,
  'waste-types': wasteTypeSchema,
  'construction-wastes': constructionWasteSchema,
  'container-types': containerTypeSchema,
  notices: noticeSchema,
  'built-pages': safeBuiltPageSchema,
  redirects: redirectSchema,
} as const satisfies Readonly<Record<string, z.ZodType<{ readonly id: string | number }>>>;

export type Kind = keyof typeof kinds;
export type EntryOf<Name extends Kind> = z.infer<(typeof kinds)[Name]>;

export const kindNames = Object.keys(kinds) as readonly Kind[];

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name);
}

// Parses one file of the export into valid entries, and one problem for everything that is invalid.

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

// Finds what changed in an export folder without reading every file. File times are only a shortcut: a file with
// another time or size is read, and its digest decides.

/** What is stored about a file between builds. */
export interface FileMark {
  readonly path: string;
  readonly size: number;
  readonly mtime: number;
  /** Programs cannot set this time, so it reveals an edit that keeps size and modification time. */
  readonly ctime: number;
  readonly inode: number;
  readonly digest: Digest;
}

export interface Scan {
  /** Files with a changed content, sorted by path. */
  readonly changed: readonly FileMark[];
  /** Files with the same content but another time: only the mark is updated. */
  readonly touched: readonly FileMark[];
  readonly removed: readonly string[];
}

/** File systems store times in steps of a few milliseconds. A file that changed this shortly before it was read may
 * change again within the same step, so its times are not trusted. */
export const timeStepMs = 50;

/** A file to scan: the path under which it is stored, and its location. */
export interface ScannedFile {
  readonly path: string;
  readonly file: string;
}

/** @param root The export folder.
 * @param known Marks of the last scan by path.
 * @param list The files to scan; defaults to all JSON files below `root`. */
export function scanFolder(
  root: string,
  known: ReadonlyMap<string, FileMark>,
  list: (root: string) => readonly string[] = jsonFiles,
): Scan {
  return scanFiles(
    list(root).map((path) => ({ path, file: join(root, path) })),
    known,
  );
}

/** @param known Marks of the last scan by path. */
export function scanFiles(files: Iterable<ScannedFile>, known: ReadonlyMap<string, FileMark>): Scan {
  const changed: FileMark[] = [];
  const touched: FileMark[] = [];
  const missing = new Set(known.keys());
  for (const { path, file } of files) {
    missing.delete(path);
    const before = known.get(path);
    const stats = statSync(file);
    if (before && isUntouched(before, stats)) continue;
    const { mark } = readMarked({ path, file }, stats);
    if (before?.digest === mark.digest) touched.push(mark);
    else changed.push(mark);
  }
  return { changed, touched, removed: [...missing] };
}

/** Reads a file with what the next scan compares. */
export function readMarked({ path, file }: ScannedFile, stats = statSync(file)) {
  const bytes = readFileSync(file);
  return { bytes, mark: markFile(path, { stats, bytes, now: Date.now() }) };
}

function isUntouched(mark: FileMark, { size, mtimeMs, ctimeMs, ino }: Stats): boolean {
  return mark.size === size && mark.mtime === mtimeMs && mark.ctime === ctimeMs && mark.inode === ino;
}

function markFile(
  path: string,
  { stats, bytes, now }: { readonly stats: Stats; readonly bytes: Buffer; readonly now: number },
): FileMark {
  const isSettled = now - stats.ctimeMs > timeStepMs;
  return {
    path,
    size: stats.size,
    mtime: stats.mtimeMs,
    ctime: isSettled ? stats.ctimeMs : 0,
    inode: stats.ino,
    digest: digest(bytes),
  };
}

/** Paths of all JSON files below a folder, in a stable order. */
export function jsonFiles(root: string): readonly string[] {
  return filesBelow(root, '').filter((path) => path.endsWith('.json'));
}

/** Paths below a folder, relative and with slashes, in a stable order. */
export function filesBelow(root: string, folder: string): string[] {
  const found: string[] = [];
  const list = (below: string): void => {
    const entries = readdirSync(join(root, below), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) list(path);
      else found.push(path);
    }
  };
  list(folder);
  return found;
}
