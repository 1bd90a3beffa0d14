/** What an editor reads about an entry in WordPress is what the site has: each claim is compared with the served page. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { priceListSchema } from '#features/prices/price-list.ts';
import { root } from '../site-settings.ts';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import {
  create,
  createTranslated,
  emptyContentBase,
  post,
  remove,
  setOptions,
  update,
  wordpress,
} from './editor.ts';
import { toAcf } from './acf-values.ts';
import { desktop, isWithoutBrowser, openBrowser } from '../site/visits.ts';
import { LiveSite } from './live-site.ts';
import { isWithoutWordPress } from './programs.ts';

const wait = { timeout: 120_000, interval: 100 };

const statesSchema = z.array(
  z.object({
    id: z.int(),
    type: z.string(),
    text: z.string(),
    html: z.string(),
    links: z.array(z.object({ url: z.string(), label: z.string() })),
    isMoving: z.boolean(),
  }),
);

type State = z.output<typeof statesSchema>[number];

async function readStates(ids: readonly number[]): Promise<readonly State[]> {
  return statesSchema.parse(await post(`site-publisher/v1/entries?ids=${ids.join(',')}`, undefined, 'GET'));
}

async function readState(id: number): Promise<State> {
  const [state] = await readStates([id]);
  if (!state) throw new TypeError(`WordPress tells no state of ${id}.`);
  return state;
}

/** Waits until the state of an entry is final, and checks everything that is said on the way.
 * @param isTrue Whether the site is as a state says that it is. */
