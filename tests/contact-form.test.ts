/** User tests of the contact form with the demo data. */
import { afterAll, expect, test } from 'vitest';
import { cutOffTime } from '#shell/company/business-rules.ts';
import { locales } from '#platform/languages/locale.ts';
import { findTopic, ticketTopics } from '#features/forms/ticket.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { beginEarlier, contactPath, fillQuestion, formOn } from './site/form-page.ts';
import { loadPages } from './site/pages.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const pages = (await loadPages()).filter(({ path }) => path === '/customer-support/contact-us');

/** Texts of a field's options, without the placeholder. */
function listOptions(name: string) {
  return pages.map(({ locale, document }) => {
    const options = document.querySelectorAll(`#form-${name} option`).slice(1);
    return [locale, options.map((option) => option.textContent.replaceAll('\u00a0', ' ').trim())] as const;
  });
}

test('the contact form has every field of the specification, in each language', () => {
  expect(pages.map(({ locale }) => locale).sort()).toEqual(['en', 'et', 'ru']);
  for (const { document } of pages) {
    const fields = document.querySelectorAll('.posted-form [data-field]');
    expect(fields.map((field) => field.getAttribute('data-field'))).toEqual([
      ...'topic contractNumber area address wasteType containerType containerCount hasPackedWaste'.split(' '),
      ...'desiredDay name phone email subject description attachment'.split(' '),
    ]);
  }
});

test('the municipalities, waste types, containers and counts of the specification can be chosen', () => {
  const lengths = { topic: 10, area: 78, wasteType: 12, containerType: 16, containerCount: 6 };
  for (const [name, length] of Object.entries(lengths)) {
    for (const [locale, options] of listOptions(name)) {
      expect([name, locale, new Set(options).size]).toEqual([name, locale, length]);
    }
  }
  const chosen = (name: string) => Object.fromEntries(listOptions(name));
  expect([chosen('area').et, chosen('area').en].map((names) => names?.includes('Maardu linn'))).toEqual([
    true,
    true,
  ]);
  expect(chosen('area').ru).toContain('Маарду (Maardu linn)');
  expect(chosen('wasteType').en).toEqual([
    'Mixed municipal waste',
    'Paper and cardboard',
    'Mixed packaging',
    'Paper and cardboard packaging',
    'Plastic packaging',
    'Bulky waste',
    'Garden waste',
    'Bio-waste',
    'Glass packaging',
    'Electronics',
    'Clothes and textiles',
    'Hazardous waste',
  ]);
  const [bag, ...containers] = chosen('containerType').et ?? [];
  expect(bag).toMatch(/kott/u);
  expect(containers.map((name) => /(?<=\()[\d,]+/u.exec(name)?.[0])).toEqual([
    ...'0,08 0,14 0,24 0,37 0,66 0,8 1,1 1,5 2,5 4,5 0,8 1,3 2 3 5'.split(' '),
  ]);
  expect(chosen('containerCount').ru).toEqual(['1', '2', '3', '4', '5', '6']);
});

test.skipIf(isWithoutBrowser)(
  'each topic shows its own fields and marks those that it needs, without JavaScript',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto(contactPath('et'));
      const { form, field } = formOn(page);
      const shown = (selector: string) =>
        form.locator(`[data-topics] ${selector}`).evaluateAll((found) => {
          const visible = found.filter((element) => element.checkVisibility());
          return visible.map((element) => element.closest<HTMLElement>('[data-field]')?.dataset.field);
        });
      expect(await shown('[data-field]')).toEqual([]);
      for (const { id } of Object.values(ticketTopics)) {
        await field('topic').selectOption(String(id));
        const { needs = [], offers = [] } = findTopic(String(id)) ?? {};
        expect([id, await shown('.field-name')]).toEqual([id, expect.arrayContaining([...needs, ...offers])]);
        expect([id, await shown('.field-name')]).toHaveProperty('1.length', needs.length + offers.length);
        expect([id, (await shown('.needed')).sort()]).toEqual([id, [...needs].sort()]);
      }
    });
  },
);

const minuteMs = 60_000;

