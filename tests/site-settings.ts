/** Settings of a site in a folder of its own. The pages are compiled once for all of them. */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { compilePages, digestCode } from '#publish/code.ts';
import { takeLock } from '#publish/lock.ts';
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

/** Lends a site the pages that are compiled already, and what is drawn already; compiles pages when they are not. */
export function shareCompiledPages(settings: Settings): void {
  const unlock = takeLock(sharedState, () => undefined);
  try {
    compilePages(root, sharedState, digestCode(root, sharedState));
  } finally {
    unlock();
  }
  for (const name of ['compiled', 'drawn'] as const) lend(name, settings);
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
