/** Network behaviour of the collection-day lookup: what is loaded, sent, cached and shown. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { answerLookups, dayAhead, goodAnswer, lookupOn, shownDays } from './site/lookup-page.ts';
import {
  gate,
  recordErrors,
  recordScripts,
  recordShift,
  requestsAreSeen,
  translate,
} from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const path = '/en/customer-support/next-shipping-day';
const minute = 60_000;

async function lookUp(page: Page, number: string): Promise<void> {
  await lookupOn(page).field.fill(number);
  await page.keyboard.press('Enter');
}

test.skipIf(isWithoutBrowser)(
  'React is loaded when the form is touched, and nothing moves and nothing typed is lost when it comes',
  async () => {
    await visit(phone, async (page) => {
      const scripts = recordScripts(page);
      const shift = await recordShift(page);
      for (const home of ['/', path]) {
        await page.goto(home);
        const { field, submit } = lookupOn(page);
        await page.waitForLoadState('networkidle');
        const before = scripts.length;
        expect(scripts.filter((url) => /client|hydrate|Lookup\./u.test(url))).toEqual([]);
        await field.focus();
        await page.keyboard.type('12');
        await expect.poll(() => scripts.length).toBeGreaterThan(before + 3);
        await page.keyboard.type('34');
        await field.fill(await field.inputValue());
        expect(await field.inputValue()).toBe('1234');
        await field.fill('');
        await expect.poll(() => submit.isDisabled()).toBe(true);
        expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await shift()).toBe(0);
        scripts.length = 0;
      }
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a number in the address is looked up at once and reaches no other address and no Referer',
  async () => {
    await visit(desktop, async (page) => {
      const given: string[] = [];
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) given.push(`${request.url()} ${request.headers().referer ?? ''}`);
      });
      await page.goto(`${path}?contractNumber=L%201000002&from=bill#contract-number`);
      const { field, cards } = lookupOn(page);
      await cards.first().waitFor();
      expect(await field.inputValue()).toBe('L 1000002');
      expect(new URL(page.url()).href).toBe(`${origin}${path}?from=bill#contract-number`);
      const click = page.waitForRequest((request) => request.isNavigationRequest());
      await page.locator('.site-footer a[href="/en/about"]').click();
      given.push(JSON.stringify((await click).headers()));
      expect(given.some((line) => line.includes('/api/discharges'))).toBe(true);
      expect(given.filter((line) => line.includes('100000'))).toEqual([]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'while it loads the form cannot be sent, and the loading screen is shown',
  async () => {
    await visit(desktop, async (page) => {
      const answer = gate();
      const sent = await answerLookups(page, () => ({ after: answer.isOpen }));
      await page.goto(path);
      const { submit, loading, cards } = lookupOn(page);
      await lookUp(page, '1234567');
      await loading.waitFor();
      expect(await submit.isDisabled()).toBe(true);
      await page.keyboard.press('Enter');
      answer.open();
      await cards.first().waitFor();
      expect(await submit.isEnabled()).toBe(true);
      expect(sent).toEqual(['{"contractNumber":"1234567"}']);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'an answer is kept: neither focus nor reconnecting nor showing it again asks again within ten minutes',
  async () => {
    await visit(desktop, async (page) => {
      const sent = await answerLookups(page, () => ({}));
      await serverFollowsPage(page);
      await page.clock.install({ time: Date.now() });
      await page.goto(path);
      const { cards, refusal } = lookupOn(page);
      for (const number of ['1234567', '7654321', '1234567', 'abc', '1234567', '1234567']) {
        await lookUp(page, number);
        await (number === 'abc' ? refusal : cards.first()).waitFor();
      }
      expect(sent).toHaveLength(2);
      await page.clock.runFor(9 * 60_000);
      for (const event of ['visibilitychange', 'online', 'focus']) {
        await page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
      }
      await lookUp(page, '1234567');
      await requestsAreSeen(page);
      expect(sent).toHaveLength(2);
      await page.clock.runFor(60_000);
      await lookUp(page, '1234567');
      await expect.poll(() => sent.length).toBe(3);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a failure is told by its reason, is not tried again by itself, and is asked again on demand',
  async () => {
    const answers = [
      { status: 502, body: {}, message: 'could not load the dates' },
      { status: 429, body: {}, message: 'Too many requests' },
      { status: 200, body: '{"discharges":', message: 'could not load the dates' },
      { status: 200, body: { discharges: [] }, message: 'could not load the dates' },
    ];
    await visit(desktop, async (page) => {
      const sent = await answerLookups(page, (count) => answers[count - 1] ?? {});
      await serverFollowsPage(page);
      await page.clock.install();
      await page.goto(path);
      const { answer, cards, loading } = lookupOn(page);
      await lookUp(page, '1234567');
      const failed = answer.locator('.answer-failed');
      for (const [index, { message }] of answers.entries()) {
        await failed.waitFor();
        expect(await failed.innerText()).toContain(message);
        await page.clock.runFor(minute);
        await requestsAreSeen(page);
        expect(sent).toHaveLength(index + 1);
        await failed.locator('button').click();
        await loading.waitFor({ state: 'detached' });
      }
      await cards.first().waitFor();
      expect(await shownDays(page)).toEqual([dayAhead(2, 'en')]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'without a connection the form says so, and looks up again when it is sent again',
  async () => {
    await visit(desktop, async (page) => {
      await page.goto(path);
      const { field, submit, answer, cards } = lookupOn(page);
      await field.focus();
      await expect.poll(() => submit.isDisabled()).toBe(true);
      await page.context().setOffline(true);
      await lookUp(page, '1000002');
      await expect.poll(() => answer.innerText()).toContain('There is no connection.');
      await page.context().setOffline(false);
      await lookUp(page, '1000002');
      await cards.first().waitFor();
    });
  },
);

test.skipIf(isWithoutBrowser)('a stale answer is shown with the time of the last good one', async () => {
  await visit(desktop, async (page) => {
    await answerLookups(page, () => ({
      body: goodAnswer({ isStale: true, asOf: '2026-11-18T10:00:00Z' }),
    }));
    await page.goto(`${path}?contractNumber=1234567`);
    const { answer, cards } = lookupOn(page);
    await cards.first().waitFor();
    expect((await answer.innerText()).replaceAll('\u00a0', ' ')).toContain('18 November 2026, 12:00');
    expect(await answer.innerText()).not.toContain('demonstration');
  });
});

test.skipIf(isWithoutBrowser)(
  'a form that is sent before its code has arrived is answered when it has, and goes to the server when it never does',
  async () => {
    for (const isLost of [false, true]) {
      await visit(phone, async (page) => {
        const code = gate();
        await page.route('**/_astro/hydrate.*.js', async (route) => {
          await code.isOpen;
          await (isLost ? route.abort() : route.continue());
        });
        await page.goto('/en');
        await lookUp(page, '1000002');
        code.open();
        if (isLost) await page.waitForURL((url) => url.pathname === path);
        else await lookupOn(page).cards.first().waitFor();
        expect(await lookupOn(page).field.inputValue()).toBe('1000002');
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'what is selected when React comes is what the next letter replaces',
  async () => {
    await visit(desktop, async (page) => {
      const { root, field, cards } = lookupOn(page);
      const code = gate();
      await page.route('**/_astro/hydrate.*.js', async (route) => {
        await code.isOpen;
        await route.continue();
      });
      await page.goto('/customer-support/next-shipping-day?contractNumber=1000003');
      await field.selectText();
      code.open();
      await cards.first().waitFor();
      expect(await root.getAttribute('aria-busy')).toBeNull();
      await page.keyboard.insertText('1000004');
      expect(await field.inputValue()).toBe('1000004');
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'where visits are counted the number is looked up on the page where they never are, out of the address',
  async () => {
    await visit(desktop, async (page) => {
      let counted = '';
      await page.route(`${origin}/en`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('class="lookup"', 'class="lookup" data-hands-over');
        counted = body;
        await route.fulfill({ response, body });
      });
      await page.goto('/en');
      await lookUp(page, '1000002');
      await lookupOn(page).cards.first().waitFor();
      expect(page.url()).toBe(`${origin}${path}`);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await page.route(`${origin}/en?contractNumber=L1000003`, (route) =>
        route.fulfill({ body: counted, contentType: 'text/html' }),
      );
      await page.goto('/en?contractNumber=L1000003');
      await page.waitForURL(`${origin}${path}`);
      await lookupOn(page).cards.first().waitFor();
      expect(page.url()).toBe(`${origin}${path}`);
    });
  },
);

test.skipIf(isWithoutBrowser)('a page that the browser has translated works as before', async () => {
  await visit(desktop, async (page) => {
    const errors = recordErrors(page);
    await page.goto('/en');
    await translate(page);
    const { field, submit, cards, pages, search, answer } = lookupOn(page);
    await field.focus();
    await expect.poll(() => submit.isDisabled()).toBe(true);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await lookUp(page, '1000003');
    await cards.first().waitFor();
    await translate(page);
    await pages.nth(3).click();
    expect(await shownDays(page)).toEqual([dayAhead(28, 'en')]);
    await search.fill('krokodill');
    await translate(page);
    await search.fill('');
    expect(await cards.count()).toBe(4);
    await lookUp(page, '1000001');
    await expect.poll(() => answer.innerText()).toContain('No collections are planned');
    expect(errors).toEqual([]);
  });
});
