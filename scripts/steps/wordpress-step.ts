/** A real WordPress for the tests with it. Its programs are installed where they may be. */
import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';
import type { Outcome, Step } from './step.ts';

const packages = [
  'php-cli',
  'wordpress',
  'php-mysql',
  'php-xml',
  'php-mbstring',
  'php-curl',
  'mariadb-server',
];

/** As tests/wordpress/programs.ts looks for them. */
const programs = [
  '/usr/share/wordpress',
  '/usr/bin/php',
  '/usr/sbin/mariadbd',
  '/usr/bin/mariadb-install-db',
];

export const wordpressStep: Step = { name: 'WordPress', isDownload: true, run: setUpWordPress };

async function setUpWordPress(): Promise<Outcome> {
  const isInstalled = () => programs.every((path) => existsSync(path));
  if (isInstalled()) return { type: 'passed' };
  const reason = await installPackages(packages);
  if (isInstalled()) return { type: 'passed' };
  return {
    type: 'skipped',
    reason: `its programs (${packages.join(' ')}) are not installed: ${reason ?? 'apt-get did not bring them'}`,
  };
}
