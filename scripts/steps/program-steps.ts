/** Programs that tests need and that `npm test` installs where it may: a browser, and a real WordPress. */
import { existsSync } from 'node:fs';
import { findTestBrowser } from '../browser.ts';
import { runCommand, toolCommand } from './command.ts';
import {
  distribution,
  installationRights,
  installedVersions,
  installPackages,
  lastWords,
  withRights,
} from './debian.ts';
import { brotliModule, findProgram } from './find-program.ts';
import { print } from '../print.ts';
import type { Outcome } from './outcome.ts';

const limitMinutes = 10;

/** What a browser on a Linux desktop and its neighbours have, by a file of each: fonts (tests/late-font.thorough.test.ts), a
 * reader of calendars (tests/calendar.test.ts) and one of metrics (tests/metrics.test.ts). */
const desktopPackages = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
  'python3-icalendar': '/usr/lib/python3/dist-packages/icalendar/__init__.py',
  prometheus: '/usr/bin/promtool',
} as const;

const chromiumPackages = ['chromium-headless-shell', 'chromium'];

/** The machine's own browser if there is one; Debian's package where it may be installed; otherwise the one Playwright
 * downloads. With it come the fonts that pages are shown in. */
export async function setUpBrowser(): Promise<Outcome> {
  const system = distribution();
  const missing = Object.entries(desktopPackages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  let reason = system === undefined || missing.length === 0 ? undefined : await installPackages(missing);
  // Ubuntu's packages are snaps, which no container can install; older releases of Debian have no shell.
  for (const name of system === 'debian' ? chromiumPackages : []) {
    if (findTestBrowser() === undefined) reason = await installPackages([name]);
  }
  if (findTestBrowser() === undefined) reason = await downloadBrowser();
  const browser = findTestBrowser();
  if (browser === undefined) {
    return { type: 'skipped', reason: `there is no Chromium and none can be installed (${reason ?? ''})` };
  }
  return present([browser, ...installedVersions([...chromiumPackages, ...Object.keys(desktopPackages)])]);
}

/** Playwright's own, with the libraries that it needs where they may be installed.
 * @returns Its last words. */
async function downloadBrowser(): Promise<string> {
  const cli = (...words: readonly string[]) =>
    toolCommand({ file: 'node_modules/playwright-core/cli.js', arguments: words, limitMinutes });
  const rights = installationRights();
  if (rights.type !== 'none') {
    print(`Installing the libraries of Chromium with apt-get, as ${rights.type}.`);
    const { program, arguments: words } = cli('install-deps', 'chromium');
    await runCommand(withRights(rights.type, [program, ...words]));
  }
  return lastWords((await runCommand(cli('install', '--no-shell', 'chromium'))).output);
}

const wordpressPackages = [
  'php-cli',
  'wordpress',
  'php-mysql',
  'php-xml',
  'php-mbstring',
  'php-curl',
  'mariadb-server',
];

/** As tests/wordpress/programs.ts looks for them. */
const wordpressPrograms = [
  '/usr/share/wordpress',
  '/usr/bin/php',
  '/usr/sbin/mariadbd',
  '/usr/bin/mariadb-install-db',
];

export async function setUpWordPress(): Promise<Outcome> {
  const isInstalled = () => wordpressPrograms.every((path) => existsSync(path));
  const reason = isInstalled() ? undefined : await installPackages(wordpressPackages);
  if (isInstalled()) return present(installedVersions(wordpressPackages));
  return {
    type: 'skipped',
    reason: `its programs (${wordpressPackages.join(' ')}) are not installed: ${reason ?? 'apt-get did not bring them'}`,
  };
}

const servers = ['nginx', 'caddy'];

/** Real servers for tests/served-by-others.test.ts. On a machine with a service manager they begin to listen when they are installed, so
 * only CI gets them. */
export async function setUpServers(): Promise<Outcome> {
  const findMissing = () => servers.filter((name) => findProgram(name) === undefined);
  const mayInstall = process.env.CI === 'true';
  const reason =
    mayInstall && findMissing().length > 0
      ? await installPackages(findMissing())
      : 'only CI installs them, since they begin to listen on port 80';
  // By itself: older systems have no such package, and nginx does without.
  if (mayInstall && !existsSync(brotliModule.file)) await installPackages([brotliModule.package]);
  const missing = findMissing();
  if (missing.length === 0) return present(installedVersions(servers));
  const names = missing.join(' and ');
  return { type: 'skipped', reason: `${names} not installed: ${reason ?? 'apt-get did not bring them'}` };
}

/** @param versions What tests find there: with another version they run again. */
function present(versions: readonly string[]): Outcome {
  return { type: 'passed', versions };
}
