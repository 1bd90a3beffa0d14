/** Programs needed for a real WordPress, installed from Debian's packages (scripts/steps/program-steps.ts). */
import { existsSync, readFileSync } from 'node:fs';

export const programs = {
  wordpress: '/usr/share/wordpress',
  php: '/usr/bin/php',
  database: '/usr/sbin/mariadbd',
  installDatabase: '/usr/bin/mariadb-install-db',
} as const;

/** For `test.skipIf`. */
export const isWithoutWordPress = !Object.values(programs).every((path) => existsSync(path));

/** Versions that the prepared copy depends on, besides our own files. */
export function programVersions(): string {
  const files = [`${programs.wordpress}/wp-includes/version.php`, '/etc/debian_version'];
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}
