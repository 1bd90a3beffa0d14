/** Selects the files that the content is read from. Without a content base, all come from CONTENT_DIR. With
 * one, a kind that has a folder in the synced content is read only from there (the sync puts there what WordPress lacks,
 * fill-kinds.ts), and every other kind only from CONTENT_DIR; posts and notices are then never read from CONTENT_DIR. Two kinds are merged from both:
 * redirects, and page texts, of which the content base has those that editors write there. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { digest } from '#platform/base/digest.ts';
import { parseJson } from '#platform/base/json.ts';
import { isKind, type Kind, type Schemas } from '#platform/cms/export/export.ts';
import { ContentError, type ContentProblem, kindOfFile, parseFile } from '#platform/cms/export/parse-file.ts';
import { type FileMark, readMarked, type ScannedFile } from '#platform/base/file-marks.ts';
import { listPlainFiles, PlainFileError, readPlainFile, refusals } from '#platform/base/plain-files.ts';
import { pageBuilderFolder } from './page-builder.ts';
import { syncPlace } from '#platform/cms/wordpress/journal.ts';
import { type PreparedEntry, prepareEntry } from '#platform/store/lists.ts';
import type { SiteContent } from '#platform/site-content.ts';
import type { Settings } from './settings.ts';

export interface ContentPlace {
  readonly contentDir: string;
  /** Folder of the synced content; undefined without a content base. */
  readonly syncedDir: string | undefined;
  /** Folder of the page builder's pages; undefined without a page builder. Pages are read only from there. */
  readonly builtDir?: string | undefined;
}

/** Kinds that belong to the content base even before the first sync. */
const alwaysSynced = ['posts', 'notices'];
/** Files other than entries. */
const mediaFolder = 'media';

export function contentPlace({
  contentDir,
  stateDir,
  hasContentBase,
  hasPageBuilder,
}: Settings): ContentPlace {
  return {
    contentDir,
    syncedDir: hasContentBase ? syncPlace(stateDir).root : undefined,
    builtDir: hasPageBuilder ? join(pageBuilderFolder(stateDir), 'content') : undefined,
  };
}

export interface ListedContent {
  /** In a stable order. */
  readonly files: readonly ScannedFile[];
  /** Links and whatever else is no plain file. */
  readonly problems: readonly ContentProblem[];
}

/** @throws {ContentError} When CONTENT_DIR is not a folder. */
export function listContent({ builtDir, ...place }: ContentPlace): ListedContent {
  const site = listSite(place);
  if (builtDir === undefined) return site;
  const built = listContentFiles(builtDir);
  const own = site.files.filter(({ path }) => kindOfFile(path) !== 'built-pages');
  return { files: [...own, ...built.files], problems: [...site.problems, ...built.problems] };
}

/** The files of `listContent`. */
export const contentFiles = (place: ContentPlace): readonly ScannedFile[] => listContent(place).files;

function listSite({ contentDir, syncedDir }: ContentPlace): ListedContent {
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ContentError([
      { file: contentDir, message: 'is no folder. Set CONTENT_DIR to the folder of an export.' },
    ]);
  }
  const own = listContentFiles(contentDir);
  if (syncedDir === undefined) return own;
  const synced = listContentFiles(syncedDir);
  const kinds = new Set([...alwaysSynced, ...foldersIn(syncedDir)]);
  const routes = new Set(synced.files.filter(isPageText).map(loadId));
  const files = [
    ...own.files.filter((file) => {
      if (isPageText(file)) return routes.size === 0 || !routes.has(loadId(file));
      const kind = kindOfFile(file.path);
      return kind === 'redirects' || !kinds.has(kind);
    }),
    ...synced.files,
  ];
  return { files, problems: [...own.problems, ...synced.problems] };
}

/** Returns those of the given files that exist in the synced content. */
export function syncedFiles(
  { syncedDir = '' }: ContentPlace,
  paths: readonly string[],
): readonly ScannedFile[] {
  return paths.map((path) => ({ path, file: join(syncedDir, path) })).filter(({ file }) => existsSync(file));
}

/** Whether a change of these synced files cannot affect which other files are read. */
export function areAlwaysSynced(paths: readonly string[]): boolean {
  return paths.every((path) => [...alwaysSynced, 'redirects'].includes(kindOfFile(path)));
}

/** Kinds whose entries are maintained outside this site. They include page-builder pages wherever menus of the
 * content base may link to one, even when the page builder is no longer synced. */
export function foreignKinds({ syncedDir, builtDir }: ContentPlace, kinds: Schemas): readonly Kind[] {
  const folders = syncedDir === undefined ? [] : foldersIn(syncedDir);
  const built = syncedDir === undefined && builtDir === undefined ? [] : (['built-pages'] as const);
  return [
    ...folders
      .filter((name) => isKind(name, kinds))
      .filter((kind) => kind !== 'redirects' && kind !== 'pages' && kind !== 'menus'),
    ...built,
  ];
}

const foldersIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
const isPageText = ({ path }: ScannedFile): boolean => kindOfFile(path) === 'pages';

const identifiedSchema = z.object({ id: z.string() });

/** Route of a page text. Undefined for an unreadable file; the import reports it. */
function loadId({ file }: ScannedFile): string | undefined {
  try {
    return parseJson(readPlainFile(file).toString(), identifiedSchema).id;
  } catch {
    return undefined;
  }
}

function listContentFiles(root: string): ListedContent {
  if (!existsSync(root)) return { files: [], problems: [] };
  const { files, refused } = listPlainFiles(root);
  return {
    files: files
      .filter((path) => path.endsWith('.json') && !path.startsWith(`${mediaFolder}/`))
      .map((path) => ({ path, file: `${root}/${path}` })),
    problems: refused.map(({ path, refusal }) => ({ file: path || root, message: refusals[refusal] })),
  };
}

export interface ParsedExportFile {
  readonly mark: FileMark;
  readonly entries: readonly PreparedEntry[];
  readonly problems: readonly ContentProblem[];
}

/** What parsing needs of the site. */
type ParsedSite = Pick<SiteContent, 'kinds' | 'lists'>;

/** Reads and parses one file of the export.
 * @param now Milliseconds since the epoch. */
export function parsePath(file: ScannedFile, site: ParsedSite, now: number): ParsedExportFile {
  const { path } = file;
  try {
    const { bytes, mark } = readMarked(file);
    const { entries, problems } = parseFile(path, bytes.toString(), site.kinds);
    const listing = { lists: site.lists, now };
    return { mark, entries: entries.map((entry) => prepareEntry(entry, listing)), problems };
  } catch (cause) {
    if (!(cause instanceof PlainFileError)) throw cause;
    const mark = { path, size: 0, mtime: 0, ctime: 0, inode: 0, digest: digest('') };
    return { mark, entries: [], problems: [{ file: path, message: refusals[cause.refusal] }] };
  }
}
