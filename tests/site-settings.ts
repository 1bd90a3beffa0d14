/** Settings of a site in its own folder. All such sites share the compiled pages. */
import { copyFileSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Digest } from '#platform/base/digest.ts';
import { compilePages, digestCode } from '#platform/publish/code.ts';
import { compiledFolder } from '#platform/publish/compiled-pages.ts';
import { takeLock } from '#platform/publish/state.ts';
import { parseSettings, type Settings } from '#platform/publish/settings.ts';
import { copyByLinks } from './site/linked-copy.ts';

/** Folder of the project. */
export const root = join(import.meta.dirname, '..');

/** State folder of `npm run build`, which also contains compiled pages. */
const sharedState = join(root, '.state');

/** @param folder Contains the content in `content`, the site in `dist` and the state in `state`. */
export function siteSettings(folder: string): Settings {
  return {
    // Generating a picture takes longer than rendering a page: few, and lent below.
    ...parseSettings({ SOCIAL_IMAGES: 'kinds', COMMIT_REF: 'commit-under-test' }),
    contentDir: join(folder, 'content'),
    outDir: join(folder, 'dist'),
    stateDir: join(folder, 'state'),
  };
}

let compiled: Digest | undefined;

/** Links compiled pages and generated files into a site; compiles the pages if needed.
 * @returns Digest of the code. It is computed once, because that takes longer than a small publish, and the
 * code does not change while tests run. */
export function shareCompiledPages(settings: Settings): Digest {
  compiled ??= compileShared();
  for (const name of ['compiled', 'drawn'] as const) lend(name, settings);
  // Other processes compute the digest: with the times of its files they need not read the code.
  const times = join(settings.stateDir, 'code.json');
  if (!existsSync(times)) copyFileSync(join(sharedState, 'code.json'), times);
  return compiled;
}

function compileShared(): Digest {
  const unlock = takeLock(sharedState, () => undefined);
  try {
    const code = digestCode(root, sharedState);
    compilePages({ root, stateDir: sharedState, code });
    return code;
  } finally {
    unlock();
  }
}

/** Gives a site compiled pages of its own, which a test may change.
 * @returns Their folder. */
export function ownCompiledPages(settings: Settings): string {
  const code = shareCompiledPages(settings);
  const { name } = compilePages({ root, stateDir: settings.stateDir, code });
  const folder = compiledFolder(settings.stateDir);
  const own = join(folder, name);
  const shared = realpathSync(own);
  rmSync(folder);
  mkdirSync(folder);
  copyByLinks(shared, own);
  return own;
}

/** Links generated files into a site: generating one picture takes as long as rendering many pages. */
export function shareDrawn(settings: Pick<Settings, 'stateDir'>): void {
  lend('drawn', settings);
}

function lend(name: 'compiled' | 'drawn', { stateDir }: Pick<Settings, 'stateDir'>): void {
  const lent = join(stateDir, name);
  if (existsSync(lent)) return;
  mkdirSync(stateDir, { recursive: true });
  mkdirSync(join(sharedState, name), { recursive: true, mode: 0o700 });
  symlinkSync(join(sharedState, name), lent);
}
