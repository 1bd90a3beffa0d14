/** What the site has and WordPress has not is taken over from the served site, and edited from then on. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { infoPhone } from '../site/company.ts';
import { configureCompanion } from './companion.ts';
import { create, emptyContentBase, post, setOptions, update } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { has, openToldBase, startTold, wait } from './told-states.ts';

const base = openToldBase();

const list = '/wp-admin/edit.php?post_type=';
const offer = 'The website has these already.';

const entriesSchema = z.array(
  z.object({
    id: z.int(),
    slug: z.string(),
    title: z.object({ rendered: z.string() }),
    acf: z.record(z.string(), z.unknown()),
  }),
);
const read = async (type: string) =>
  entriesSchema.parse(await post(`wp/v2/${type}?per_page=100&context=edit`, undefined, 'GET'));

test.skipIf(isWithoutWordPress)(
  'an editor takes over the telephone numbers of the site, and corrects one',
  async () => {
    await emptyContentBase();
    await setOptions({ lacking: 'regional_phones waste_stations company' });
    const site = await startTold(base.administration, { content_types: '1' });
    const { html: phoneList } = await base.administration.get(`${list}regional_phones`);
    expect(phoneList).toContain(offer);
    expect(phoneList).toContain('Download as CSV');
    // The form of the one entry is all that there is.
    expect((await base.administration.get(`${list}company`)).html).not.toContain('Download as CSV');
    const html = await base.administration.takeOver('regional_phones');
    const phones = await read('regional_phones');
    expect(phones.length).toBeGreaterThan(3);
    expect(html).toContain(`Added: ${phones.length}. Already here: 0.`);
    expect(html).not.toContain(offer);

    const tartu = phones.find(({ slug }) => slug === 'tartu');
    if (!tartu) expect.fail('Tartu was not taken over.');
    await update('regional_phones', tartu.id, { acf: { ...tartu.acf, phone: '+372 600 0999' } });
    await expect.poll(has(site, '/customer-support/contact', 'tel:+3726000999'), wait).toBe(true);

    // The number of a station is part of its address.
    await base.administration.takeOver('waste_stations');
    const [station] = await read('waste_stations');
    expect(await has(site, `/home-customer/waste-stations/${station?.id ?? 0}`, 200)()).toBe(true);
    await base.administration.takeOver('company');
    const [company, ...more] = await read('company');
    expect(more).toEqual([]);
    // The number that all pages name.
    await update('company', company?.id ?? 0, { acf: { ...company?.acf, info_phone: '+372 600 2828' } });
    await expect.poll(has(site, '/customer-support/contact', 'tel:+3726002828'), wait).toBe(true);
    expect(await has(site, '/customer-support/contact', `tel:${infoPhone}`)()).toBe(false);
  },
);

test.skipIf(isWithoutWordPress)(
  'what is here stays as it is, and a site that does not answer is named and can be asked again',
  async () => {
    await emptyContentBase();
    await setOptions({ lacking: 'carriers' });
    const site = await startTold(base.administration, { content_types: '1' });
    await create('carriers', { title: 'Oma nimi', slug: 'naidisvedu' });
    await configureCompanion(base.administration, { url: 'http://127.0.0.1:9', content_types: '1' });
    const failed = await base.administration.takeOver('carriers');
    expect(failed).toContain('Not everything could be read from the website');
    expect(failed).toContain(offer);
    expect(await read('carriers')).toHaveLength(1);
    await configureCompanion(base.administration, { url: site.origin, content_types: '1' });
    expect(await base.administration.takeOver('carriers')).toContain('Added: 1. Already here: 1.');
    const titles = (await read('carriers')).map(({ title }) => title.rendered);
    expect(titles.toSorted()).toEqual(['Katsevedaja AS', 'Oma nimi']);
  },
);
