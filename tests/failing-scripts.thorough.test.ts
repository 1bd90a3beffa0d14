/** Scripts run, but the site's own do not arrive, or break: every page is then what it is without JavaScript. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { each } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { isFull } from './site/driven.ts';
import { everyKind } from './site/every-kind.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** What a visitor sees and can use, line by line, once nothing moves any more. */
async function readPage(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address, { waitUntil: 'load' });
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map(({ tagName, id, className, textContent }) =>
        [tagName.toLowerCase(), id, className, textContent.trim()].join(' '),
      );
    const lines = document.body.innerText.split('\n').map((line) => line.trim());
    return [...lines.filter((line) => line !== ''), ...controls];
  });
}

const breaking = 'throw new Error("This script breaks.");';

/** By the way in which scripts fail. */
const ways = {
  blocked: (page: Page) => page.route('**/*.js', (route) => route.abort()),
  breaking: (page: Page) =>
    page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: breaking })),
};

test.skipIf(isWithoutBrowser)(
  'every kind of page whose scripts fail to load, or break, shows and offers what it does without JavaScript',
  async () => {
    const plain = new Map<string, readonly string[]>();
    const kinds = await everyKind();
    await visit({ ...desktop, javaScriptEnabled: false }, async (first) => {
      await each(kinds, () => first.context().newPage(), {
        count: 3,
        task: async (page, address) => void plain.set(address, await readPage(page, address)),
      });
    });
    const different: string[] = [];
    for (const [turn, [way, fail]] of Object.entries(ways).entries()) {
      // Each kind in one of the ways, in turn; in the full run in both.
      const failing = kinds.filter((_, place) => isFull || place % 2 === turn);
      await visit(desktop, async (first) => {
        const open = async () => {
          const page = await first.context().newPage();
          await fail(page);
          return page;
        };
        await each(failing, open, {
          count: 3,
          task: async (page, address) => {
            const shown = await readPage(page, address);
            const expected = plain.get(address) ?? [];
            const lacks = expected.filter((line) => !shown.includes(line));
            const more = shown.filter((line) => !expected.includes(line));
            if (lacks.length + more.length > 0)
              different.push(`${address} ${way}: lacks ${lacks.join(' | ')}; has ${more.join(' | ')}`);
          },
        });
      });
    }
    expect(different).toEqual([]);
  },
);
