/** Selects the files that the content is read from. Without a content base, all come from CONTENT_DIR. With
 * one, a kind that has a folder in the synced content is read only from there, and every other kind only from
 * CONTENT_DIR; posts and notices are then never read from CONTENT_DIR. Two kinds are merged from both:
 * redirects, and page texts, of which the content base has those that editors write there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#base/json.ts';
import {
  ContentError,
  type ContentProblem,
  isKind,
  jsonFiles,
  type Kind,
  kindOfFile,
  parseFile,
  type ScannedFile,
} from '#cms/export/export.ts';
import { pageBuilderFolder } from '#cms/page-builder/stored-bundle.ts';
import { syncPlace } from '#cms/wordpress/journal.ts';
import { type PreparedEntry, prepareEntry } from '#store/lists.ts';
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

/** @returns The files in a stable order.
 * @throws {ContentError} When CONTENT_DIR is not a folder. */
export function contentFiles({ builtDir, ...place }: ContentPlace): readonly ScannedFile[] {
  const files = siteFiles(place);
  if (builtDir === undefined) return files;
  return [...files.filter(({ path }) => kindOfFile(path) !== 'built-pages'), ...filesOf(builtDir)];
}

function siteFiles({ contentDir, syncedDir }: ContentPlace): readonly ScannedFile[] {
  if (!existsSync(contentDir)) {
    throw new ContentError([
      { file: contentDir, message: 'is no folder. Set CONTENT_DIR to the folder of an export.' },
    ]);
  }
  const own = filesOf(contentDir);
  if (syncedDir === undefined) return own;
  const synced = filesOf(syncedDir);
  const kinds = new Set([...alwaysSynced, ...foldersIn(syncedDir)]);
  const routes = new Set(synced.filter(isPageText).map(idOf));
  return [
    ...own.filter((file) => {
      if (isPageText(file)) return routes.size === 0 || !routes.has(idOf(file));
      const kind = kindOfFile(file.path);
      return kind === 'redirects' || !kinds.has(kind);
    }),
    ...synced,
  ];
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
export function foreignKinds({ syncedDir, builtDir }: ContentPlace): readonly Kind[] {
  const folders = syncedDir === undefined ? [] : foldersIn(syncedDir);
  const built = syncedDir === undefined && builtDir === undefined ? [] : (['built-pages'] as const);
  return [
    ...folders.filter(isKind).filter((kind) => kind !== 'redirects' && kind !== 'pages' && kind !== 'menus'),
    ...built,
  ];
}

const foldersIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
const isPageText = ({ path }: ScannedFile): boolean => kindOfFile(path) === 'pages';

const identifiedSchema = z.object({ id: z.string() });

/** Route of a page text. Undefined for an unreadable file; the import reports it. */
function idOf({ file }: ScannedFile): string | undefined {
  try {
    return parseJson(readFileSync(file, 'utf8'), identifiedSchema).id;
  } catch {
    return undefined;
  }
}

function filesOf(root: string): readonly ScannedFile[] {
  if (!existsSync(root)) return [];
  return jsonFiles(root)
    .filter((path) => !path.startsWith(`${mediaFolder}/`))
    .map((path) => ({ path, file: join(root, path) }));
}

export interface ParsedExportFile {
  readonly path: string;
  readonly entries: readonly PreparedEntry[];
  readonly problems: readonly ContentProblem[];
}

/** Reads and parses one file of the export. */
export function parsePath({ path, file }: ScannedFile, now: number): ParsedExportFile {
  const { entries, problems } = parseFile(path, readFileSync(file, 'utf8'));
  return { path, entries: entries.map((entry) => prepareEntry(entry, now)), problems };
}
