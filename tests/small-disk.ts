/** A disk of a few megabytes, for tests of a full disk. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk up to this many free bytes. */
  readonly fillUp: (leftBytes: number) => void;
  /** Frees the space. */
  readonly makeRoom: () => void;
}

/** @returns undefined if this user may not mount a disk. */
export function mountSmallDisk(sizeBytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeBytes}`, 'tmpfs', folder]);
  onTestFinished(() => {
    if (mounted.status === 0) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  if (mounted.status !== 0) return undefined;
  const filling = join(folder, 'filling');
  return {
    folder,
    fillUp: (leftBytes) => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)));
    },
    makeRoom: () => rmSync(filling),
  };
}
