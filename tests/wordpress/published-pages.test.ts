/** Addresses of entries in WordPress lead to their pages on the site. */
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { create, createTranslated, post, update, wordpress } from './editor.ts';
import { openFormBase } from './form-base.ts';
import { toEntry } from './notified-site.ts';
import { isWithoutWordPress } from './programs.ts';

const base = openFormBase('notices');
const site = base.notified;

beforeEach(async () => {
  if (!isWithoutWordPress) await post('tests/v1/forget-status', {});
});

const linkSchema = z.object({ link: z.string() });

async function pathOf(id: number, type = 'posts'): Promise<string> {
  const { link } = linkSchema.parse(await post(`wp/v2/${type}/${id}?context=edit`, undefined, 'GET'));
  // What WordPress tells programs is its own address.
  expect(link).toContain(wordpress().url);
  return link.slice(wordpress().url.length);
}

/** Where somebody who is not logged in is led; undefined for a page of WordPress. */
async function leadsTo(path: string): Promise<string | undefined> {
  const response = await fetch(`${wordpress().url}${path}`, { redirect: 'manual' });
  return response.headers.get('location') ?? undefined;
}

async function tell(id: number, pages: unknown, type = 'posts'): Promise<void> {
  const entries = [await toEntry(id, { type, state: 'shown', pages })];
  site.status = { publishes: [], syncs: [], entries };
  await post('tests/v1/forget-status', {});
}

test.skipIf(isWithoutWordPress)(
  'the address of an entry leads to its page, for editors at once and for others when it is known',
  async () => {
    const { et, ru } = await createTranslated('posts', {
      et: { title: 'Lumi', slug: 'lumi' },
      ru: { title: 'Снег', slug: 'lumi-ru' },
    });
    const pages = { et: '/about/news/lumi', ru: '/ru/about/news/lumi' };
    await tell(et, pages);
    const path = await pathOf(et);
    const asked = site.statusQueries.length;
    expect(await leadsTo(path)).toBeUndefined();
    expect(site.statusQueries).toHaveLength(asked);
    expect((await base.administration.get(path)).location).toBe(`${base.url}/about/news/lumi`);
    expect(await leadsTo(path)).toBe(`${base.url}/about/news/lumi`);
    await tell(ru, pages);
    await base.administration.get(await pathOf(ru));
    expect(await leadsTo(await pathOf(ru))).toBe(`${base.url}/ru/about/news/lumi`);
    // The block editor shows and copies the address of the page.
    const editor = await base.administration.get(`/wp-admin/post.php?post=${et}&action=edit`);
    expect(editor.html.replaceAll(String.raw`\/`, '/')).toContain(`"link":"${base.url}/about/news/lumi"`);
    // What is taken off has no page.
    await update('posts', et, { status: 'draft' });
    expect(await leadsTo(`/?p=${et}`)).toBeUndefined();
    await update('posts', et, { status: 'publish', password: 'saladus' });
    expect(await leadsTo(path)).toBeUndefined();
  },
);

test.skipIf(isWithoutWordPress)(
  'an editor who opens an entry too early waits for its page, and an entry without a page leads to the site',
  async () => {
    const id = await create('posts', { title: 'Lumi', slug: 'lumi' });
    site.status = { publishes: [], syncs: [], entries: [] };
    const opened = base.administration.get(await pathOf(id));
    const asked = site.statusQueries.length;
    await expect.poll(() => site.statusQueries.length).toBeGreaterThan(asked);
    await tell(id, { et: '/about/news/lumi' });
    expect((await opened).location).toBe(`${base.url}/about/news/lumi`);
    const notice = await create('notices', { title: 'Torm', slug: 'torm' });
    await tell(notice, {}, 'notices');
    expect((await base.administration.get(`/?notices=torm`)).location).toBe(`${base.url}/`);
    // No other host can be named.
    await tell(notice, { et: '//paha.example' }, 'notices');
    expect((await base.administration.get(`/?notices=torm`)).location).toBe(`${base.url}/`);
  },
);
