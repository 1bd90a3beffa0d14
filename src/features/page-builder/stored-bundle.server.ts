/** What the sync stores about the page builder: the last valid bundle, its version, and the pages made from it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tryJson } from '#platform/base/json.ts';
import { noteShape } from '#platform/notes/note.ts';
import { type BuiltPage, builtPageSchema } from './built-page.ts';
import { writePrivateFile } from '#platform/base/files.ts';

/** Raise it when the conversion changes; all pages are then made again from the known bundle. */
const conversion = 3;

const pageNoteSchema = z.object({ ...noteShape, path: z.string().optional() });

const storedSchema = z.object({
  conversion: z.literal(conversion),
  /** The result of askVersion. */
  version: z.string(),
  /** Addresses that pages cannot have because this site uses them. */
  conflicts: z.array(z.string()),
  /** Repeated by each sync while nothing changes. */
  problems: z.array(pageNoteSchema),
  warnings: z.array(pageNoteSchema),
  /** Addresses of pictures that failed, when others were over the limit of one sync; the next sync requests those.
   * Absent when all were requested. */
  lostPictures: z.array(z.string()).optional(),
});

export type Kept = z.infer<typeof storedSchema>;

/** Files within the folder of the page builder. */
export const storedFiles = {
  /** In export format; read by the publisher. */
  pages: 'content/built-pages.json',
  /** Copies of pictures, one folder each. */
  media: 'content/media',
  /** Maps each address to its copy. */
  pictures: 'pictures.json',
  bundle: 'bundle.json',
  state: 'state.json',
} as const;

/** @returns undefined when nothing is stored, or when another version of this code stored it. */
export function readStored(folder: string): Kept | undefined {
  const parsed = storedSchema.safeParse(readJson(join(folder, storedFiles.state)));
  return parsed.success && existsSync(join(folder, storedFiles.pages)) ? parsed.data : undefined;
}

export function readStoredBundle(folder: string): unknown {
  return readJson(join(folder, storedFiles.bundle));
}

export function readStoredPages(folder: string): readonly BuiltPage[] {
  return z.array(builtPageSchema).safeParse(readJson(join(folder, storedFiles.pages))).data ?? [];
}

/** Each file is written under a temporary name and renamed. The state comes last, so that an interrupted sync runs
 * again. */
export function keep(
  folder: string,
  { bundle, pages, ...state }: Omit<Kept, 'conversion'> & { bundle: unknown; pages: readonly BuiltPage[] },
): void {
  writeWhole(join(folder, storedFiles.bundle), bundle);
  writeWhole(join(folder, storedFiles.pages), pages);
  writeWhole(join(folder, storedFiles.state), { conversion, ...state });
}

function writeWhole(file: string, value: unknown): void {
  writePrivateFile(file, `${JSON.stringify(value, null, 1)}\n`);
}

function readJson(file: string): unknown {
  // A damaged file counts as missing and is made again.
  return existsSync(file) ? tryJson(readFileSync(file, 'utf8')) : undefined;
}
