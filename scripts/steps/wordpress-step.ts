/** The tests with a real WordPress. Its programs are installed where they may be; without them the step is skipped. */
import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';
import type { Outcome, Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

const packages = [
  ...['php-cli', 'wordpress', 'php-mysql', 'php-xml', 'php-mbstring', 'php-curl'],
  'mariadb-server',
];

/** As tests/wordpress/programs.ts looks for them. */
const programs = [
  '/usr/share/wordpress',
  '/usr/bin/php',
  '/usr/sbin/mariadbd',
  '/usr/bin/mariadb-install-db',
];

export function wordpressStep({ isFull }: { readonly isFull: boolean }): Step {
  const tests = vitestStep({ name: 'tests with WordPress', project: 'wordpress', isFull });
  return { name: tests.name, run: async () => (await setUpWordPress()) ?? tests.run() };
}

/** @returns Why there is none; undefined when it is there. */
async function setUpWordPress(): Promise<Outcome | undefined> {
  const isInstalled = () => programs.every((path) => existsSync(path));
  if (isInstalled()) return undefined;
  const reason = await installPackages(packages);
  if (isInstalled()) return undefined;
  return {
    type: 'skipped',
    because: `its programs (${packages.join(' ')}) are not installed: ${reason ?? 'apt-get did not bring them'}`,
  };
}
