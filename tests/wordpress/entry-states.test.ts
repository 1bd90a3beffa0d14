/** What an editor reads about an entry in WordPress is what the site has: each claim is compared with the served page. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readEntryStates } from '#platform/publish/entry-state.ts';
import { loadEntryStates, saveEntryStates } from '#platform/publish/entry-states.ts';
import { entrySite } from '#features/site-content.ts';
import { configureCompanion } from './companion.ts';
import { create, createTranslated, emptyContentBase, post, remove, setOptions, update } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import {
  constructionPrices,
  has,
  openToldBase,
  readState,
  readStates,
  startTold,
  untilFinal,
  wait,
} from './told-states.ts';

const base = openToldBase();

test.skipIf(isWithoutWordPress)(
  'live is said when the page has the change, also of an update that changes nothing, and of what a fresh site has',
  async () => {
    await emptyContentBase();
    const id = await create('posts', { title: 'Lumi', slug: 'lumi', content: '<p>Enne.</p>' });
    const site = await startTold(base.administration);
    // No publish is remembered.
    rmSync(join(site.stateDir, 'publishes'), { recursive: true });
    expect(await readState(id)).toMatchObject({
      type: 'live',
      links: [{ url: `${site.origin}/about/news/lumi`, label: 'Eesti keeles' }],
    });
    await update('posts', id, { content: '<p>Pärast.</p>' });
    const changed = await untilFinal(id, has(site, '/about/news/lumi', 'Pärast.'));
    expect(changed.text).toMatch(/^Website: On the website, page updated at [\d:]+\./u);
    await update('posts', id, { content: '<p>Pärast.</p>' });
    expect((await untilFinal(id, has(site, '/about/news/lumi', 'Pärast.'))).type).toBe('live');
  },
);

test.skipIf(isWithoutWordPress)('ten titles in one request: none is called live before it is', async () => {
  await emptyContentBase();
  const ids: number[] = [];
  for (let number = 0; number < 10; number += 1)
    ids.push(
      await create('posts', {
        title: `Uudis ${number}`,
        slug: `uudis-${number}`,
        content: '<p>Tekst.</p>',
      }),
    );
  const site = await startTold(base.administration);
  expect((await readStates(ids)).map(({ type }) => type)).toEqual(ids.map(() => 'live'));
  await post('batch/v1', {
    requests: ids.map((id, number) => ({
      method: 'PUT',
      path: `/wp/v2/posts/${id}`,
      body: { title: `Muudetud ${number}` },
    })),
  });
  const claimed = new Set<number>();
  const check = async () => {
    for (const { id, type } of await readStates(ids)) {
      if (type !== 'live' || claimed.has(id)) continue;
      const number = ids.indexOf(id);
      const { html } = await site.page(`/about/news/uudis-${number}`);
      expect(html).toContain(`Muudetud ${number}`);
      claimed.add(id);
    }
    return claimed.size;
  };
  await expect.poll(check, { ...wait, interval: 20 }).toBe(ids.length);
});

test.skipIf(isWithoutWordPress)(
  'what is not on the site is told with its reason, and taken off means that the page is gone',
  async () => {
    await emptyContentBase();
    // The other shape loses a translation if a third language is missing.
    await setOptions({ shape: 'list' });
    const lone = await create('posts', {
      title: 'Снег',
      slug: 'sneg',
      content: '<p>Снег.</p>',
      tests_translation: { language: 'ru', group: 'lumi' },
    });
    const { et: id, ru } = await createTranslated('posts', {
      et: { title: 'Jää', slug: 'jaa', content: '<p>Jää.</p>' },
      ru: { title: 'Лёд', slug: 'led', content: '<p>Лёд.</p>' },
    });
    const site = await startTold(base.administration);
    const isGone = has(site, '/about/news/jaa', 404);
    expect(await readState(lone)).toMatchObject({
      type: 'hidden',
      text: expect.stringContaining('no published Estonian original') as string,
    });
    expect(await readState(ru)).toMatchObject({
      type: 'live',
      links: [
        { url: `${site.origin}/about/news/jaa`, label: 'Eesti keeles' },
        { url: `${site.origin}/ru/about/news/jaa`, label: 'По-русски' },
      ],
    });
    // A function reads what its build has stored: the same.
    await saveEntryStates(entrySite, site.stateDir);
    const asked = [id, ru, lone, 999_999];
    const stored = readEntryStates(site.stateDir, asked);
    expect(stored?.entries).toHaveLength(3);
    expect(stored).toEqual(await loadEntryStates(entrySite, site.stateDir, asked));
    await update('posts', id, { password: 'saladus' });
    expect(await untilFinal(id, isGone)).toMatchObject({
      type: 'hidden',
      text: expect.stringContaining('protected by a password') as string,
    });
    await update('posts', id, { password: '' });
    expect((await untilFinal(id, has(site, '/about/news/jaa', 200))).type).toBe('live');
    await update('posts', id, { status: 'draft' });
    expect(await untilFinal(id, isGone)).toMatchObject({
      type: 'hidden',
      text: expect.stringContaining('It is a draft') as string,
    });
    const planned = { title: 'Hiljem', slug: 'hiljem', status: 'future', date_gmt: '2099-01-01T10:00:00' };
    expect(await readState(await create('posts', planned))).toMatchObject({
      type: 'hidden',
      text: expect.stringContaining('It will be published at 01.01.2099') as string,
    });
  },
);

test.skipIf(isWithoutWordPress)(
  'a refused entry says so of the version that is refused, and a mended one is followed until it is live',
  async () => {
    await emptyContentBase();
    const site = await startTold(base.administration);
    const id = await create('kojv_ehitus', { title: 'Tartu', acf: { region: 'Tartu' } });
    const address = `/construction-waste/collect-transport-waste/${id}`;
    const refused = await untilFinal(id, has(site, address, 404));
    expect(refused).toMatchObject({
      type: 'refused',
      text: expect.stringContaining('Not accepted') as string,
    });
    await update('kojv_ehitus', id, { acf: constructionPrices() });
    expect((await untilFinal(id, has(site, address, 200))).type).toBe('live');
    await remove('kojv_ehitus', id);
    expect((await untilFinal(id, has(site, address, 404))).type).toBe('hidden');
  },
);

test.skipIf(isWithoutWordPress)(
  'a site that cannot be told, or cannot read WordPress, is named as the reason, and forgotten when the page is right',
  async () => {
    await emptyContentBase();
    const site = await startTold(base.administration);
    const id = await create('posts', { title: 'Tuisk', slug: 'tuisk', content: '<p>Enne.</p>' });
    await untilFinal(id, has(site, '/about/news/tuisk', 'Enne.'));
    const other = `whsec_${Buffer.from('another key of the tests, 32 byte').toString('base64')}`;
    await configureCompanion(base.administration, { url: site.origin, webhook_secret: other });
    await update('posts', id, { content: '<p>Pärast.</p>' });
    await expect
      .poll(async () => (await readState(id)).text, wait)
      .toContain('The webhook secret here must be the same');
    expect((await readState(id)).isMoving).toBe(true);
    // The event stays queued; another way tells the site.
    await configureCompanion(base.administration, { url: site.origin });
    await base.administration.send('/wp-admin/options-general.php?page=site-publisher', 'admin-post.php', {});
    expect((await untilFinal(id, has(site, '/about/news/tuisk', 'Pärast.'))).type).toBe('live');
    await setOptions({ revoked: '1' });
    await update('posts', id, { content: '<p>Loetamatu.</p>' });
    await expect.poll(async () => (await readState(id)).type, wait).toBe('unread');
    await setOptions({ revoked: '' });
    await update('posts', id, { content: '<p>Loetav.</p>' });
    expect((await untilFinal(id, has(site, '/about/news/tuisk', 'Loetav.'))).type).toBe('live');
  },
);

test.skipIf(isWithoutWordPress)('edits of fields within a second are versions of their own', async () => {
  await emptyContentBase();
  await setOptions({ lacking: 'kojv_ehitus' });
  // Nothing listens there: no event of this test matters.
  await configureCompanion(base.administration, { url: 'http://127.0.0.1:9', content_types: '1' });
  const id = await create('kojv_ehitus', { title: 'Tartu', acf: { region: 'Tartu' } });
  const versionSchema = z.object({ site_publisher_version: z.string().min(1) });
  const versions = new Set<string>();
  const regions = ['Valga', 'Võru', 'Tapa', 'Jõhvi', 'Haapsalu', 'Rapla'];
  for (const region of regions) {
    const changed = await post(`wp/v2/kojv_ehitus/${id}`, { acf: { region } });
    versions.add(versionSchema.parse(changed).site_publisher_version);
  }
  expect(versions.size).toBe(regions.length);
});
