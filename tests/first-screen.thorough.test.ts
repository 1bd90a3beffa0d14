/** On a page with a task, the field stands whole on the first screen, as a first-time visitor sees it: with the
 * question about counting at the foot of the window and notices in force at its top. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Notice } from '#features/notices/notice.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { root } from './site-settings.ts';
import { inTurn } from './site/driven.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';
import { fillSmallSite, type SmallSite } from './small-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-screen-'));
const server = await serveSite();
const visit = openBrowser(server.origin);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each page with a task, and the field, list or telephone number that its visitor comes for. */
const tasks = [
  ['/', '#lookup-contract-number'],
  ['/customer-support/next-shipping-day', '.lookup input'],
  ['/home-customer/waste-stations', '#finder-county'],
  ['/customer-support/unserved-addresses', '#unserved-area'],
  ['/home-customer/organized-waste', '.table-search input'],
  ['/customer-support/price-lists', '.table-search input'],
  ['/customer-support/contact', '.contact-box'],
  ['/customer-support/contact-us', 'main form :is(input:not([type="hidden"]), select, textarea)'],
  ['/home-customer/ordering-fecal-transport', 'main form :is(input:not([type="hidden"]), select, textarea)'],
  ['/search', 'main input[type="search"]'],
  ['/customer-support/faq', '#faq-query'],
  ['/sorting/print', '.sheet-bins > label'],
] as const satisfies readonly (readonly [string, string])[];

/** What goes where stands beside the lookup, and below it on a phone. */
const wideTasks = [['/', '#sorting-query']] as const;

const screens = [
  { size: { width: 1280, height: 720 }, tasks: [...tasks, ...wideTasks] },
  { size: { width: 390, height: 844 }, tasks },
] as const;

test.skipIf(isWithoutBrowser).for(screens)(
  'on the first screen of each page with a task the field stands whole, at $size.width pixels',
  async (screen) => {
    const { size, tasks: shown } = screen;
    const turn = screens.indexOf(screen);
    await visit({ viewport: size }, async (page) => {
      for (const { entry, locale } of inTurn(shown, turn)) {
        const [path, field] = entry;
        const address = localizedPath(path as PagePath, locale);
        await page.goto(address);
        await page.locator('#consent-question').waitFor();
        expect(await page.locator('.notice').count(), address).toBe(2);
        expect(await page.locator(field).count(), address).toBeGreaterThan(0);
        const { top, bottom, isCovered } = await place(page, field);
        const { from, until } = await firstScreen(page);
        expect(top, `On ${address} the field begins above ${String(from)}.`).toBeGreaterThanOrEqual(from);
        expect(bottom, `On ${address} the field ends below ${String(until)}.`).toBeLessThanOrEqual(until);
        expect(isCovered, address).toBe(false);
      }
    });
  },
);

/** The field with its label. */
async function place(page: Page, selector: string) {
  return page
    .locator(selector)
    .locator('visible=true')
    .first()
    .evaluate((field) => {
      const { top, bottom, left, width, height } = field.getBoundingClientRect();
      const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        top: Math.min(top, label?.getBoundingClientRect().top ?? top),
        bottom,
        isCovered: !field.contains(seen),
      };
    });
}

/** Between the header, and the question at the foot of the window. */
async function firstScreen(page: Page) {
  return page.evaluate(() => ({
    from: document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
    until: document.querySelector('#consent-question')?.getBoundingClientRect().top ?? 0,
  }));
}

/** The small site with all price lists and contracts, because short tables have no search field. */
async function serveSite() {
  const site = fillSmallSite(folder, [], { hasAllTargets: true });
  for (const list of ['price-lists', 'municipality-contracts']) {
    cpSync(join(root, 'src/content', list), join(site.settings.contentDir, list), { recursive: true });
  }
  writeNotice(site, 'emergency');
  writeNotice(site, 'information');
  const settings = { ...site.settings, analyticsSrc: 'https://analytics.example.ee/count.js' };
  await site.publish({ settings });
  return startServer({ ...settings, port: 0, live: configureSite({}, settings) });
}

function writeNotice(site: SmallSite, severity: Notice['severity']): void {
  const title = {
    et: 'Torm lükkab jäätmevedu edasi',
    ru: 'Из-за шторма вывоз отходов задерживается',
    en: 'The storm is delaying waste collection',
  };
  const text = {
    et: 'Murdunud puud takistavad vedu Saare, Lääne ja Pärnu maakonnas. Tühjendame kohe, kui tee on vaba.',
    ru: 'Поваленные деревья мешают вывозу отходов в трёх уездах. Мы приедем, как только дорога освободится.',
    en: 'Fallen trees are holding up collection in three counties. We will come as soon as the roads are clear.',
  };
  site.write(`notices/first-screen-${severity}.json`, {
    id: `first-screen-${severity}`,
    from: '2026-01-01T00:00:00+02:00',
    until: '2099-01-01T00:00:00+02:00',
    severity,
    title,
    text,
  });
}
