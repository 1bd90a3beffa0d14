/** Page object of a form that is sent to the company. */
import type { Page } from 'playwright-core';
import type { Locale } from '#platform/languages/locale.ts';

export function pathIn(locale: Locale, path: string): string {
  return (locale === 'et' ? '' : `/${locale}`) + path;
}

export const contactPath = (locale: Locale): string => pathIn(locale, '/customer-support/contact-us');

export function formOn(page: Page) {
  const form = page.locator('.posted-form');
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    /** Message next to a field. */
    fault: (name: string) => form.locator(`[data-field="${name}"] .field-fault`),
    summary: form.locator('.form-summary'),
    submit: form.locator('button[type="submit"]'),
    again: form.locator('.form-again'),
    status: form.locator('.form-status'),
    reference: page.locator('.sent-reference strong'),
  };
}

/** Fills in a message without a specific topic. */
export async function fillQuestion(page: Page, subject = 'Tere'): Promise<void> {
  const { field } = formOn(page);
  await field('topic').selectOption('10');
  await field('name').fill('Mari Näide');
  await field('email').fill('mari@example.ee');
  await field('subject').fill(subject);
  await field('description').fill('Esimene rida\nTeine rida');
}

/** Moves the start of filling in the form back by a minute: a person needs longer than a test. */
export async function beginEarlier(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['ticket', 'septic-order', 'helpdesk']) {
      const draft = { startedAt: Date.now() - 60_000, values: {} };
      if (sessionStorage.getItem('begun') === null)
        sessionStorage.setItem(`draft:${name}`, JSON.stringify(draft));
    }
    sessionStorage.setItem('begun', '');
  });
}

interface Answer {
  readonly status?: number;
  /** JSON, or text as it is. */
  readonly body?: unknown;
  /** The response waits for it. */
  readonly until?: Promise<void>;
}

const sentAnswer = {
  isDemonstration: false,
  isStale: false,
  asOf: '2026-11-18T10:00:00.000Z',
  reference: 'K7M4QX',
} as const;

/** Answers forms instead of the server.
 * @returns The bodies that were sent. */
export async function answerForms(page: Page, answer: (count: number) => Answer): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.route('**/api/helpdesk', async (route) => {
    sent.push(route.request().postDataBuffer()?.toString('utf8') ?? '');
    const { status = 200, body = sentAnswer, until } = answer(sent.length);
    await until;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    await route.fulfill({ status, contentType: 'application/json', body: text });
  });
  return sent;
}
