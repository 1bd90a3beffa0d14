/** A visitor who has a keyboard and no mouse. */
import type { Page } from 'playwright-core';

/** More stops than any page of the tests has. */
const maxStops = 120;

/** Presses Tab until an element has the focus.
 * @throws {RangeError} If no stop matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new RangeError(`Tab does not reach ${selector}.`);
}
