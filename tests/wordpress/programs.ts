/** The programs of a real WordPress, as Debian's packages bring them (scripts/steps/program-steps.ts). */
import { existsSync, readFileSync } from 'node:fs';

export const programs = {
  wordpress: '/usr/share/wordpress',
  php: '/usr/bin/php',
  database: '/usr/sbin/mariadbd',
  installDatabase: '/usr/bin/mariadb-install-db',
} as const;

/** For `test.skipIf`. */
export const isWithoutWordPress = !Object.values(programs).every((path) => existsSync(path));

/** What the prepared copy depends on beside our own files. */
export function programVersions(): string {
  const files = [`${programs.wordpress}/wp-includes/version.php`, '/etc/debian_version'];
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}
