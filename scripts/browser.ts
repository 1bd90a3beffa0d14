/** The Chromium for browser tests: the machine's own, or that of Playwright. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const systemBrowsers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  ],
};
/** Headless shell. A visit takes a quarter to a third of the processor time of a full browser: twelve visits
 * 2.4 s instead of 8.1 s, each with its start. */
const shellProgram = 'chromium-headless-shell';
const linuxPrograms = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const startLimitMs = 20_000;

/** @returns Path of the browser; undefined if the machine has none. BROWSER_PATH takes precedence. */
export function findBrowser(): string | undefined {
  const chosen = process.env.BROWSER_PATH;
  if (chosen !== undefined && chosen !== '') return chosen;
  const candidates = [
    ...(systemBrowsers[process.platform] ?? onPath(linuxPrograms)),
    chromium.executablePath(),
  ];
  return firstThatStarts(candidates);
}

/** @returns The browser for tests, a headless shell if available. */
export function findTestBrowser(): string | undefined {
  const isChosen = (process.env.BROWSER_PATH ?? '') !== '';
  return (isChosen ? undefined : firstThatStarts(onPath([shellProgram]))) ?? findBrowser();
}

function firstThatStarts(programs: readonly string[]): string | undefined {
  return programs.find((program) => existsSync(program) && canStart(program));
}

function onPath(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}

/** Some distributions install a script that only refers to another package manager. */
function canStart(program: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(program, ['--version'], { timeout: startLimitMs }).status === 0;
}
