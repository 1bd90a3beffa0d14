/** Previews of entries whose fields are typed and not saved, in a real WordPress and on a real site. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { desktop, isWithoutBrowser, openBrowser } from '../site/visits.ts';
import { create, emptyContentBase, post, setOptions, wordpress } from './editor.ts';
import { stationFields } from './filled-fields.ts';
import { isWithoutWordPress } from './programs.ts';
import { nextSecond } from './wait-until.ts';
import { has, openToldBase, startTold, untilFinal } from './told-states.ts';

const base = openToldBase();

const visit = openBrowser('http://127.0.0.1');

/** What “Preview” opens after a field of the classic form is changed. */
async function previewTyped(page: Page, address: string): Promise<string> {
  // An autosave counts when it is newer than the entry, in whole seconds.
  await nextSecond();
  await page.getByLabel('Address', { exact: true }).fill(address);
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('#post-preview').click(),
  ]);
  await preview.waitForURL('**/preview?**');
  const html = await preview.content();
  await preview.close();
  return html;
}

test.skipIf(isWithoutWordPress || isWithoutBrowser)(
  'a preview of a published station shows the fields that are typed, each time, and the page stays as it was saved',
  async () => {
    await emptyContentBase();
    await setOptions({ lacking: 'waste_stations' });
    const site = await startTold(base.administration, { content_types: '1' });
    const id = await create('waste_stations', { title: 'Jaam', acf: stationFields('Vana tee 1') });
    await untilFinal(id, has(site, '/home-customer/waste-stations', 'Vana tee 1'));
    await visit(desktop, async (page) => {
      await page.context().addCookies([...base.administration.cookies]);
      await page.goto(`${wordpress().url}/wp-admin/post.php?post=${id}&action=edit`);
      expect(await previewTyped(page, 'Uus tee 2')).toContain('Uus tee 2');
      // WordPress takes an autosave for needless whose title and text are those of the entry.
      expect(await previewTyped(page, 'Uus tee 3')).toContain('Uus tee 3');
    });
    const saved = z
      .object({ acf: z.object({ address: z.string() }) })
      .parse(await post(`wp/v2/waste_stations/${id}`, undefined, 'GET'));
    expect(saved.acf.address).toBe('Vana tee 1');
  },
);
