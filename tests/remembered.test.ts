/** Contracts that a device remembers: what a visitor does with them. */
import { afterAll, expect, test } from 'vitest';
import { rememberedKey } from '#shell/browser/device-keys.ts';
import { formatMoment } from '#shell/time/format-moment.ts';
import { wasteSign } from '#shell/waste/waste-signs.ts';
import { openClient } from './site/client.ts';
import { answerLookups, dayAhead, goodAnswer, lookupOn, lookupPath } from './site/lookup-page.ts';
import { recordScripts, requestsAreSeen } from './site/page-probes.ts';
import {
  ageAnswers,
  changeNoted,
  homePath,
  openWithDays,
  focusOn,
  rememberContract,
  rememberedOn,
  shownLines,
  storedContracts,
  storeText,
} from './site/remembered-page.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, send, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** Names of two contracts, and how their next days are shown. */
const words = {
  et: {
    names: ['Kodu', 'Suvila'],
    days: ['Täna', 'Homme'],
    waste: ['Segaolmejäätmed', 'Biojäätmed'],
    asOf: 'Seisuga',
    old: 'Ühendust ei ole. Kodu: päevad on seisuga',
    none: 'Kodu: tulevasi tühjendusi ei ole (seisuga',
    failed: 'Kodu: päevi ei õnnestunud laadida. Andmeid ei õnnestunud laadida.',
  },
  ru: {
    names: ['Дом', 'Дача'],
    days: ['Сегодня', 'Завтра'],
    waste: ['Смешанные бытовые отходы', 'Биоотходы'],
    asOf: 'По состоянию на',
    old: 'Нет связи. Дом: дни указаны по состоянию на',
    none: 'Дом: предстоящих вывозов нет (по состоянию на',
    failed: 'Дом: дни вывоза загрузить не удалось. Данные загрузить не удалось.',
  },
  en: {
    names: ['Home', 'Summer house'],
    days: ['Today', 'Tomorrow'],
    waste: ['Mixed municipal waste', 'Bio-waste'],
    asOf: 'As of',
    old: 'There is no connection. Home: the days are as of',
    none: 'Home: no collections are planned (as of',
    failed: 'Home: the days could not be loaded. We could not load the dates.',
  },
} as const;

