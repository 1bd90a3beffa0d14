/** Rules of the fields of tools, on the style guide: it has a field of each type, and one for each rule with a value that breaks it. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { patience } from './site/running-site.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const fault = (page: Page, name: string) => page.locator(`.input:has(#${name}) .input-fault`);

interface Rule {
  readonly name: string;
  /** Values that are taken, and values that are not with the words of their fault. */
  readonly good: readonly string[];
  readonly bad: readonly (readonly [value: string, words: RegExp])[];
}

/** Types each value and leaves the field, as a visitor does. */
async function tryRule(page: Page, { name, good, bad }: Rule): Promise<void> {
  const field = page.locator(`#${name}`);
  // The fields are React's as soon as the guide has woken.
  await expect
    .poll(async () => {
      await field.fill(good[0] ?? '');
      await field.blur();
      return fault(page, name).count();
    }, patience)
    .toBe(0);
  for (const [value, words] of bad) {
    await field.fill(value);
    await field.blur();
    expect([name, value, await fault(page, name).textContent()]).toEqual([
      name,
      value,
      expect.stringMatching(words),
    ]);
    expect(await field.getAttribute('aria-describedby')).toBe(`${name}-fault`);
  }
  for (const value of good) {
    await field.fill(value);
    await field.blur();
    expect([name, value, await fault(page, name).count()]).toEqual([name, value, 0]);
  }
}

async function tryOnGuide(...rules: readonly Rule[]): Promise<void> {
  await visit(desktop, async (page) => {
    await page.goto('/en/styleguide');
    await page.locator('#fault-required').scrollIntoViewIfNeeded();
    for (const rule of rules) await tryRule(page, rule);
  });
}

test.skipIf(isWithoutBrowser)('an input has one of eleven types', async () => {
  await visit(desktop, async (page) => {
    await page.goto('/en/styleguide');
    const types = await page
      .locator('input[id^="field-"]:not(:disabled)')
      .evaluateAll((all) => all.map((field) => (field instanceof HTMLInputElement ? field.type : '')));
    const named = ['text', 'password', 'email', 'number', 'tel', 'url'];
    expect(types.slice(0, 11)).toEqual([...named, 'date', 'time', 'datetime-local', 'month', 'week']);
  });
});

test.skipIf(isWithoutBrowser)('an input may stay empty unless it is required', async () => {
  await tryOnGuide(
    {
      name: 'fault-required',
      good: ['a', '„õ“'],
      bad: [
        ['', /\S/u],
        [' ', /\S/u],
      ],
    },
    { name: 'field-text', good: ['', ' '], bad: [] },
    { name: 'fault-format', good: ['', 'mari@example.ee'], bad: [['mari@', /e-?mail/iu]] },
  );
});

test.skipIf(isWithoutBrowser)('min and max are the first and the last value that is taken', async () => {
  await tryOnGuide(
    { name: 'fault-min', good: ['5', '6'], bad: [['4', /\b5\b/u]] },
    { name: 'fault-max', good: ['30', '29'], bad: [['31', /\b30\b/u]] },
  );
});

test.skipIf(isWithoutBrowser)(
  'a step is counted from the smallest value, and numbers step by 1 without one',
  async () => {
    await tryOnGuide(
      { name: 'fault-step', good: ['0', '2.5'], bad: [['2.3', /0\.5/u]] },
      { name: 'field-number', good: ['2', '-3', ''], bad: [['2.5', /\S/u]] },
    );
  },
);

test.skipIf(isWithoutBrowser)('a pattern fits the whole value', async () => {
  await tryOnGuide({
    name: 'fault-pattern',
    good: ['L1234', 'L1234567'],
    bad: [
      ['L12', /\S/u],
      ['xL1234', /\S/u],
    ],
  });
});
