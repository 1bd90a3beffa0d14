/** Settings of a site in a folder of its own. The pages are compiled once for all of them. */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Digest } from '#base/digest.ts';
import { compilePages, digestCode } from '#publish/code.ts';
import { takeLock } from '#publish/state.ts';
import { parseSettings, type Settings } from '#publish/settings.ts';

/** Folder of the project. */
export const root = join(import.meta.dirname, '..');

/** Where `npm run build` keeps compiled pages too. */
const sharedState = join(root, '.state');

/** @param folder Holds the export in `content`, the site in `dist`, the state in `state`. */
export function siteSettings(folder: string): Settings {
  return {
    // Drawing takes longer than rendering; tests/social-images.test.ts is about pictures.
    ...parseSettings({ SOCIAL_IMAGES: 'off' }),
    contentDir: join(folder, 'content'),
    outDir: join(folder, 'dist'),
    stateDir: join(folder, 'state'),
  };
}

let compiled: Digest | undefined;

/** Lends a site the pages that are compiled already, and what is drawn already; compiles pages when they are not.
 * @returns Digest of the code, which does not change while tests run: looking for changes takes longer than a publish that
 * changes little. */
export function shareCompiledPages(settings: Settings): Digest {
  compiled ??= compileShared();
  for (const name of ['compiled', 'drawn'] as const) lend(name, settings);
  return compiled;
}

function compileShared(): Digest {
  const unlock = takeLock(sharedState, () => undefined);
  try {
    const code = digestCode(root, sharedState);
    compilePages(root, sharedState, code);
    return code;
  } finally {
    unlock();
  }
}

/** Lends a site what is drawn already: a picture takes as long as many pages. */
export function shareDrawn(settings: Settings): void {
  lend('drawn', settings);
}

function lend(name: 'compiled' | 'drawn', { stateDir }: Settings): void {
  const lent = join(stateDir, name);
  if (existsSync(lent)) return;
  mkdirSync(stateDir, { recursive: true });
  mkdirSync(join(sharedState, name), { recursive: true });
  symlinkSync(join(sharedState, name), lent);
}