async function untilFinal(
  id: number,
  isTrue: (state: State) => Promise<boolean>,
): Promise<Pick<State, 'type' | 'text'>> {
  for (;;) {
    const state = await readState(id);
    if (!state.isMoving) {
      expect([state.text, await isTrue(state)]).toEqual([state.text, true]);
      return { type: state.type, text: state.text };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

let administration: Administration;

const visit = openBrowser('http://127.0.0.1');

async function start(settings: Readonly<Record<string, string>> = {}): Promise<LiveSite> {
  const site = await LiveSite.start();
  await configureCompanion(administration, { url: site.origin, ...settings });
  return site;
}

const has = (site: LiveSite, address: string, text: string | number) => async () => {
  const { status, html } = await site.page(address);
  return typeof text === 'number' ? status === text : html.includes(text);
};

/** Fields of a price list that the site takes. */
function constructionPrices(): unknown {
  const shipped = readFileSync(join(root, 'src/content/price-lists/241.json'), 'utf8');
  return toAcf(priceListSchema.parse(JSON.parse(shipped)));
}

beforeAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await installCompanion();
  administration = await Administration.logIn('admin');
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await deleteCompanion();
});

test.skipIf(isWithoutWordPress)(
  'live is said when the page has the change, also of an update that changes nothing, and of what a fresh site has',
  async () => {
    await emptyContentBase();
    const id = await create('posts', { title: 'Lumi', slug: 'lumi', content: '<p>Enne.</p>' });
    const site = await start();
    // No publish is remembered.
    rmSync(join(site.stateDir, 'publishes'), { recursive: true });
    expect(await readState(id)).toMatchObject({
      type: 'live',
      links: [{ url: `${site.origin}/about/news/lumi`, label: 'Eesti keeles' }],
    });
    await update('posts', id, { content: '<p>Pärast.</p>' });
    const changed = await untilFinal(id, has(site, '/about/news/lumi', 'Pärast.'));
    expect(changed.text).toMatch(/^Website: On the website \(page written at [\d:]+\)\./u);
    await new Promise((resolve) => setTimeout(resolve, 1100));
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
  const site = await start();
  expect((await readStates(ids)).map(({ type }) => type)).toEqual(ids.map(() => 'live'));
  await post('batch/v1', {
    requests: ids.map((id, number) => ({
      method: 'PUT',
      path: `/wp/v2/posts/${id}`,
      body: { title: `Muudetud ${number}` },
    })),
  });
  const claimed = new Set<number>();
  while (claimed.size < ids.length) {
    for (const { id, type } of await readStates(ids)) {
      if (type !== 'live' || claimed.has(id)) continue;
      const number = ids.indexOf(id);
      const { html } = await site.page(`/about/news/uudis-${number}`);
      expect(html).toContain(`Muudetud ${number}`);
      claimed.add(id);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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
    const site = await start();
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
    const site = await start();
    const id = await create('kojv_ehitus', { title: 'Tartu', acf: { region: 'Tartu' } });
    const address = `/construction-waste/collect-transport-waste/${id}`;
    const refused = await untilFinal(id, has(site, address, 404));
    expect(refused).toMatchObject({
      type: 'refused',
      text: expect.stringContaining('Not accepted') as string,
    });
    await new Promise((resolve) => setTimeout(resolve, 1100));
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
    const site = await start();
    const id = await create('posts', { title: 'Tuisk', slug: 'tuisk', content: '<p>Enne.</p>' });
    await untilFinal(id, has(site, '/about/news/tuisk', 'Enne.'));
    const other = `whsec_${Buffer.from('another key of the tests, 32 byte').toString('base64')}`;
    await configureCompanion(administration, { url: site.origin, webhook_secret: other });
    await update('posts', id, { content: '<p>Pärast.</p>' });
    await expect
      .poll(async () => (await readState(id)).text, wait)
      .toContain('The webhook secret here must be the same');
    expect((await readState(id)).isMoving).toBe(true);
    // The event stays queued; another way tells the site.
    await configureCompanion(administration, { url: site.origin });
    await administration.send('/wp-admin/options-general.php?page=site-publisher', 'admin-post.php', {});
    expect((await untilFinal(id, has(site, '/about/news/tuisk', 'Pärast.'))).type).toBe('live');
    await setOptions({ revoked: '1' });
    await update('posts', id, { content: '<p>Loetamatu.</p>' });
    await expect.poll(async () => (await readState(id)).type, wait).toBe('unread');
    await setOptions({ revoked: '' });
    await update('posts', id, { content: '<p>Loetav.</p>' });
    expect((await untilFinal(id, has(site, '/about/news/tuisk', 'Loetav.'))).type).toBe('live');
  },
);

test.skipIf(isWithoutWordPress || isWithoutBrowser)(
  'the block editor, the list and the classic form follow an entry without being opened again',
  async () => {
    await emptyContentBase();
    // The plugin's own type, which has the classic form.
    await setOptions({ lacking: 'kojv_ehitus' });
    const site = await start({ content_types: '1' });
    const id = await create('posts', { title: 'Enne', slug: 'enne', content: '<p>Tekst.</p>' });
    const list = await create('kojv_ehitus', { title: 'Tartu', acf: constructionPrices() });
    await untilFinal(id, has(site, '/about/news/enne', 'Enne'));
    await visit(desktop, async (page) => {
      await page.context().addCookies([...administration.cookies]);
      const { url } = wordpress();
      await page.goto(`${url}/wp-admin/post.php?post=${id}&action=edit`);
      const save = async (edit: object) => {
        await page.evaluate(saveInEditor, edit);
      };
      await page.waitForFunction(isEditorReady);
      const told = page.locator('.components-notice', { hasText: 'Website:' });
      await save({ title: 'Pärast' });
      await told.filter({ hasText: 'On the website' }).waitFor();
      expect((await site.page('/about/news/enne')).html).toContain('Pärast');
      expect(await told.locator('a', { hasText: 'Eesti keeles' }).getAttribute('href')).toBe(
        `${site.origin}/about/news/enne`,
      );
      await save({ status: 'draft' });
      await told.filter({ hasText: 'Not on the website. It is a draft' }).waitFor();
      expect((await site.page('/about/news/enne')).status).toBe(404);

      await update('posts', id, { status: 'publish', title: 'Jälle' });
      await page.goto(`${url}/wp-admin/edit.php`);
      await page.locator('td', { hasText: 'On the website (page written at' }).waitFor();
      expect((await site.page('/about/news/enne')).html).toContain('Jälle');

      await update('kojv_ehitus', list, { title: 'Tartu linn' });
      await page.goto(`${url}/wp-admin/post.php?post=${list}&action=edit`);
      await page.locator('#site-publisher-state', { hasText: 'On the website (page written at' }).waitFor();
    });
  },
);

interface EditorWindow {
  readonly wp?: {
    readonly data?: {
      readonly select: (store: string) => { readonly getCurrentPostId: () => number | null } | undefined;
      readonly dispatch: (store: string) => {
        readonly editPost: (edit: object) => Promise<void>;
        readonly savePost: () => Promise<void>;
      };
    };
  };
}

function isEditorReady(): boolean {
  const { wp } = globalThis as unknown as EditorWindow;
  return Boolean(wp?.data?.select('core/editor')?.getCurrentPostId());
}

async function saveInEditor(edit: object): Promise<void> {
  const { wp } = globalThis as unknown as EditorWindow;
  const editor = wp?.data?.dispatch('core/editor');
  await editor?.editPost(edit);
  await editor?.savePost();
}
