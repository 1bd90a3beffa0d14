/** What fields of forms say: each names what it lacks, by script and without one. */
import { afterAll, expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { missingFieldTexts } from '#features/forms/missing-messages.ts';
import { openClient } from './site/client.ts';
import { contactPath, formOn } from './site/form-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';
import { isThorough } from './site/driven.ts';

const client = await openClient();
afterAll(client.close);
const visit = openBrowser(client.origin);

test('a form that is sent without JavaScript comes back with the same sentences, in each language', async () => {
  for (const locale of locales) {
    const sent = { locale, topic: '3', email: 'mari', subject: ' ', description: 'Tere', name: 'Mari' };
    const { body, status } = await client.send('/api/helpdesk', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
      },
      body: new URLSearchParams(sent).toString(),
    });
    expect(status).toBe(400);
    for (const name of ['contractNumber', 'subject'] as const)
      expect(body).toContain(`>${missingFieldTexts[name][locale]}</`);
    const email = { et: 'E-posti aadress ei ole täielik', ru: 'неполн', en: 'is not complete' };
    expect(body).toContain(email[locale]);
    const message = { et: 'Mõni vajalik väli on tühi', ru: 'Не заполнено', en: 'A required field is empty' };
    expect(body).toContain(message[locale]);
  }
});

test.skipIf(isWithoutBrowser)(
  "a date that does not exist says 'Invalid date' where a date is asked for",
  async () => {
    for (const [path, name, topic] of [
      ['/en/customer-support/contact-us', 'desiredDay', '5'],
      ['/en/home-customer/ordering-fecal-transport', 'day', undefined],
    ] as const) {
      await visit(desktop, async (page) => {
        await page.goto(path);
        const { field, fault, submit } = formOn(page);
        if (topic !== undefined) await field('topic').selectOption(topic);
        await field('name').focus();
        // The script has come: it sets the limits of the day.
        await expect.poll(() => field(name).getAttribute('min')).not.toBeNull();
        await field(name).focus();
        await page.keyboard.type('31');
        await page.keyboard.press('Tab');
        await submit.click();
        await expect.poll(() => fault(name).textContent()).toBe('Invalid date. Enter a real date.');
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  "a field's error goes when its value becomes valid, beside it and from the summary, also when the topic makes it so",
  async () => {
    await visit(desktop, async (page) => {
      await page.goto(contactPath('en'));
      const { field, fault, submit, summary } = formOn(page);
      const left = () => summary.locator('li a').allTextContents();
      await submit.click();
      await expect.poll(left).toEqual(['Topic:', 'Name:', 'Phone:', 'Subject:', 'Description:']);
      await field('topic').selectOption('10');
      await field('name').fill('Mari');
      expect(await fault('topic').isVisible()).toBe(false);
      expect(await left()).toEqual(['Phone:', 'Subject:', 'Description:']);
      expect(await summary.locator('h2').textContent()).toBe('Correct 3 fields');
      // What is wrong with it now.
      await field('email').fill('mari');
      await field('subject').fill('Tere');
      expect(await left()).toEqual(['Email:', 'Description:']);
      expect(await summary.locator('li span').first().textContent()).toBe(await fault('email').textContent());
      await field('email').fill('mari@example.ee');
      await field('description').fill('Tere');
      expect(await summary.isVisible()).toBe(false);

      await field('topic').selectOption('5');
      await submit.click();
      await expect.poll(() => fault('address').isVisible()).toBe(true);
      // This topic asks for no address.
      await field('topic').selectOption('10');
      expect(await left()).toEqual([]);
      await field('topic').selectOption('5');
      expect(await fault('address').isVisible()).toBe(false);
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'no empty field that is needed says a sentence that another field says, but for phone and email',
    async () => {
      for (const locale of locales) {
        await visit(desktop, async (page) => {
          await page.goto(contactPath(locale));
          const { field, form, summary, submit } = formOn(page);
          await field('topic').selectOption('5');
          await submit.click();
          await summary.waitFor();
          const messages = await form.locator('.field-fault:visible').allTextContents();
          expect([messages.length, new Set(messages).size]).toEqual([12, 11]);
        });
      }
    },
  );

test.skipIf(isWithoutBrowser)(
  'a cancellation asks which collection is cancelled, and says what happens then',
  async () => {
    const words = {
      et: ['Tühjendus, mille soovite ära jätta', 'Sel päeval me konteinerit ei tühjenda.'],
      ru: ['Вывоз, от которого вы отказываетесь', 'В этот день мусор не вывезут.'],
      en: ['Collection to cancel', 'We will not empty the container on that day.'],
    } as const;
    for (const locale of locales) {
      await visit(desktop, async (page) => {
        await page.goto(contactPath(locale));
        const { field, form, summary, submit } = formOn(page);
        await field('topic').selectOption('26');
        const [label, note] = words[locale];
        const shown = form.locator('[data-field="desiredDay"] .field-name:visible');
        expect((await shown.allTextContents()).map((text) => text.trim())).toEqual([label]);
        expect(await form.locator('.hint:visible', { hasText: note }).count()).toBe(1);
        for (const name of ['containerCount', 'hasPackedWaste'])
          expect(await field(name).first().isVisible()).toBe(false);
        await submit.click();
        await summary.waitFor();
        expect(await summary.innerText()).toContain(`${label}:`);
      });
    }
  },
);
