/** Packages of Debian, which tests may install where the machine is theirs: as root, in a container of CI. */
import { existsSync, readFileSync } from 'node:fs';
import type { Command } from './command.ts';

const limitMinutes = 10;

export function isRootOnDebian(): boolean {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  );
}

/** A call of apt-get, `debian('install', '--yes', 'chromium')`. */
export function debian(...words: readonly string[]): Command {
  return {
    program: 'apt-get',
    arguments: ['--quiet', '--no-install-recommends', ...words],
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
    limitMs: limitMinutes * 60_000,
  };
}
