/** Each kind of page as its visitors of another language open it: its scripts start and nothing is broken. What pages do is driven in Estonian
 * (tests/site/driven.ts). */
import { afterAll, expect, test } from 'vitest';
import { each } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { everyKind } from './site/every-kind.ts';
import { recordErrors } from './site/page-probes.ts';
import { isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** failing-scripts.test.ts has the first turn: with it, each kind is opened in each language. */
const turns = [1, 2];

test.skipIf(isWithoutBrowser).for(turns)(
  'every kind of page starts on a phone without a fault, in language %i of three',
  async (turn) => {
    const kinds = await everyKind(turn);
    const faults: string[] = [];
    await visit(phone, async (first) => {
      await each(kinds, () => first.context().newPage(), {
        count: 3,
        task: async (page, address) => {
          const errors = recordErrors(page);
          await page.goto(address, { waitUntil: 'networkidle' });
          const { width, needed } = await page.evaluate(() => ({
            width: document.documentElement.clientWidth,
            needed: document.documentElement.scrollWidth,
          }));
          faults.push(...errors.map((error) => `${address}: ${error}`));
          if (needed > width) faults.push(`${address} is ${String(needed)} pixels wide`);
          page.removeAllListeners('pageerror');
        },
      });
    });
    expect(faults).toEqual([]);
  },
);
