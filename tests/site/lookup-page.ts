/** Page object of the collection-day lookup. */
import type { Page } from 'playwright-core';
import type { UnservedAddress } from '#features/unserved/unserved-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { formatDate } from '#shell/languages/format.ts';

/** More lookups a minute than visitors may make. */
export const manyLookups = { RATE_LIMIT: '60000' } as const;

export const lookupPath = (locale: Locale): string =>
  `${locale === 'et' ? '' : `/${locale}`}/customer-support/next-shipping-day`;

export function lookupOn(page: Page) {
  const root = page.locator('.lookup');
  return {
    root,
    field: page.locator('#lookup-contract-number'),
    submit: root.locator('form > .button').first(),
    cards: root.locator('.discharge'),
    search: page.locator('#lookup-search'),
    count: root.locator('.lookup-count'),
    pages: root.locator('.page-list > ul button'),
    jump: root.locator('.page-jump input'),
    go: root.locator('.page-jump button'),
    loading: root.locator('.loading-screen'),
    refusal: root.locator('.lookup-refusal'),
    answer: root.locator('.lookup-answer'),
  };
}

/** Displayed days of the cards. */
export async function shownDays(page: Page): Promise<readonly string[]> {
  return lookupOn(page).cards.locator('time').allTextContents();
}

/** A day in Tallinn, counted from today. */
export const dayIn = (days: number): string => addDays(tallinnDay(Date.now()), days);

/** A day from today on, as a card writes it. */
export function dayAhead(days: number, locale: Locale = 'et'): string {
  return formatDate(dayIn(days), locale);
}

interface Answer {
  readonly status?: number;
  /** JSON, or text as it is. */
  readonly body?: unknown;
  /** The response is sent when this resolves. */
  readonly after?: Promise<unknown>;
}

/** Answers lookups instead of the server.
 * @returns The bodies that were sent. */
export async function answerLookups(
  page: Page,
  answer: (count: number) => Answer,
): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.route('**/api/discharges', async (route) => {
    sent.push(route.request().postData() ?? '');
    const { status = 200, body = goodAnswer(), after } = answer(sent.length);
    await after;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    await route.fulfill({ status, contentType: 'application/json', body: text });
  });
  return sent;
}

/** A response like a content base's.
 * @param from Whether it is stale, and its time. */
export function goodAnswer(from: { readonly isStale?: boolean; readonly asOf?: string } = {}) {
  return {
    isDemonstration: false,
    isStale: false,
    asOf: new Date().toISOString(),
    ...from,
    discharges: [
      {
        contractNumber: '1234567',
        garbage: 'Biojäätmed',
        itemType: 'Konteiner',
        address: 'Tamme 1',
        date: addDays(tallinnDay(Date.now()), 2),
      },
    ],
  };
}

/** Yesterday, at the address of the demonstration's contract. */
export const missed: UnservedAddress = {
  id: '1',
  area: 'Harju maakond',
  city: 'Keila',
  address: 'Kase tänav 4',
  date: dayIn(-1),
  garbage: 'Segaolmejäätmed',
  reason: 'Ligipääs konteinerile oli suletud',
  newDate: dayIn(2),
};

/** Answers the list of unserved addresses instead of the server. */
export async function answerUnserved(
  page: Page,
  addresses: readonly UnservedAddress[] | 'failing',
): Promise<void> {
  await page.route('**/api/unserved', (route) =>
    addresses === 'failing'
      ? route.fulfill({ status: 502, json: {} })
      : route.fulfill({
          json: { isDemonstration: true, isStale: false, asOf: new Date().toISOString(), addresses },
        }),
  );
}

/** Looks up the demonstration's contract with nine days. */
export async function lookUp(page: Page, locale: Locale): Promise<void> {
  const { field, cards } = lookupOn(page);
  await page.goto(lookupPath(locale));
  await field.fill('1000003');
  await page.keyboard.press('Enter');
  await cards.first().waitFor();
}
