/** Tools of pages, and what a visitor does until each works: for the longest tasks of `bench interactions`.
 *
 * The page is touched by input and by one-line expressions only. A locator of Playwright evaluates a script of its own in the
 * page, which takes a processor slowed down four times 45 to 65 ms in one task: longer than most tasks of the page. */
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { contracts, phone, type Scene, stations } from './interaction-scenes.ts';
import { BenchError } from './timed-run.ts';

export interface Tool extends Pick<Scene, 'name' | 'path' | 'look'> {
  /** Selector of an element that wakes the tool; absent where it wakes with the page. */
  readonly wokenBy?: string;
  /** Whether it wakes when that element is pressed; else when it is seen. */
  readonly isPressed?: boolean;
  /** Selector of an element that is there once the tool works. */
  readonly works: string;
}

export const tools: readonly Tool[] = [
  {
    name: 'table of contracts',
    path: contracts,
    look: phone,
    wokenBy: '.data-table',
    works: '.data-table:not([aria-busy]) table[data-live]',
  },
  {
    name: 'search with a query',
    path: '/search?searchQuery=konteiner',
    look: phone,
    works: '.own-results .search-results > li',
  },
  {
    name: 'map of stations',
    path: stations,
    look: phone,
    wokenBy: '.map-overlay',
    isPressed: true,
    works: '.map-frame:has(.map-canvas canvas) .map-buttons button',
  },
  {
    name: 'collection day',
    path: '/customer-support/next-shipping-day',
    look: phone,
    wokenBy: '.lookup input',
    isPressed: true,
    works: '.lookup:not([aria-busy])',
  },
  {
    name: 'unserved addresses',
    path: '/customer-support/unserved-addresses',
    look: phone,
    wokenBy: '.unserved',
    works: '.unserved-day',
  },
  {
    name: 'contact form',
    path: '/customer-support/contact-us',
    look: phone,
    // Not a list of choices: the browser opens it in a page of its own.
    wokenBy: '.posted-form input:is([type="text"], [type="tel"], [type="email"])',
    isPressed: true,
    works: '.posted-form:not([aria-busy])',
  },
];

const pollMs = 100;
const maxWaitMs = 30_000;

/** After a tool works, the browser still lays out and draws what it shows. */
const settleMs = 1000;

/** Wakes a tool of an open page, and waits until it works.
 * @param session Of the page.
 * @throws {BenchError} if it does not work within half a minute. */
export async function useTool(tool: Tool, page: Page, session: CDPSession): Promise<void> {
  const { wokenBy, isPressed = false, works } = tool;
  if (wokenBy !== undefined) {
    const [x, y] = await bringIntoView(wokenBy, session);
    if (isPressed) await page.mouse.click(x, y);
  }
  const until = performance.now() + maxWaitMs;
  while ((await evaluate(`document.querySelector(${JSON.stringify(works)}) !== null`, session)) !== true) {
    if (performance.now() > until) throw new BenchError(`The ${tool.name} does not come to work.`);
    await setTimeout(pollMs);
  }
  await setTimeout(settleMs);
}

const pointSchema = z.tuple([z.number(), z.number()]);

/** @returns The middle of an element, in CSS pixels of the window. */
async function bringIntoView(selector: string, session: CDPSession): Promise<z.infer<typeof pointSchema>> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`, session);
  const middle = `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${element}.getBoundingClientRect())`;
  return pointSchema.parse(await evaluate(middle, session));
}

async function evaluate(expression: string, session: CDPSession): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
  });
  if (exceptionDetails)
    throw new BenchError(`The page does not evaluate ${expression}: ${exceptionDetails.text}`);
  return result.value;
}
