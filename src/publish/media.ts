/** Pictures and documents of the content base go into the site as they are. Their folders are named for what they
 * hold, so a folder that is there needs no second look. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '#base/digest.ts';
import { filesBelow } from '#cms/export/scan.ts';
import { readSetting, writeSetting } from '#store/schema.ts';
import type { ContentPlace } from './content-files.ts';
import type { Output } from './output.ts';
import type { State } from './state.ts';

export interface MediaPublishing {
  readonly place: ContentPlace;
  readonly output: Output;
  /** Where the site stands. */
  readonly outDir: string;
  /** Nothing that was written before is known to be there. */
  readonly isNewOutput: boolean;
}

export function publishMedia(
  { database }: State,
  { place, output, outDir, isNewOutput }: MediaPublishing,
): void {
  const sources = [place.syncedDir, place.builtDir].flatMap((from) =>
    from === undefined ? [] : join(from, 'media'),
  );
  const sourceOf = new Map(
    sources.flatMap((source) => foldersIn(source).map((folder) => [folder, source] as const)),
  );
  const folders = [...sourceOf.keys()].filter(isDone).sort();
  const version = digest(folders.join('\n'));
  const known = readSetting(database, 'media') ?? digest('');
  if (known === version && !isNewOutput) return;
  const before = new Set(foldersIn(join(outDir, 'media')));
  for (const folder of folders) {
    if (before.delete(folder) && !isNewOutput) continue;
    const source = sourceOf.get(folder) ?? '';
    for (const file of filesBelow(join(source, folder), '').filter(isShown)) {
      output.write(`media/${folder}/${file}`, readFileSync(join(source, folder, file)));
    }
  }
  for (const folder of before) {
    for (const file of filesBelow(outDir, `media/${folder}`)) output.remove(file);
  }
  writeSetting(database, 'media', version);
}

function foldersIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** A sync may be drawing. */
const isDone = (folder: string): boolean => !folder.endsWith('.draft');
const isShown = (file: string): boolean => file !== 'picture.json' && !file.endsWith('.draft');
