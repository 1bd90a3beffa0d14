/** Layout shift when the web font loads late: almost none, because the fallback fonts of src/shell/styles/fonts.css
 * have the same metrics. The font is delayed until the page is complete, not for a fixed time. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { openClient } from './site/client.ts';
import { inTurn, isFull } from './site/driven.ts';
import { drawFrames, gate, sumShift } from './site/page-probes.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** Folders of Debian's packages fonts-dejavu-core and fonts-liberation. The browser may use only one of these
 * fonts. */
const fontFolders = {
  'DejaVu Sans': '/usr/share/fonts/truetype/dejavu',
  'Liberation Sans': '/usr/share/fonts/truetype/liberation',
} as const;

/** A fontconfig configuration with one folder. */
function createFontConfig(name: keyof typeof fontFolders): string {
  const file = join(folder, `${name}.conf`);
  const cache = join(folder, 'cache');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fontFolders[name]}</dir><cachedir>${cache}</cachedir></fontconfig>`,
  );
  return file;
}

const kinds = [
  '/',
  '/search',
  '/customer-support/contact',
  '/customer-support/faq',
  '/home-customer/organized-waste',
  '/about/news',
];
const widths = [360, 768, 1440];

/** Each other kind at a width, in turn; in the full run each at each. */
const kindsAt = (turn: number) => (isFull ? kinds : kinds.filter((_, place) => place % 2 === turn % 2));

/** Maximum shift in thousandths. A different line break on a phone shifts what is below it by up to 28; without
 * fallbacks of the same width it would be 230. */
const limit = 50;

/** Loads a page whose font arrives after everything else.
 * @returns The layout shift in thousandths. */
async function measureShift(page: Page, address: string): Promise<number> {
  const font = gate();
  await page.route('**/fonts/*', async (route) => {
    await font.isOpen;
    await route.continue();
  });
  const shift = await sumShift(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await drawFrames(page, 2);
  font.open();
  await page.evaluate(() => document.fonts.ready.then(({ status }) => status));
  await page.waitForLoadState('load');
  await drawFrames(page, 2);
  await page.unrouteAll();
  return shift();
}

describe.for(['DejaVu Sans', 'Liberation Sans'] as const)('with no other font than %s', (name) => {
  const isMissing = isWithoutBrowser || !existsSync(fontFolders[name]);
  const visit = openBrowser(origin, { FONTCONFIG_FILE: createFontConfig(name) });

  test.skipIf(isMissing).for(widths)(
    'pages of %i pixels hardly move when the web font comes late',
    async (width) => {
      const moved: Record<string, number> = {};
      await visit({ viewport: { width, height: 800 } }, async (page) => {
        const turn = widths.indexOf(width);
        for (const { entry, locale } of inTurn(kindsAt(turn), turn)) {
          const address = localizedPath(parseOwnPath(entry), locale);
          moved[address] = await measureShift(page, address);
        }
      });
      expect(Object.entries(moved).filter(([, thousandths]) => thousandths > limit)).toEqual([]);
    },
  );
});
