/** Audits pages with axe, with every rule on but one, which the full run has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { isFull } from '../site/driven.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** All combinations of width and theme. */
export const allLooks: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 360, theme: 'dark' },
  { width: 360, theme: 'light' },
];

/** Changes of theme take effect at once: colours in transition belong to neither theme. */
export const still = { reducedMotion: 'reduce' } as const;

/** Findings of axe in the current state of the page, one line for each element.
 * @param where Prefix of each line. */
export async function audit(page: Page, where: string): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    // Loading it again takes as long as using it.
    if (!isThere) await frame.evaluate(source);
  }
  // For one rule (no style sheet turns the page with the device) axe loads and parses all style sheets on each page again: a third of its
  // time. The full run has this rule.
  const found = await page.evaluate(async (preload) => {
    const { axe } = window as unknown as { readonly axe: typeof Axe };
    const { violations } = await axe.run({ resultTypes: ['violations'], preload });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${String(target)}: ${failureSummary}`),
    );
  }, isFull);
  return found.map((fault) => `${where}: ${fault.replace(/\s+/gu, ' ')}`);
}

/** Findings of axe in a page that runs no script. axe waits on timers, which such a page does not have, so its HTML is
 * audited in a page that has them and gets none of the site's scripts. */
export async function auditWithoutScript(page: Page, where: string): Promise<readonly string[]> {
  const html = await page.content();
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...still, viewport: page.viewportSize() });
  if (!context) throw new TypeError('The browser is closed.');
  try {
    const copy = await context.newPage();
    await copy.route('**/*', (route) => {
      const kind = route.request().resourceType();
      if (kind === 'document') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
      return kind === 'script' ? route.abort() : route.continue();
    });
    await copy.goto(page.url());
    return await audit(copy, where);
  } finally {
    await context.close();
  }
}

/** Opens an address once and audits it with axe in several looks. */
export async function auditLooks(
  page: Page,
  address: string,
  looks: readonly Look[],
): Promise<readonly string[]> {
  await page.goto(address);
  const found: string[] = [];
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    found.push(...(await audit(page, `${address} ${theme} ${width}`)));
  }
  return found;
}

/** Runs a task for each of many addresses, a few in parallel, each in its own page.
 * @param count Number of parallel tasks. */
export async function each(
  addresses: readonly string[],
  open: () => Promise<Page>,
  { count, task }: { readonly count: number; readonly task: (page: Page, address: string) => Promise<void> },
): Promise<void> {
  const waiting = [...addresses];
  const work = async () => {
    const page = await open();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await task(page, address);
    }
  };
  await Promise.all(Array.from({ length: count }, work));
}
