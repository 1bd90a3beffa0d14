/** Files that differ from what the branch began with. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where a branch began: the first of these that the checkout knows. */
const bases = ['origin/HEAD', 'origin/main', 'main'];

/** @param root Folder of the project, a checkout of Git.
 * @returns Paths from there that exist, committed on this branch or not. */
export function changedFiles(root: string): readonly string[] {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (text: string) => text.split('\0').filter((line) => line !== '');
  const base = bases.map((name) => mergeBase(git, name)).find((commit) => commit !== undefined) ?? 'HEAD';
  const changed = lines(git('diff', '--name-only', '-z', base));
  const untracked = lines(git('ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...changed, ...untracked])].filter((path) => existsSync(join(root, path))).sort();
}

function mergeBase(git: (...words: readonly string[]) => string, name: string): string | undefined {
  try {
    return git('merge-base', 'HEAD', name).trim();
  } catch {
    // This checkout has no such branch.
    return undefined;
  }
}