/** Messages when only the topic of an order is filled in. */
const words = {
  et: {
    count: 'Parandage 11 välja',
    missing: 'Sisestage aadress.',
    last: `esmaspäev, 23.11.2026 kell ${cutOffTime}`,
  },
  ru: {
    count: 'Исправьте 11 полей',
    missing: 'Введите адрес.',
    last: `понедельник, 23.11.2026, ${cutOffTime}`,
  },
  en: {
    count: 'Correct 11 fields',
    missing: 'Enter the address.',
    last: `Monday, 23\u00a0November 2026, ${cutOffTime}`,
  },
} as const;

test.skipIf(isWithoutBrowser)(
  'an order without its fields is not sent: a summary with the focus and a sentence beside each field say why, in each language',
  async () => {
    const found: string[] = [];
    for (const locale of drivenLocales) {
      const colorScheme = locale === 'ru' ? 'dark' : 'light';
      await visit({ viewport: { width: 320, height: 640 }, colorScheme, ...still }, async (page) => {
        const posts: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') posts.push(request.url());
        });
        await serverFollowsPage(page);
        // Saturday: the earliest day is Tuesday, to be ordered on Monday.
        await page.clock.setFixedTime('2026-11-21T10:00:00Z');
        await page.goto(contactPath(locale));
        const { field, fault, form, summary, submit } = formOn(page);
        await field('topic').selectOption('5');
        await form.locator('.day-hint', { hasText: words[locale].last }).waitFor();
        expect(await field('desiredDay').getAttribute('min')).toBe('2026-11-24');
        await submit.click();
        await summary.waitFor();
        expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await summary.locator('h2').textContent()).toBe(words[locale].count);
        expect(await summary.locator('li').count()).toBe(11);
        expect(await fault('address').textContent()).toBe(words[locale].missing);
        expect(await field('address').getAttribute('aria-invalid')).toBe('true');
        found.push(...(await audit(page, contactPath(locale))));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        expect(posts).toEqual([]);
      });
    }
    expect(found).toEqual([]);
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'a day can be ordered until the cut-off on the working day before, and the form says until when',
    async () => {
      await visit(desktop, async (page) => {
        await serverFollowsPage(page);
        // Friday, a minute before the cut-off in Tallinn.
        const friday = Date.parse(`2026-11-20T${cutOffTime}:00+02:00`);
        await page.clock.setFixedTime(friday - minuteMs);
        await page.goto('/en/customer-support/contact-us?topic=5');
        const { field, fault, form, submit, summary } = formOn(page);
        const day = field('desiredDay');
        const hint = form.locator('.day-hint');
        await expect.poll(() => hint.textContent()).toContain('Saturday, 21\u00a0November 2026');
        const faultFor = async (typed: string) => {
          await day.fill(typed);
          await submit.click();
          await summary.waitFor();
          return (await fault('desiredDay').isVisible()) ? fault('desiredDay').textContent() : undefined;
        };
        expect(await faultFor('2026-11-23')).toBeUndefined();
        expect(await hint.textContent()).toContain(`until Friday, 20\u00a0November 2026, ${cutOffTime}`);
        await page.clock.setFixedTime(friday + minuteMs);
        expect(await faultFor('2026-11-23')).toContain(
          'The earliest possible day is Tuesday, 24\u00a0November 2026',
        );
        // Between Christmas and the new year no working day is left.
        await page.clock.setFixedTime(Date.parse(`2026-12-23T${cutOffTime}:00+02:00`) + minuteMs);
        expect(await faultFor('2026-12-28')).toContain('Tuesday, 29\u00a0December 2026');
        expect(await faultFor('2026-12-29')).toBeUndefined();
      });
    },
  );

