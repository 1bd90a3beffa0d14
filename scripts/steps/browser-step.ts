/**
 * A browser for the whole-site tests: the machine's own if there is one; Debian's package where it may be
 * installed; otherwise the one Playwright downloads.
 */
import { findBrowser } from '../browser.ts';
import { runCommand, type Command } from './command.ts';
import { debian, isRootOnDebian } from './debian.ts';
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
