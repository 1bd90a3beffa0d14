/** Selects what the content is read from: files of CONTENT_DIR and of the page builder, and rows of the last sync. Without a
 * content base, all comes from CONTENT_DIR. With one, a kind that was ever synced is read only from the rows (the sync puts
 * there what WordPress lacks, fill-kinds.ts), and every other kind only from CONTENT_DIR; posts and notices are then never read
 * from CONTENT_DIR. Two kinds are merged from both: redirects, and page texts, of which the content base has those that
 * editors write there. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { digest } from '#platform/base/digest.ts';
import { parseJson } from '#platform/base/json.ts';
import { isKind, type Kind, type Schemas } from '#platform/cms/export/export.ts';
import { ContentError, type ContentProblem, kindOfFile, parseFile } from '#platform/cms/export/parse-file.ts';
import { type FileMark, readMarked, type ScannedFile } from '#platform/base/file-marks.ts';
import { listPlainFiles, PlainFileError, readPlainFile, refusals } from '#platform/base/plain-files.ts';
import { pageBuilderFolder } from './page-builder.ts';
import { SyncedContent, syncedFolder, type SyncedRow } from '#platform/cms/synced-content.ts';
import { type PreparedEntry, prepareEntry } from '#platform/store/lists.ts';
import type { SiteContent } from '#platform/site-content.ts';
import type { Settings } from './settings.ts';

export interface ContentFolders {
  readonly contentDir: string;
  /** Folder of the synced content, with its media; undefined without a content base. */
  readonly syncedDir: string | undefined;
  /** Folder of the page builder's pages; undefined without a page builder. Pages are read only from there. */
  readonly builtDir?: string | undefined;
}

/** Kinds that belong to the content base even before the first sync. */
const alwaysSynced = ['posts', 'notices'];
/** Files other than entries. */
const mediaFolder = 'media';

export function contentFolders({
  contentDir,
  stateDir,
  hasContentBase,
  hasPageBuilder,
}: Settings): ContentFolders {
  return {
    contentDir,
    syncedDir: hasContentBase ? syncedFolder(stateDir) : undefined,
    builtDir: hasPageBuilder ? join(pageBuilderFolder(stateDir), 'content') : undefined,
  };
}

/** @returns undefined without a content base, and before the first sync. */
export const openSynced = ({ syncedDir }: ContentFolders): SyncedContent | undefined =>
  syncedDir === undefined ? undefined : SyncedContent.open(syncedDir);

export interface ListedContent {
  /** In a stable order. */
  readonly files: readonly ScannedFile[];
  /** Links and whatever else is no plain file. */
  readonly problems: readonly ContentProblem[];
}

/** Lists the files that the content is read from, beside the rows.
 * @throws {ContentError} When CONTENT_DIR is not a folder. */
export function listContent(dirs: ContentFolders, synced: SyncedContent | undefined): ListedContent {
  const { contentDir, syncedDir, builtDir } = dirs;
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ContentError([
      { file: contentDir, message: 'is no folder. Set CONTENT_DIR to the folder of an export.' },
    ]);
  }
  const own = listContentFiles(contentDir);
  const built = builtDir === undefined ? undefined : listContentFiles(builtDir);
  const kinds = new Set(syncedDir === undefined ? [] : syncedKinds(synced));
  const routes = new Set(synced?.paths('pages').map((path) => loadId(() => synced.read(path))));
  const isRead = (file: ScannedFile): boolean => {
    const kind = kindOfFile(file.path);
    if (kind === 'pages' && routes.size > 0 && routes.has(loadId(() => readText(file)))) return false;
    if (kind === 'pages' || kind === 'redirects') return !synced?.has(file.path);
    return !(kinds.has(kind) || (built && kind === 'built-pages'));
  };
  return {
    files: [...own.files.filter(isRead), ...(built?.files ?? [])],
    problems: [...own.problems, ...(built?.problems ?? [])],
  };
}

const syncedKinds = (synced: SyncedContent | undefined): readonly string[] => [
  ...alwaysSynced,
  ...(synced?.kinds() ?? []),
];

/** Kinds whose entries are maintained outside this site. They include page-builder pages wherever menus of the
 * content base may link to one, even when the page builder is no longer synced. */
export function foreignKinds(
  { syncedDir, builtDir }: ContentFolders,
  synced: SyncedContent | undefined,
  kinds: Schemas,
): readonly Kind[] {
  const built = syncedDir === undefined && builtDir === undefined ? [] : (['built-pages'] as const);
  return [
    ...(synced ? syncedKinds(synced) : [])
      .filter((name) => isKind(name, kinds))
      .filter((kind) => kind !== 'redirects' && kind !== 'pages' && kind !== 'menus'),
    ...built,
  ];
}

const identifiedSchema = z.object({ id: z.string() });

/** Route of a page text. Undefined where it cannot be read; the import reports that. */
function loadId(load: () => string | undefined): string | undefined {
  try {
    return parseJson(load() ?? '', identifiedSchema).id;
  } catch {
    return undefined;
  }
}

const readText = ({ file }: ScannedFile): string => readPlainFile(file).toString();

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

/** A file, or a row. */
export type ContentSource = ScannedFile | SyncedRow;

export interface ParsedSource {
  readonly path: string;
  /** Absent for a row. */
  readonly mark?: FileMark;
  readonly entries: readonly PreparedEntry[];
  readonly problems: readonly ContentProblem[];
}

/** What parsing needs of the site. */
type ParsedSite = Pick<SiteContent, 'kinds' | 'lists'>;

/** Reads and parses one part of the content. Rows are parsed like files: they may be older than this code.
 * @param now Milliseconds since the epoch. */
export function parseSource(source: ContentSource, site: ParsedSite, now: number): ParsedSource {
  const { path } = source;
  const parse = (text: string) => {
    const { entries, problems } = parseFile(path, text, site.kinds);
    const listing = { lists: site.lists, now };
    return { path, entries: entries.map((entry) => prepareEntry(entry, listing)), problems };
  };
  if ('json' in source) return parse(source.json);
  try {
    const { bytes, mark } = readMarked(source);
    return { ...parse(bytes.toString()), mark };
  } catch (cause) {
    if (!(cause instanceof PlainFileError)) throw cause;
    const mark = { path, size: 0, mtime: 0, ctime: 0, inode: 0, digest: digest('') };
    return { path, mark, entries: [], problems: [{ file: path, message: refusals[cause.refusal] }] };
  }
}

/** Reads entries of some kinds. */
export function readEntries(
  dirs: ContentFolders,
  site: ParsedSite,
  isWanted: (kind: string) => boolean,
): readonly PreparedEntry[] {
  using synced = openSynced(dirs);
  const files = listContent(dirs, synced).files.filter(({ path }) => isWanted(kindOfFile(path)));
  const rows =
    synced
      ?.kinds()
      .filter(isWanted)
      .flatMap((kind) => [...synced.rows(synced.paths(kind))]) ?? [];
  return [...files, ...rows].flatMap((source) => parseSource(source, site, 0).entries);
}