test.skipIf(isWithoutBrowser)(
  'a message is written and sent with the keyboard, and the next page has its number',
  async () => {
    await visit(desktop, async (page) => {
      await beginEarlier(page);
      await page.goto('/ru/customer-support/contact-us');
      const { field, summary, reference } = formOn(page);
      await field('topic').focus();
      await page.keyboard.press('End');
      expect(await field('topic').inputValue()).toBe('10');
      for (const text of ['', 'Mari Näide', '', 'mari@example', 'Tere', 'Esimene rida']) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
      await summary.waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await field('email').evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('End');
      await page.keyboard.type('.ee');
      await expect.poll(() => field('email').getAttribute('aria-invalid')).toBeNull();
      await page.keyboard.press('Enter');
      await reference.waitFor();
      expect(await reference.textContent()).toMatch(/^[2-9A-Z]{6}$/u);
      expect(new URL(page.url()).pathname).toBe('/ru/customer-support/contact-us/submitted');
      expect(await page.locator('#demonstration').isVisible()).toBe(true);
      await page.goBack();
      expect(await field('subject').inputValue()).toBe('');
      await page.reload();
      expect(await field('subject').inputValue()).toBe('');
    });
  },
);

/** Outcomes of the demo subjects, in each language. */
const outcomes = {
  'demo fields': {
    et: 'ei võtnud mõnda välja vastu',
    ru: 'не приняла одно из полей',
    en: 'did not accept one',
  },
  'demo refused': {
    et: 'ei võtnud kirja vastu',
    ru: 'не приняла сообщение',
    en: 'did not accept the message',
  },
  'demo expired': { et: 'ei vastanud õigel ajal', ru: 'истекло', en: 'expired' },
  'demo down': { et: 'ei vasta', ru: 'не отвечает', en: 'does not answer' },
  'demo unconfirmed': { et: 'kinnitust ei tulnud', ru: 'подтверждение не пришло', en: 'not confirmed' },
} as const;

test.skipIf(isWithoutBrowser)(
  'every way in which a message may fail is told in words and marked as a demonstration, and what was typed stays',
  async () => {
    const useAll = locales.map((locale) =>
      visit(phone, async (page) => {
        await beginEarlier(page);
        await page.goto(contactPath(locale));
        const { field, fault, summary, submit, again, reference } = formOn(page);
        await fillQuestion(page);
        // Every outcome in one language, and the last one in each.
        for (const [subject, message] of Object.entries(outcomes).slice(locale === 'et' ? 0 : -1)) {
          await field('subject').fill(subject);
          await submit.tap();
          await summary.getByText(message[locale]).first().waitFor();
          expect(await summary.textContent()).toMatch(/näidis|демонстрация|demonstration/u);
          expect(await field('description').inputValue()).toBe('Esimene rida\nTeine rida');
          expect([subject, await fault('email').isVisible()]).toEqual([subject, subject === 'demo fields']);
        }
        expect(await summary.textContent()).toMatch(/: [2-9A-Z]{6}/u);
        await field('subject').fill('Tere');
        await submit.tap({ force: true });
        expect(await summary.isVisible()).toBe(true);
        await again.tap();
        await reference.waitFor();
      }),
    );
    await Promise.all(useAll);
  },
);

test.skipIf(isWithoutBrowser)(
  'what is typed outlives a reload, another page and another language, and stays on the device',
  async () => {
    await visit(desktop, async (page) => {
      await page.goto(contactPath('et'));
      const { field, form } = formOn(page);
      // The script of the form, which keeps what is typed, comes with the first touch and sets the earliest day.
      await field('name').focus();
      await expect.poll(() => field('desiredDay').getAttribute('min')).not.toBeNull();
      await fillQuestion(page, 'Minu küsimus');
      await field('topic').selectOption('5');
      await field('hasPackedWaste').last().check();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:ticket'))).toContain('"no"');
      const look = async () => {
        await expect.poll(() => field('subject').inputValue()).toBe('Minu küsimus');
        expect(await field('topic').inputValue()).toBe('5');
        expect(await form.locator('[name="hasPackedWaste"]:checked').inputValue()).toBe('no');
      };
      await page.reload();
      await look();
      await page.goto('/about');
      await page.goBack();
      await look();
      await page.goto(contactPath('ru'));
      await look();
      expect(await page.evaluate(() => [localStorage.length, document.cookie.includes('Minu')])).toEqual([
        0,
        false,
      ]);
    });
  },
);
