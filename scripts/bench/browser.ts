/** The browser of benches: Chromium as visitors have it, not a headless shell. */
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../browser.ts';
import { BenchError } from './timed-run.ts';

/** @throws {BenchError} */
export function requireBrowser(): string {
  const program = findBrowser();
  if (program === undefined)
    throw new BenchError('The bench needs Chromium. Run `npm test` once; it installs it.');
  return program;
}

/** @throws {BenchError} If there is none. */
export async function withBrowser<Value>(use: (browser: Browser) => Promise<Value>): Promise<Value> {
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
