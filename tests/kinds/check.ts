/** What must hold on every kind of page as it opens, each by itself. Each check is a test by its name (tests/kinds.test.ts). */
import type { Page } from 'playwright-core';

/** @param place Of the address among all kinds, for what is looked at in turn.
 * @returns The faults of the page that is open. */
export type Finding = (address: string, place: number) => Promise<readonly string[]>;

export interface Check {
  readonly name: string;
  /** In each language; otherwise each kind is looked at in one, because looking takes long. */
  readonly isCheap: boolean;
  /** Called before the first page is opened. */
  readonly begin: (page: Page) => Promise<Finding>;
  /** Runs in a page and gives it the fault: the check must find it, or it could never fail. */
  readonly spoil: () => void;
}

/** Looks at what is there now, without having recorded anything. */
export const looking = (find: (page: Page, address: string, place: number) => Promise<readonly string[]>) => {
  return (page: Page): Promise<Finding> =>
    Promise.resolve((address: string, place: number) => find(page, address, place));
};

/** @returns What a growing list has more than at the call before. */
export function sinceLast(all: readonly string[]): () => readonly string[] {
  let count = 0;
  return () => {
    const fresh = all.slice(count);
    count = all.length;
    return fresh;
  };
}

export async function addSheet(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Looks at a page with a style sheet more, which is taken away again. */
export async function withSheet<Found>(page: Page, css: string, look: () => Promise<Found>): Promise<Found> {
  await addSheet(page, css);
  const found = await look();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

/** @returns A line if the page is wider than the window of this width. */
export async function widerThan(page: Page, address: string, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 740 });
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > width ? [`${address} at ${String(width)}: ${String(needed)} px`] : [];
}
