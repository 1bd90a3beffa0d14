/** An entry without a page of its own leads to the page that shows it, in each language. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyContentBase, post, setOptions, update } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { has, openToldBase, readState, startTold, untilFinal } from './told-states.ts';

const base = openToldBase();

const entriesSchema = z.array(
  z.object({ id: z.int(), slug: z.string(), acf: z.record(z.string(), z.unknown()) }),
);
const readFirst = async (type: string) => {
  const read = await post(`wp/v2/${type}?per_page=1&context=edit`, undefined, 'GET');
  const [entry] = entriesSchema.parse(read);
  if (!entry) expect.fail(`Nothing of ${type} was taken over.`);
  return entry;
};

/** What is on every page leads to the home page; an old address is none. */
const pages = {
  regional_phones: '/customer-support/contact',
  waste_types: '',
  company: '',
} as const;

test.skipIf(isWithoutWordPress)(
  'an entry without a page of its own leads to the page that shows it, and is live when that page has it',
  async () => {
    await emptyContentBase();
    await setOptions({ lacking: Object.keys(pages).join(' ') });
    const site = await startTold(base.administration, { content_types: '1' });
    for (const [type, page] of Object.entries(pages)) {
      await base.administration.takeOver(type);
      const { id } = await readFirst(type);
      await untilFinal(id, has(site, page === '' ? '/' : page, 200));
      expect([type, (await readState(id)).links.map(({ url }) => url.slice(site.origin.length))]).toEqual([
        type,
        [page === '' ? '/' : page, `/ru${page}`, `/en${page}`],
      ]);
    }
    const phone = await readFirst('regional_phones');
    await update('regional_phones', phone.id, { acf: { ...phone.acf, phone: '+372 600 0999' } });
    const shown = has(site, '/customer-support/contact', 'tel:+3726000999');
    const { type, text } = await untilFinal(phone.id, shown);
    expect([type, text]).toEqual(['live', expect.stringContaining('page updated at')]);
  },
);
