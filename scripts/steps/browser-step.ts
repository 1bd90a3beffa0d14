/**
 * A browser for the whole-site tests: the machine's own if there is one; Debian's package where it may be
 * installed; otherwise the one Playwright downloads.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from '../browser.ts';
import { runCommand, type Command } from './command.ts';
import type { Outcome, Step } from './step.ts';
import { toolCommand } from './tool.ts';

const limitMinutes = 10;

export const browserStep: Step = { name: 'browser', run: setUpBrowser };

async function setUpBrowser(): Promise<Outcome> {
  let lastWords = '';
  for (const command of [undefined, ...installations()]) {
    if (command !== undefined) lastWords = (await runCommand(command)).output.trim().split('\n').at(-1) ?? '';
    const browser = findBrowser();
    if (browser === undefined) continue;
    process.env.BROWSER_PATH = browser;
    return { type: 'passed' };
  }
  return { type: 'skipped', because: `there is no Chromium and none can be installed (${lastWords})` };
}

function installations(): Command[] {
  const playwright = toolCommand({
    file: 'node_modules/playwright-core/cli.js',
    arguments: ['install', '--no-shell', 'chromium'],
    limitMinutes,
  });
  return isRootOnDebian()
    ? [debian('update'), debian('install', '--yes', 'chromium'), playwright]
    : [playwright];
}

function isRootOnDebian(): boolean {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  );
}

function debian(...words: readonly string[]): Command {
  return {
    program: 'apt-get',
    arguments: ['--quiet', '--no-install-recommends', ...words],
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
    limitMs: limitMinutes * 60_000,
  };
}
