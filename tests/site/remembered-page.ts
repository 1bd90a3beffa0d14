/** Page object of the contracts that a device remembers. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { rememberedDaysKey, rememberedKey } from '#shell/browser/device-keys.ts';
import { lookupOn, lookupPath } from './lookup-page.ts';

export function rememberedOn(page: Page) {
  const root = page.locator('.remembered');
  return {
    root,
    days: root.locator('.remembered-days').first().locator('> li'),
    notes: root.locator('.remembered-notes'),
    again: root.locator('> button'),
    contracts: root.locator('.remembered-contracts'),
    /** What is shown when everything has been asked for. */
    settled: root.locator('.remembered-checking.done'),
    tick: page.locator('.remember input[type="checkbox"]'),
    name: page.locator('#remember-name'),
    outcome: page.locator('.remember [role="status"]'),
  };
}

export const homePath = (locale: Locale): string => (locale === 'et' ? '/' : `/${locale}`);

/** Looks a contract up and ticks that the device remembers it. */
export async function rememberContract(
  page: Page,
  number: string,
  { name, locale = 'et' }: { readonly name?: string; readonly locale?: Locale } = {},
): Promise<void> {
  // An address that is opened again shows its last answer at once, and the tick would be that of the contract before.
  await page.goto('about:blank');
  await page.goto(lookupPath(locale));
  await lookupOn(page).field.fill(number);
  await page.keyboard.press('Enter');
  await rememberedOn(page).tick.check();
  if (name !== undefined) await rememberedOn(page).name.fill(name);
}

/** Until an element has the focus: one that is drawn anew at that moment does not take it. */
export async function focusOn(place: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await place.focus();
      return place.evaluate((target) => target === document.activeElement);
    })
    .toBe(true);
}

/** Opens a page and waits until everything remembered has been asked for. */
export async function openWithDays(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await rememberedOn(page).settled.waitFor({ state: 'attached' });
}

/** Text of each day: the day, then what is emptied. */
export async function shownLines(page: Page): Promise<readonly string[]> {
  const days = await rememberedOn(page).days.all();
  const lines = await Promise.all(days.map((day) => day.locator('p, li').allTextContents()));
  return lines.map((texts) => texts.join(' | ').replaceAll('\u00a0', ' '));
}

/** What is stored of contracts, in one text; null: nothing. */
export const storedContracts = (page: Page): Promise<string | null> =>
  page.evaluate(
    (keys) => {
      const texts = keys.map((key) => localStorage.getItem(key)).filter((text) => text !== null);
      return texts.length === 0 ? null : texts.join(' ');
    },
    [rememberedKey, rememberedDaysKey],
  );

/** @param key The list, or what is noted about it. */
export const storeText = (page: Page, key: string, text: string): Promise<void> =>
  page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, text]);

/** Changes what is noted about the contracts. */
export async function changeNoted(page: Page, change: (text: string) => string): Promise<void> {
  const noted = await page.evaluate((key) => localStorage.getItem(key) ?? '', rememberedDaysKey);
  await storeText(page, rememberedDaysKey, change(noted));
}

/** The last answers came long ago, so that the next page asks again. */
export const ageAnswers = (page: Page): Promise<void> =>
  changeNoted(page, (noted) => noted.replaceAll(/"receivedAt":\d+/gu, '"receivedAt":1'));
