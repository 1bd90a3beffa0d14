/** The time that the server writes on its responses, as a page sees it. */
import type { Page } from 'playwright-core';

/** The server's clock is the page's: for tests in which time is set or passes. */
export async function serverFollowsPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read = Reflect.get(Headers.prototype, 'get');
    Headers.prototype.get = function readHeader(name) {
      return name.toLowerCase() === 'date' ? new Date().toUTCString() : read.call(this, name);
    };
  });
}

/** The server's clock, whatever the page's is. */
export async function serverIsAt(page: Page, instant: string): Promise<void> {
  await page.route('**/robots.txt', (route) =>
    route.fulfill({ headers: { date: new Date(instant).toUTCString() } }),
  );
}
