/** Whether the recorded answers of the real WordPress (tests/recorded-wordpress) are of today's plugin and sync. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '#platform/base/digest.ts';
import { filesBelow } from '#platform/base/file-marks.ts';

const root = join(import.meta.dirname, '../..');
const digestFile = join(root, 'tests/recorded-wordpress/recorded-of.txt');

/** Whether plugin, sync and what records them are as they were when it was recorded. */
export function isOfToday(): boolean {
  return existsSync(digestFile) && readFileSync(digestFile, 'utf8').trim() === digestOfRecorded();
}

/** Of what was just recorded. */
export function noteDigest(): void {
  writeFileSync(digestFile, `${digestOfRecorded()}\n`);
}

/** What the answers, the requests and the export follow from, and the tests that run with the real WordPress. */
function digestOfRecorded(): string {
  const texts = ['wordpress', 'src/platform/cms', 'tests/wordpress', 'tests/recorded-wordpress']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((name) => !/^src\/.*\.test\.ts$|recording\.json$|recorded-of\.txt$/u.test(name))
    .sort()
    .map((name) => `${name} ${digest(readFileSync(join(root, name)))}`);
  return digest(texts.join('\n'));
}
