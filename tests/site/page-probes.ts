/** Probes of a page in a browser: records what it does, and simulates actions of the browser. */
import type { Page } from 'playwright-core';

/** Records layout shifts from the next load on. The web font never loads: its timing depends on the machine,
 * and tests/late-font.thorough.test.ts tests its shift.
 * @returns A function that returns the sum of all shifts since the load, in thousandths, rounded. */
export async function recordShift(page: Page): Promise<() => Promise<number>> {
  await page.route('**/fonts/*', (route) => route.abort());
  return sumShift(page);
}

/** The same for a page whose font loads. */
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

/** Records what moves on each page that is opened from now on; the web font never loads, as in recordShift.
 * @returns A function that returns one line for each layout shift of the current page: its size and what moved.
 * Shifts of less than half a thousandth count too. */
export async function recordMoves(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.route('**/fonts/*', (route) => route.abort());
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const sources = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.localName ?? '?'}.${element?.getAttribute('class') ?? ''}`;
          return `${name} ${place(previousRect)} → ${place(currentRect)}`;
        });
        moves.push(`${entry.value.toFixed(4)} ${sources.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => ('moves' in window ? (window.moves as string[]) : []));
}

/** An entry of the browser, which TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Types letter by letter while the clock of the page is stopped, so that a debounced action sees one pause,
 * however slow the browser is. Load the page after `page.clock.install()`. */
export async function typeAtOnce(page: Page, text: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + minute);
  await page.keyboard.type(text);
  await page.clock.resume();
}

/** Longer than a slow browser takes from one step to the next. */
const minute = 60_000;

/** Waits until the routes have received every request that the page has made so far; they receive them in
 * order. */
export async function requestsAreSeen(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status));
}

/** A promise that the test resolves, for responses that must arrive last. */
export function gate(): { readonly open: () => void; readonly isOpen: Promise<unknown> } {
  const { promise, resolve } = Promise.withResolvers();
  return { open: () => resolve(undefined), isOpen: promise };
}

/** Waits until the page has drawn this many frames. Frames, not milliseconds, because a busy machine draws few. */
export function drawFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    for (let drawn = 0; drawn < wanted; drawn += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** Records which scripts a page requests.
 * @returns Their addresses, in order; the list grows. */
export function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

/** Records errors thrown in a page.
 * @returns Messages; the list grows. */
export function recordErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Records every violation of the page's policy, in the page and in its reports.
 * @returns The violations so far; the list grows. */
export async function recordViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.warn(`violation: ${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('violation: ')) violations.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) violations.push(`reported: ${request.postData() ?? ''}`);
  });
  return violations;
}

/** Translates a page like a browser does: every text is changed and wrapped in its own elements.
 * @param mark Prefix of each text; absent: the texts keep their size. */
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
