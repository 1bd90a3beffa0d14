/** What the sync remembers of the page builder: the last good bundle, what version it is, and the pages made of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tryJson } from '#base/json.ts';
import { type BuiltPage, builtPageSchema } from '#model/built-page.ts';
import { writePrivateFile } from '#base/files/private-files.ts';

/** A change of how pages are made raises it, and all are made anew from the bundle that is known. */
const conversion = 2;

const storedSchema = z.object({
  conversion: z.literal(conversion),
  /** As askVersion gives it. */
  version: z.string(),
  /** Addresses of this site that pages could not have. */
  conflicts: z.array(z.string()),
  /** Said again as long as nothing changes. */
  warnings: z.array(z.string()),
  /** Addresses of pictures that could not be had, where others were over what one sync asks for: the next one goes on with
   * those. Absent when all were asked for. */
  lostPictures: z.array(z.string()).optional(),
});

export type Kept = z.infer<typeof storedSchema>;

/** Where all of it stands within the state folder. */
export const pageBuilderFolder = (stateDir: string): string => join(stateDir, 'page-builder');

/** Files within the folder of the page builder. */
export const storedFiles = {
  /** In the export format; read by the publisher. */
  pages: 'content/built-pages.json',
  /** Copies of pictures, a folder each. */
  media: 'content/media',
  /** Which copy is of which address. */
  pictures: 'pictures.json',
  bundle: 'bundle.json',
  state: 'state.json',
} as const;

/** @returns undefined where nothing is kept, or by another version of this code. */
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

/** Each file is written beside its place and renamed; the state comes last, so that a sync that dies is done again. */
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
  // Damaged by somebody, it counts as not there and is made anew.
  return existsSync(file) ? tryJson(readFileSync(file, 'utf8')) : undefined;
}
