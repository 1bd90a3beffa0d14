/** The lookup under a guessing attack: browsers compute a proof of work in the background. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { infoPhone } from './site/company.ts';
import { locales } from '#platform/languages/locale.ts';
import { openClient, type Sent } from './site/client.ts';
import { dayAhead, lookupOn, lookupPath, shownDays } from './site/lookup-page.ts';
import { recordErrors, recordScripts } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

/** Limits for one address: 60 lookups a minute; within ten minutes, half of them may have unknown numbers. */
const client = await openClient({ RATE_LIMIT: '360' });
const calm = await openClient({ RATE_LIMIT: '360' });
afterAll(() => Promise.all([client.close(), calm.close()]));
const visit = openBrowser(client.origin);

const createGuess = (number: number): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify({ contractNumber: String(number) }),
});

const createPost = (typed: string): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams({ contractNumber: typed }).toString(),
});

beforeAll(async () => {
  for (let index = 0; index < 30; index += 1)
    await client.send('/api/discharges', createGuess(5_000_000 + index));
});

test('beyond the limit a script is given work to do, and a page without one says what to do', async () => {
  const asked = await client.send('/api/discharges', createGuess(1_000_002));
  expect(asked.status).toBe(428);
  expect(asked.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(asked.body)).toMatchObject({
    error: { code: 'proof-needed', challenge: { attempts: 2 ** 16 } },
  });
  const message = { et: 'Oodake mõni minut', ru: 'Подождите несколько минут', en: 'Wait a few minutes' };
  for (const locale of locales) {
    const { status, headers, body } = await client.send(lookupPath(locale), createPost('L1000002'));
    expect([status, headers['retry-after']]).toEqual([428, '60']);
    expect(body).toContain(message[locale]);
    expect(body).toContain(infoPhone);
    expect(body).toContain('value="L1000002"');
  }
});

test.skipIf(isWithoutBrowser)('a browser works for its answer unseen, off the main thread', async () => {
  await visit(desktop, async (page) => {
    const errors = recordErrors(page);
    const scripts = recordScripts(page);
    await page.goto(lookupPath('en'));
    const { field, cards, answer } = lookupOn(page);
    await field.fill('L1000002');
    await page.keyboard.press('Enter');
    await cards.first().waitFor();
    expect(await shownDays(page)).toEqual([dayAhead(2, 'en')]);
    expect(await answer.locator('.answer-failed').count()).toBe(0);
    expect(scripts.filter((url) => /\/(?:prove|proof-worker)[.-]/u.test(url)).length).toBeGreaterThan(1);
    // The browser logs the response that requests the proof.
    expect(errors.filter((text) => !text.includes('428'))).toEqual([]);
  });
});

test.skipIf(isWithoutBrowser)('who is not asked loads nothing for it', async () => {
  await visit({ ...desktop, baseURL: calm.origin }, async (page) => {
    const scripts = recordScripts(page);
    await page.goto(lookupPath('en'));
    const { field, cards } = lookupOn(page);
    await field.fill('L1000002');
    await page.keyboard.press('Enter');
    await cards.first().waitFor();
    expect(scripts.filter((url) => /prove|proof/u.test(url))).toEqual([]);
  });
});

test.skipIf(isWithoutBrowser)('a browser that cannot do the work says when to try again', async () => {
  await visit(desktop, async (page) => {
    await page.route('**/_astro/*proof-worker*', (route) => route.abort());
    await page.goto(lookupPath('en'));
    const { field, answer } = lookupOn(page);
    await field.fill('L1000002');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => answer.innerText())
      .toContain(`Wait a few minutes and try again, or call ${infoPhone}.`);
  });
});
