/** The Chromium that browser tests drive: the machine's own, or the one Playwright keeps. */
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
/** Chromium without windows. A visit takes a quarter to a third of the processor time that it takes in a whole browser:
 * twelve visits 2.4 s and 8.1 s, each with its start. */
const shellProgram = 'chromium-headless-shell';
const linuxPrograms = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const startLimitMs = 20_000;

/** @returns The browser's program, undefined where the machine has none. BROWSER_PATH overrules the search. */
export function findBrowser(): string | undefined {
  const chosen = process.env.BROWSER_PATH;
  if (chosen !== undefined && chosen !== '') return chosen;
  const candidates = [
    ...(systemBrowsers[process.platform] ?? onPath(linuxPrograms)),
    chromium.executablePath(),
  ];
  return firstThatStarts(candidates);
}

/** @returns What tests drive: a browser without windows where there is one. */
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

/** Some distributions install a script that only asks for another package manager. */
function canStart(program: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(program, ['--version'], { timeout: startLimitMs }).status === 0;
}