test.skipIf(isWithoutBrowser)(
  'contracts that were ticked stand as one list by day above the form, on the home page and the page of the lookup, in each language',
  async () => {
    for (const locale of drivenLocales) {
      const { names, days, waste, asOf } = words[locale];
      await visit(desktop, async (page) => {
        await rememberContract(page, '1000003', { name: names[0], locale });
        await rememberContract(page, '1000002', { name: names[1], locale });
        for (const path of [homePath(locale), lookupPath(locale)]) {
          await openWithDays(page, path);
          const lines = await shownLines(page);
          expect(lines.slice(0, 2)).toEqual(
            [0, 1].map((ahead) => {
              const date = dayAhead(ahead, locale).replaceAll('\u00a0', ' ');
              return `${days[ahead] ?? ''} ${date} | ${waste[ahead] ?? ''}, ${names[0]}`;
            }),
          );
          expect(lines[2]).toContain(`${waste[0]}, ${names[1]}`);
          const { root, notes } = rememberedOn(page);
          expect(await notes.innerText()).toContain(asOf);
          const bin = root.locator('.remembered-days li li > .waste-bin > path').first();
          expect(await bin.getAttribute('fill')).toBe(wasteSign('mixed').colour);
          const [list, form] = [await root.boundingBox(), await lookupOn(page).root.boundingBox()];
          expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(form?.y ?? 0);
        }
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'without the tick nothing is stored, and the next page neither asks nor loads anything',
  async () => {
    await visit(desktop, async (page) => {
      await page.goto(lookupPath('et'));
      await lookupOn(page).field.fill('1000003');
      await page.keyboard.press('Enter');
      const { tick, root } = rememberedOn(page);
      await tick.waitFor();
      expect(await tick.isChecked()).toBe(false);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      const scripts = recordScripts(page);
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((url) => /show-remembered|live-lookup/u.test(url))).toEqual([]);
      expect(await root.count()).toBe(0);
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'a fresh answer is not asked for again, an older one is, with the number in the body',
    async () => {
      await visit(desktop, async (page) => {
        const sent = await answerLookups(page, () => ({}));
        await rememberContract(page, '1234567');
        await openWithDays(page, '/');
        await requestsAreSeen(page);
        expect(sent).toHaveLength(1);
        await ageAnswers(page);
        await openWithDays(page, '/');
        expect(sent).toEqual(Array(2).fill('{"contractNumber":"1234567"}'));
      });
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'without a connection the last answer is shown with its time, until it is asked for again',
    async () => {
      for (const locale of drivenLocales) {
        await visit(phone, async (page) => {
          const asOf = new Date(Date.now() - 3_600_000).toISOString();
          await answerLookups(page, () => ({ body: goodAnswer({ asOf }) }));
          await rememberContract(page, '1234567', { name: words[locale].names[0], locale });
          await ageAnswers(page);
          await page.unroute('**/api/discharges');
          await page.route('**/api/discharges', async (route) => {
            await page.context().setOffline(true);
            await route.continue();
          });
          await openWithDays(page, homePath(locale));
          const { days, notes, again } = rememberedOn(page);
          expect(await days.count()).toBe(1);
          expect(await notes.innerText()).toContain(`${words[locale].old} ${formatMoment(asOf, locale)}`);
          await page.unroute('**/api/discharges');
          await page.context().setOffline(false);
          await answerLookups(page, () => ({}));
          await again.click();
          await expect.poll(() => notes.innerText()).toMatch(new RegExp(`^${words[locale].asOf}`, 'u'));
          expect(await again.isVisible()).toBe(false);
        });
      }
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'no emptyings planned, and no answer at all, are told in words, in each language',
    async () => {
      for (const locale of drivenLocales) {
        await visit(desktop, async (page) => {
          await rememberContract(page, '1000003', { name: words[locale].names[0], locale });
          await answerLookups(page, () => ({ body: { ...goodAnswer(), discharges: [] } }));
          await ageAnswers(page);
          await openWithDays(page, homePath(locale));
          const { days, notes } = rememberedOn(page);
          expect(await notes.innerText()).toContain(words[locale].none);
          expect(await days.count()).toBe(0);
          await changeNoted(page, () => '{}');
          await answerLookups(page, () => ({ status: 502, body: {} }));
          await openWithDays(page, homePath(locale));
          expect(await notes.innerText()).toContain(words[locale].failed);
        });
      }
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'a moved day tells its usual one, and an answer of old time says so',
    async () => {
      await visit(desktop, async (page) => {
        const answer = goodAnswer({ isStale: true, asOf: '2026-01-02T10:00:00.000Z' });
        const discharges = answer.discharges.map((discharge) => ({
          ...discharge,
          plannedDate: '2026-01-01',
        }));
        await answerLookups(page, () => ({ body: { ...answer, discharges } }));
        await rememberContract(page, '1234567', { locale: 'en', name: 'Home' });
        await openWithDays(page, '/en');
        const { notes, again } = rememberedOn(page);
        expect((await shownLines(page))[0]).toContain('Moved from 1 January 2026');
        expect((await notes.innerText()).replaceAll('\u00a0', ' ')).toBe(
          'We could not load newer dates. Home: the days are as of 2 January 2026, 12:00 and may have changed.',
        );
        expect(await again.isVisible()).toBe(true);
      });
    },
  );

test.skipIf(isWithoutBrowser)(
  'contracts are renamed and forgotten, one or all, with the keyboard alone, and nothing stays stored',
  async () => {
    await visit(desktop, async (page) => {
      await rememberContract(page, '1000003');
      const { tick, name, outcome, contracts, root } = rememberedOn(page);
      expect(await name.inputValue()).toBe('Kase tn 4');
      await focusOn(tick);
      await page.keyboard.press('Space');
      await expect.poll(() => outcome.innerText()).toBe('Leping on sellest seadmest kustutatud.');
      expect(await storedContracts(page)).toBeNull();
      await page.keyboard.press('Space');
      await name.waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Kodu');
      for (const number of ['1000002', '1000005']) await rememberContract(page, number);
      await openWithDays(page, '/');
      await focusOn(contracts.locator('summary'));
      await page.keyboard.press('Enter');
      expect(await contracts.locator('li').allInnerTexts()).toHaveLength(3);
      for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
      const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
      expect(await focused()).toBe('Unusta: Kodu');
      await page.keyboard.press('Enter');
      expect(await focused()).toBe('Unusta: Kevade tn 9');
      expect(await root.innerText()).toContain('Leping on sellest seadmest kustutatud: Kodu.');
      expect(await storedContracts(page)).not.toContain('1000003');
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Unusta kõik');
      await page.keyboard.press('Enter');
      const gone = 'See seade ei mäleta enam ühtegi lepingut.';
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(gone);
      expect(await storedContracts(page)).toBeNull();
      await page.reload();
      expect(await root.count()).toBe(0);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a name leads to all days of its contract, and no address holds the number',
  async () => {
    await visit(phone, async (page) => {
      await rememberContract(page, '1000003', { name: 'Kodu' });
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`));
      for (const path of ['/', lookupPath('et')]) {
        await openWithDays(page, path);
        const { contracts } = rememberedOn(page);
        await contracts.locator('summary').click();
        await contracts.getByRole('link', { name: 'Kodu' }).click();
        await page.waitForURL(`**${lookupPath('et')}`);
        await lookupOn(page).cards.first().waitFor();
        expect(await rememberedOn(page).tick.isChecked()).toBe(true);
      }
      expect(addresses.filter((address) => address.includes('1000003'))).toEqual([]);
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)('tabs stay in step, and a ninth contract is refused in words', async () => {
    await visit(desktop, async (page) => {
      const other = await page.context().newPage();
      await other.goto('/en');
      await other.waitForLoadState('networkidle');
      await rememberContract(page, '1000003', { locale: 'en', name: 'Home' });
      const { root, contracts } = rememberedOn(other);
      await expect.poll(() => root.innerText()).toContain('Home');
      await rememberedOn(page).name.fill('Cottage');
      await expect.poll(() => root.innerText()).toContain('Cottage');
      await answerLookups(page, () => ({}));
      // Six that were remembered before, without the six visits that it took.
      const list = await page.evaluate((key) => localStorage.getItem(key) ?? '', rememberedKey);
      const more = [1, 2, 3, 4, 5, 6].map((digit) => `,{"number":"100001${digit}","name":"Number ${digit}"}`);
      await storeText(page, rememberedKey, list.replace(/(?=\]\}$)/u, more.join('')));
      await rememberContract(page, '1000017', { locale: 'en' });
      await expect.poll(() => contracts.innerText()).toContain('Remembered contracts (8)');
      // An address that is opened again shows its last answer at once.
      await page.goto('about:blank');
      await page.goto(lookupPath('en'));
      await lookupOn(page).field.fill('1000002');
      await page.keyboard.press('Enter');
      const { tick, outcome } = rememberedOn(page);
      await tick.click();
      await expect.poll(() => outcome.innerText()).toContain('Eight contracts are remembered already.');
      expect(await tick.isChecked()).toBe(false);
      await rememberedOn(page).contracts.locator('summary').click();
      await page.getByRole('button', { name: 'Forget all' }).click();
      await root.waitFor({ state: 'detached' });
    });
  });

test('without scripts the pages have nothing to remember by', async () => {
  for (const path of ['/', lookupPath('et')]) {
    const { body } = await send(path);
    expect(body).not.toMatch(/remembered|<(?:button|a|input|label)[^>]*>[^<]*Jäta selles seadmes/u);
  }
});
