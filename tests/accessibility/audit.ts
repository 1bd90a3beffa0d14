/** Holds pages against axe, with every rule on. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** Widths and themes that a page is held against in. */
export const allLooks: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 360, theme: 'dark' },
  { width: 360, theme: 'light' },
];

/** Both widths and both themes, though not each with each. */
export const someLooks: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
];

/** A theme that changes at once: colours on their way from one to the other are in neither. */
export const still = { reducedMotion: 'reduce' } as const;

/** What axe finds in the page as it stands, one line for each element.
 * @param where Begins each line. */
export async function audit(page: Page, where: string): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // The pages have no frames, which are what the other mode opens a second page for.
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: nothing } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      return `${where}: ${id} at ${String(target)}: ${failureSummary.replace(/\s+/gu, ' ')}`;
    }),
  );
}

/** A script in place of axe where the page has it: reading it again takes as long as using it. */
const nothing = ';';

/** Visits an address once and holds it against axe in several looks. */
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

/** Does a task for each of many addresses, a few at once: each task has a page of its own.
 * @param count How many at once. */
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
