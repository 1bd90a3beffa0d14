/** Network behaviour of the contact form: what is loaded, sent, stored and shown. */
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { answerForms, contactPath, fillQuestion, formOn } from './site/form-page.ts';
import { recordScripts, recordShift, translate } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const path = '/en/customer-support/contact-us';

test.skipIf(isWithoutBrowser)(
  'the script of the form is loaded when it is touched, without React, and nothing moves when it comes',
  async () => {
    await visit(phone, async (page) => {
      const scripts = recordScripts(page);
      const shift = await recordShift(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((script) => script.includes('live-form'))).toEqual([]);
      const { field } = formOn(page);
      await field('name').tap();
      await page.keyboard.type('Mari');
      await expect.poll(() => scripts.some((script) => script.includes('live-form'))).toBe(true);
      await expect.poll(() => field('desiredDay').getAttribute('min')).not.toBeNull();
      expect(scripts.filter((script) => /\/(?:client|hydrate|react)\./u.test(script))).toEqual([]);
      expect(await field('name').inputValue()).toBe('Mari');
      expect(await shift()).toBe(0);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a form is sent once however often its button is pressed, with the fields of its topic and no others',
  async () => {
    await visit(desktop, async (page) => {
      const answering = Promise.withResolvers<undefined>();
      const sent = await answerForms(page, () => ({ until: answering.promise }));
      await page.goto(path);
      const { field, status, submit, reference } = formOn(page);
      await fillQuestion(page);
      await field('topic').selectOption('5');
      await field('address').fill('Tamme 1');
      await field('topic').selectOption('3');
      await field('contractNumber').fill('L1234567');
      await submit.dblclick();
      await expect.poll(() => status.textContent()).toBe('Sending the form…');
      expect(await submit.getAttribute('aria-disabled')).toBe('true');
      await submit.click({ force: true });
      await field('subject').press('Enter');
      answering.resolve(undefined);
      await reference.waitFor();
      expect(await reference.textContent()).toBe('K7M4QX');
      expect(sent).toHaveLength(1);
      const names = [...(sent[0] ?? '').matchAll(/ name="([^"]+)"/gu)].map(([, name]) => name);
      expect(names.sort()).toEqual([
        'attachment',
        'contractNumber',
        'description',
        'email',
        'filledMs',
        'locale',
        'name',
        'phone',
        'subject',
        'topic',
        'website',
      ]);
    });
  },
);

const message = { et: 'Liiga palju', ru: 'Слишком много', en: 'Too many requests.' };

test.skipIf(isWithoutBrowser)(
  'a failing network is told by what it means for the message, and nothing is sent again by itself',
  async () => {
    const answers = [
      { status: 429, body: { isDemonstration: false, error: { code: 'too-many-requests', message } } },
      { status: 500, body: '<h1>Internal Server Error</h1>' },
      { status: 200, body: '{"reference":' },
      { status: 200, body: { reference: 7 } },
    ];
    const unclear = 'The server did not answer as it should';
    const status = ['Too many requests.', unclear, unclear, unclear];
    await visit(desktop, async (page) => {
      const sent = await answerForms(page, (count) => answers[count - 1] ?? {});
      await page.goto(path);
      const { field, summary, submit, again, reference } = formOn(page);
      await fillQuestion(page);
      for (const [index, text] of status.entries()) {
        await (index < 2 ? submit : again).click();
        await expect.poll(() => sent.length).toBe(index + 1);
        await summary.getByText(text).waitFor();
        expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await again.isVisible()).toBe(index > 0);
      }
      await page.context().setOffline(true);
      await again.click();
      await summary.getByText('There is no internet connection.').waitFor();
      expect(await field('description').inputValue()).toBe('Esimene rida\nTeine rida');
      await page.context().setOffline(false);
      await page.route('**/api/helpdesk', (route) => route.abort('connectionreset'), { times: 1 });
      await submit.click();
      await summary.getByText('The connection broke').waitFor();
      expect(sent).toHaveLength(4);
      await again.click();
      await reference.waitFor();
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'an address fills in the topic, the contract and the subject, and the contract number does not stay in it',
  async () => {
    await visit(desktop, async (page) => {
      const referrers: string[] = [];
      page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
      await page.goto(`${path}?topic=3&contractNumber=L%201000002`);
      const { field } = formOn(page);
      await expect.poll(() => field('contractNumber').inputValue()).toBe('L 1000002');
      expect(await field('topic').inputValue()).toBe('3');
      expect(page.url()).toBe(`${origin}${path}?topic=3`);
      await page.locator('.site-footer a[href="/en/about"]').click();
      expect(referrers.filter((referrer) => referrer.includes('1000002'))).toEqual([]);
      for (const [from, subject] of [
        ['/en/construction-waste/collect-transport-waste/241', 'Construction waste, area: Tallinn'],
        ['/en/home-customer/big-bag-collecting/252', 'Big bag, area: Tartu'],
        ['/en/construction-waste/collect-transport-waste', 'Construction waste container, 5\u00a0m³'],
      ] as const) {
        await page.goto(from);
        await page.locator('main a[href*="contact-us?topic=6"]').first().click();
        await expect.poll(() => field('subject').inputValue()).toBe(subject);
        expect(await field('topic').inputValue()).toBe('6');
      }
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a file of another kind or of more than 4 MB is refused before it is sent',
  async () => {
    await visit(desktop, async (page) => {
      const sent = await answerForms(page, () => ({}));
      await page.goto(contactPath('et'));
      const { field, fault, submit, summary, reference } = formOn(page);
      await fillQuestion(page);
      const choose = (name: string, bytes: number) =>
        field('attachment').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(bytes) });
      await choose('arve.exe', 10);
      await expect.poll(() => fault('attachment').textContent()).toContain('Seda faili ei saa lisada.');
      await choose('arve.pdf', 4 * 1024 * 1024 + 1);
      await expect
        .poll(() => fault('attachment').textContent())
        .toBe('Fail on liiga suur: 4,1\u00a0MB. Lubatud on kuni 4\u00a0MB.');
      await submit.click();
      await summary.waitFor();
      expect(sent).toHaveLength(0);
      await choose('arve.pdf', 1000);
      await expect.poll(() => fault('attachment').isVisible()).toBe(false);
      await submit.click();
      await reference.waitFor();
      expect(sent[0]).toContain('filename="arve.pdf"');
    });
  },
);

test.skipIf(isWithoutBrowser)('a page changed by a translator sends its form all the same', async () => {
  await visit(desktop, async (page) => {
    const sent = await answerForms(page, () => ({ status: 500, body: '' }));
    await page.goto(path);
    const { field, summary, submit } = formOn(page);
    await translate(page);
    await submit.click();
    await summary.waitFor();
    await translate(page);
    await fillQuestion(page);
    await field('topic').selectOption('10');
    await submit.click();
    await expect.poll(() => sent.length).toBe(1);
    await expect.poll(() => summary.locator('h2').textContent()).toBe('We got no confirmation');
  });
});

/** The object that the Turnstile script adds to a page. */
const turnstile = `window.turnstile = {
  render: (place, { sitekey, language }) => {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'cf-turnstile-response', value: sitekey + language + 1 });
    place.append(field);
    return 'widget';
  },
  reset: () => {
    document.querySelector('[name="cf-turnstile-response"]').value = 'renewed';
  },
};`;

test.skipIf(isWithoutBrowser)(
  'where a check by Turnstile is configured a form is sent with its token, and with a new one after a failure',
  async () => {
    await visit({ ...desktop, bypassCSP: true }, async (page) => {
      const sent = await answerForms(page, (count) => (count === 1 ? { status: 500, body: '' } : {}));
      await page.route('https://challenges.cloudflare.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: turnstile }),
      );
      await page.goto(path);
      // As on a page of a site with a configured site key.
      await page.locator('.posted-form > .actions').evaluate((actions) => {
        actions.insertAdjacentHTML('beforebegin', '<div class="form-check" data-site-key="key"></div>');
      });
      const { field, submit, again, reference } = formOn(page);
      await fillQuestion(page);
      await expect.poll(() => field('cf-turnstile-response').count()).toBe(1);
      await submit.click();
      await again.click();
      await reference.waitFor();
      expect(sent.map((body) => /cf-turnstile-response"\s+(\w+)/u.exec(body)?.[1])).toEqual([
        'keyen1',
        'renewed',
      ]);
    });
  },
);
