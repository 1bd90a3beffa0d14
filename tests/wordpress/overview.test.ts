/** What an administrator reads above the settings of the plugin, in a real WordPress. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseHtml } from '../site/html-element.ts';
import { settingsPage } from './companion.ts';
import { create, post, setOptions, upload, wordpress } from './editor.ts';
import { openFormBase } from './form-base.ts';
import { toEntry } from './notified-site.ts';
import { isWithoutWordPress } from './programs.ts';
import { waitUntil } from './wait-until.ts';

const base = openFormBase('kojv_ehitus');

/** State and sentence by the name of the line. */
async function readLines(): Promise<Readonly<Record<string, string>>> {
  const page = parseHtml((await base.administration.get(settingsPage)).html);
  return Object.fromEntries(
    page.querySelectorAll('.site-publisher-overview tr').map((row) => {
      const sentence = row.querySelector('td')?.textContent.replace(/^.*?:/su, '').trim() ?? '';
      return [
        row.querySelector('th')?.textContent ?? '',
        `${row.getAttribute('data-state') ?? ''}: ${sentence}`,
      ];
    }),
  );
}

const note = (id: number) => ({ type: 'posts', id, message: 'Its title is empty.', messages: {} });

test.skipIf(isWithoutWordPress)(
  'an administrator reads in ten lines what is connected, when last, what waits and what to do',
  async () => {
    base.notified.status = {
      verdict: 'good',
      publishes: [{ at: '2026-06-01T09:00:00.000Z', changed: { count: 3 } }],
      syncs: [{ source: 'content-base', problems: [], warnings: [] }],
      entries: [],
    };
    await post('site-publisher/v1/read', { requests: [] });
    await fetch(`${wordpress().url}/wp-cron.php`);
    const well = await readLines();
    expect(Object.keys(well)).toHaveLength(10);
    expect(well).toMatchObject({
      Website: `good: ${base.url}`,
      Publishing: 'good: Last published at 01.06.2026 12:00. Pages changed: 3.',
      Queue: 'good: Nothing waits.',
      'Not accepted': 'good: All entries are accepted.',
      Translations: 'good: Languages come from the plugin WPML.',
    });

    expect(well.Reading).toMatch(/^good: The website last read from here at [\d:]+ as the user “admin”\.$/u);
    expect(well.Timer).toMatch(/^good: The timer of WordPress last ran at/u);
    expect(well.Versions).toMatch(/^good: WordPress \d\S+, PHP \d\S+\.$/u);
    expect(well['Content types']).toContain('Construction waste price lists');

    // Nobody answers: the change waits, and the list of what is refused is one click away.
    const refused = await create('posts', { title: 'Halb', slug: 'halb' });
    await create('posts', { title: 'Hea', slug: 'hea' });
    base.notified.webhookStatus = 500;
    base.notified.status = {
      verdict: 'good',
      publishes: [{ at: '2026-06-01T09:00:00.000Z', changed: { count: 3 }, failure: 'No disk.' }],
      syncs: [{ source: 'content-base', failure: 'x', problems: [note(refused)], warnings: [] }],
      entries: [],
    };
    await post('tests/v1/forget-status', {});
    await create('posts', { title: 'Kolmas', slug: 'kolmas' });
    await waitUntil(async () => (await readLines()).Queue?.startsWith('wrong') === true);
    const ill = await readLines();
    expect(ill).toMatchObject({
      Reading: 'wrong: The website cannot read from here: x',
      'Not accepted': 'wrong: Entries that are not accepted: 1. Open the list and fix them: Posts (1)',
    });
    expect(ill.Publishing).toMatch(/^wrong: The publication of .* failed/u);
    expect(ill.Queue).toMatch(/^wrong: Notifications that wait: 1\. Next attempt: /u);
    const list = parseHtml(
      (await base.administration.get('/wp-admin/edit.php?post_type=post&site_publisher_refused=1')).html,
    );
    expect(list.querySelectorAll('#the-list .row-title').map((title) => title.textContent)).toEqual(['Halb']);
    base.notified.webhookStatus = 202;

    await setOptions({ locale: 'et' });
    expect(Object.keys(await readLines())).toContain('Vastu võtmata');
    await setOptions({ locale: '' });
  },
);

test.skipIf(isWithoutWordPress)('a new classic entry is not called a draft', async () => {
  const form = await base.administration.get('/wp-admin/post-new.php?post_type=kojv_ehitus');
  expect(form.html).toContain('It is not saved yet.');
});

test.skipIf(isWithoutWordPress)(
  'a file in the library says which published entries use it, and whether the website shows them',
  async () => {
    const dot = { width: 8, height: 8, channels: 3, background: 'red' } as const;
    const bytes = await sharp({ create: dot }).png().toBuffer();
    const [used, unused] = [
      await upload('aed.png', 'image/png', bytes),
      await upload('aed-teine.png', 'image/png', bytes),
    ];
    const shown = await create('posts', {
      title: 'Tekstis',
      content: `<img src="${used.source_url}" alt="">`,
    });
    await create('posts', { title: 'Pildina', featured_media: used.id });
    await create('posts', { title: 'Mustand', status: 'draft', featured_media: used.id });
    const entries = [await toEntry(shown, { state: 'shown', pages: { et: '/about/news/tekstis' } })];
    base.notified.status = { publishes: [], syncs: [], entries };
    await post('tests/v1/forget-status', {});
    const usesOf = async (id: number) => {
      const page = parseHtml(
        (await base.administration.get(`/wp-admin/post.php?post=${id}&action=edit`)).html,
      );
      return page.querySelector('.compat-field-site_publisher .field')?.textContent ?? '';
    };
    const uses = await usesOf(used.id);
    expect(uses).toContain('Tekstis: On the website');
    expect(uses).toContain('Pildina: On its way since');
    expect(uses).not.toContain('Mustand');
    expect(await usesOf(unused.id)).toContain('No published entry uses this file');
  },
);
