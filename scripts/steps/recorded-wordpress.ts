/** Whether the recorded answers of the real WordPress (tests/recorded-wordpress) are of today's plugin and sync. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '#platform/base/digest.ts';
import { filesBelow } from '#platform/base/file-marks.ts';

const root = join(import.meta.dirname, '../..');
const digestFile = join(root, 'tests/recorded-wordpress/recorded-of.txt');

/** What answered and what was asked for. What the sync makes of an answer is not in it: the answers are given to today's sync each
 * time (tests/recorded-wordpress/replay.test.ts), which fails where it asks for another thing or makes another thing of it. */
const recordedFolders = ['wordpress', 'tests/wordpress', 'tests/recorded-wordpress'];

/** Whether the answers are of today's plugin. */
export function isOfTodaysPlugin(): boolean {
  return readDigests()[0] === digestOf(recordedFolders);
}

/** Whether nothing has changed since then that the tests with the real WordPress look at. */
export function isOfToday(): boolean {
  return isOfTodaysPlugin() && readDigests()[1] === digestOf(['src/platform/cms']);
}

/** Of what was just recorded. */
export function noteDigests(): void {
  writeFileSync(digestFile, `${digestOf(recordedFolders)}\n${digestOf(['src/platform/cms'])}\n`);
}

function readDigests(): readonly string[] {
  return existsSync(digestFile) ? readFileSync(digestFile, 'utf8').split('\n') : [];
}

function digestOf(folders: readonly string[]): string {
  const texts = folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((name) => !/^src\/.*\.test\.ts$|recording\.json$|recorded-of\.txt$/u.test(name))
    .sort()
    .map((name) => `${name} ${digest(readFileSync(join(root, name)))}`);
  return digest(texts.join('\n'));
}
