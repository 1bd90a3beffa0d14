/** What a page does by itself, and what a browser does to it: recorded or done for a test. */
import type { Page } from 'playwright-core';

/** Records how much the page moves by itself, from its next load on. The font never comes: when it does depends on how
 * busy the machine is, and what moves then is for tests/late-font.test.ts.
 * @returns Tells the sum of all moves since the page was loaded in thousandths, rounded. */
export async function recordShift(page: Page): Promise<() => Promise<number>> {
  await page.route('**/fonts/*', (route) => route.abort());
  return sumShift(page);
}

/** The same of a page whose font comes. */
export async function sumShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Math.round(Number('shift' in window ? window.shift : undefined) * 1000));
}

/** Types letter by letter while the clock of the page stands still: whatever waits for a pause in the typing sees one,
 * however slow the browser is. The page was loaded after `page.clock.install()`. */
export async function typeAtOnce(page: Page, text: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + minute);
  await page.keyboard.type(text);
  await page.clock.resume();
}

/** Further away than a slow browser takes from one step to the next. */
const minute = 60_000;

/** Waits until every request that the page has made so far has been seen by its routes: they are told in their order. */
export async function requestsAreSeen(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status));
}

/** A promise that a test keeps when it likes to, for answers that come when all else is done. */
export function gate(): { readonly open: () => void; readonly isOpen: Promise<unknown> } {
  const { promise, resolve } = Promise.withResolvers();
  return { open: () => resolve(undefined), isOpen: promise };
}

/** Waits until the page has drawn so many frames. Frames, not milliseconds: a busy machine draws few. */
export function drawFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    for (let drawn = 0; drawn < wanted; drawn += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** Records which scripts a page asks for.
 * @returns Their addresses, in order; it grows. */
export function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

/** Records what a page throws.
 * @returns Messages; it grows. */
export function recordErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** As translators of browsers do: every text is changed and put into elements of its own.
 * @param mark Begins each text then; without one the texts take the room that they took. */
export async function translate(page: Page, mark = 'x'): Promise<void> {
  await page.evaluate((begin) => {
    const tag = 'FONT'.toLowerCase();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, option, textarea')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      inner.textContent = begin + (node.textContent ?? '');
      outer.append(inner);
      node.parentNode?.replaceChild(outer, node);
    }
  }, mark);
}
