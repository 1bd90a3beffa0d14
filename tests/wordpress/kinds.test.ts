/** Notices, price lists, waste stations and page texts from a real WordPress. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { priceListSchema } from '#features/prices/price-list.ts';
import { wasteStationSchema } from '#features/stations/waste-station.ts';
import { root } from '../site-settings.ts';
import { toAcf } from './acf-values.ts';
import { create, createTranslated, emptyContentBase, remove } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';

beforeEach(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
});

const shipped = (file: string): unknown => JSON.parse(readFileSync(join(root, 'src/content', file), 'utf8'));

test.skipIf(isWithoutWordPress)(
  'price lists and stations come with the numbers of WordPress, and a broken one is named',
  async () => {
    const list = priceListSchema.parse(shipped('price-lists/112.json'));
    const [station] = z.array(wasteStationSchema).parse(shipped('waste-stations/laane.json'));
    const listId = await create('kojv_olme', { title: 'Nõmme', acf: toAcf(list) });
    const stationId = await create('waste_stations', { title: station?.name ?? '', acf: toAcf(station) });
    const broken = await create('kojv_ehitus', { title: 'Katki', acf: { region: 'Tartu' } });
    const site = new SyncedSite();
    const { problems } = await site.sync();
    expect(site.read(`price-lists/${listId}.json`)).toEqual({ ...list, id: listId });
    expect(site.read(`waste-stations/${stationId}.json`)).toEqual({ ...station, id: stationId });
    expect(new Set(problems.map(({ id }) => id))).toEqual(new Set([broken]));
    await site.publish();
    expect(site.isPublished(`customer-support/price-lists/${listId}.html`)).toBe(true);
    // WordPress has price lists, so the shipped ones of every service are not used.
    expect(site.isPublished('customer-support/price-lists/112.html')).toBe(false);
    expect(site.isPublished('construction-waste/collect-transport-waste/241.html')).toBe(false);
    await remove('kojv_olme', listId);
    await site.sync();
    await site.publish();
    expect(site.isPublished(`customer-support/price-lists/${listId}.html`)).toBe(false);
  },
);

test.skipIf(isWithoutWordPress)(
  'a notice stands on top of every page for its time, also one of Estonian alone',
  async () => {
    const acf = {
      from: '2026-01-01T00:00:00+02:00',
      until: '2099-01-01T00:00:00+02:00',
      severity: 'emergency',
      moved_days: ['25.12.2026 28.12.2026', '2027-01-01  2027-01-02'],
    };
    await createTranslated('notices', { et: { title: 'Pool', content: '<p>Pool.</p>', acf } });
    const { et: id } = await createTranslated('notices', {
      et: { title: 'Torm', content: '<p>Vedu on &#8222;peatatud&#8220;.</p>', acf },
      ru: { title: 'Шторм', content: '<p>Вывоз остановлен.</p>' },
      en: { title: 'Storm', content: '<p>Collection has stopped.</p>' },
    });
    const site = new SyncedSite();
    const { problems } = await site.sync();
    expect(problems).toEqual([]);
    expect(site.read(`notices/teade-${id}.json`)).toMatchObject({
      id: `teade-${id}`,
      severity: 'emergency',
      movedDays: [
        { day: '2026-12-25', movedTo: '2026-12-28' },
        { day: '2027-01-01', movedTo: '2027-01-02' },
      ],
      text: { et: 'Vedu on „peatatud“.', ru: 'Вывоз остановлен.', en: 'Collection has stopped.' },
    });
    await site.publish();
    for (const text of ['Вывоз остановлен.', 'Pool.'])
      expect(site.published('ru/about.html')).toContain(text);
    expect(site.published('ru/customer-support/emergency-notice.html')).toContain('понедельник, 28.12.2026');
    // With a content base, shipped posts and notices are never shown.
    for (const text of ['Hoidke talvel tee', 'torm eesti'])
      expect(site.published('index.html')).not.toContain(text);
  },
);

test.skipIf(isWithoutWordPress)(
  'the text of a page comes from WordPress, section by section; other pages keep theirs',
  async () => {
    const text = (language: string) => ({
      title: `Hanked ${language}`,
      content: `<h2 id="kord">Kord ${language}</h2><p>Sisu ${language}.</p><h2>Kontakt</h2><p>Helista.</p>`,
      acf: {
        route: '/about/procurement',
        description: `Hangete kirjeldus ${language} on siin.`,
        lead: 'Lühidalt.',
      },
    });
    const { et: id } = await createTranslated('page_texts', {
      et: text('et'),
      ru: text('ru'),
      en: text('en'),
    });
    const site = new SyncedSite();
    expect((await site.sync()).problems).toEqual([]);
    expect(site.read(`pages/${id}.json`)).toMatchObject({
      id: '/about/procurement',
      texts: {
        ru: {
          title: 'Hanked ru',
          description: 'Hangete kirjeldus ru on siin.',
          lead: 'Lühidalt.',
          sections: [
            { id: 'kord', heading: 'Kord ru', html: '<p>Sisu ru.</p>' },
            { id: 'osa-2', heading: 'Kontakt', html: '<p>Helista.</p>' },
          ],
        },
      },
    });
    await site.publish();
    expect(site.published('en/about/procurement.html')).toContain('Sisu en.');
    expect(site.isPublished('en/about/company.html')).toBe(true);
  },
);
