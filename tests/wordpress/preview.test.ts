/** Drafts of a real WordPress are shown only to holders of a link. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { expect, onTestFinished, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import { previewAddress } from '#platform/on-demand/preview/preview-link.ts';
import type { Locale } from '#platform/languages/locale.ts';
import {
  create,
  createTranslated,
  emptyContentBase,
  post,
  setOptions,
  upload,
  update,
  wordpress,
} from './editor.ts';
import { root } from '../site-settings.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';
import { nextSecond } from './wait-until.ts';

const secret = 'a secret of the tests of previews';

/** Part of every text that only editors may read. */
const marker = 'Salamarker';

async function serve(site: SyncedSite) {
  const { url, reader } = wordpress();
  const environment = {
    CONTENT_BASE_URL: `${url}/wp-json/`,
    CONTENT_BASE_USER: 'reader',
    CONTENT_BASE_PASSWORD: reader,
    PREVIEW_SECRET: secret,
  };
  const live = configureSite(environment, site.settings, { report: () => undefined });
  const server = await startServer({ ...site.settings, port: 0, live });
  onTestFinished(() => server.stop());
  const until = Math.floor(Date.now() / 1000) + 600;
  const preview = async (ids: number | readonly number[], locale: Locale, entryType = 'posts') => {
    const [id = 0, ...translations] = [ids].flat();
    const address = previewAddress({ type: 'entry', entryType, id, translations, locale }, until, secret);
    const response = await fetch(server.origin + address, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return { origin: server.origin, preview };
}

/** Files of a site that contain a text, except compiled pages and generated files, which are linked from the
 * project. */
function filesWith(text: string, { settings }: SyncedSite): readonly string[] {
  const { outDir, stateDir } = settings;
  return [outDir, stateDir].flatMap((folder) =>
    filesBelow(folder, '').filter(
      (file) => !/^(?:compiled|drawn)(?:\/|$)/u.test(file) && readFileSync(join(folder, file)).includes(text),
    ),
  );
}

/** Creates unpublished work: a published article with an unpublished translation, a new article, a scheduled
 * one. */
async function work() {
  await emptyContentBase();
  // The other shape loses both links of a pair if the third language is missing.
  await setOptions({ shape: 'list' });
  const png = sharp({ create: { width: 600, height: 300, channels: 3, background: '#227755' } }).png();
  const picture = await upload('mustand.png', 'image/png', await png.toBuffer());
  const known = await create('posts', { title: 'Teine', slug: 'teine-uudis', content: '<p>Tekst.</p>' });
  const { et, ru } = await createTranslated('posts', {
    et: { title: 'Avalik uudis', slug: 'avalik-uudis', content: '<p>Avalik tekst.</p>' },
    ru: { title: `Черновик ${marker}`, status: 'draft', content: `<p>Перевод ${marker}.</p>` },
  });
  const fresh = await create('posts', {
    title: `Värske ${marker}`,
    status: 'draft',
    featured_media: picture.id,
    styles: { stylesheets: [], inline_styles: `.${marker} { color: teal }` },
    content: `<p class="${marker}" style="letter-spacing: 1px">Mustandi tekst.</p>
      <p><a href="${wordpress().url}/?p=${known}">teine</a></p>
      <img class="wp-image-${picture.id}" alt="Konteiner" src="${picture.source_url}">`,
  });
  const later = await create('posts', {
    title: `Hiljem ${marker}`,
    slug: 'hiljem',
    status: 'future',
    date_gmt: '2099-01-01T10:00:00',
    content: '<p>Tuleb.</p>',
  });
  const texts = await create('page_texts', {
    title: `Teenused ${marker}`,
    status: 'draft',
    content: `<h2>Osa</h2><p>${marker}</p>`,
    acf: { route: '/services', description: 'Kirjeldus, mis on piisavalt pikk.', lead: 'Sissejuhatus.' },
  });
  return { picture: picture.source_url, et, ru, fresh, later, texts };
}

/** Autosaves changes of a published article without publishing them. */
async function autosave(id: number): Promise<void> {
  // An autosave is used if it is newer than the entry, in whole seconds.
  await nextSecond();
  const title = `Parandatud ${marker}`;
  await post(`wp/v2/posts/${id}/autosaves`, { title, content: `<p>Uus tekst ${marker}.</p>` });
}

const shipped = (file: string): unknown => JSON.parse(readFileSync(join(root, 'src/content', file), 'utf8'));

/** Creates drafts of the other kinds. */
async function workOnOthers() {
  const fields = z.record(z.string(), z.unknown());
  const list = fields.parse(shipped('price-lists/112.json'));
  const [station] = z.array(fields).parse(shipped('waste-stations/laane.json'));
  const draft = (title: string, acf: unknown) => ({ title: `${title} ${marker}`, status: 'draft', acf });
  const notice = { from: '2099-01-01T10:00:00Z', until: '2099-02-01T10:00:00Z', severity: 'emergency' };
  const ids = await createTranslated('notices', {
    et: { ...draft('Teade', notice), content: 'Veoring jääb ära.' },
    ru: { ...draft('Сообщение', notice), content: 'Рейса не будет.' },
    en: { ...draft('Notice', notice), content: 'No collection.' },
  });
  return {
    notices: Object.values(ids),
    list: await create('kojv_olme', draft('Hinnakiri', { ...list, region: marker })),
    // Without names in the other languages the title stands in all of them.
    object: await create('sorting_items', draft('Asi', objectFields())),
    difference: await create('sorting_differences', draft('Tartu', differenceFields())),
    station: await create('waste_stations', draft('Jaam', { ...station, names: undefined })),
  };
}

/** Fields of an object of what goes where. */
function objectFields() {
  const texts = { et: 'Vastus.', ru: 'Ответ.', en: 'An answer.' };
  const never = [{ bin: 'paper', reason: 'greasy' }];
  const names = { name_ru: `Вещь ${marker}`, name_en: `Thing ${marker}` };
  return { ...names, group: 'paper', bin: 'mixed', never, answer: texts, search_words: texts };
}

/** Fields of what differs in Tartu. */
function differenceFields() {
  const texts = { et: `Teisiti ${marker}.`, ru: `Иначе ${marker}.`, en: `Different ${marker}.` };
  const source = { source_title: texts, source_url: 'https://tartu.ee', source_date: '2026-01-01' };
  return { municipality: '0793', bin: 'glass', text: texts, ...source };
}

type Preview = Awaited<ReturnType<typeof serve>>['preview'];

/** Each of the other kinds shows on a page. */
async function expectOthers(
  preview: Preview,
  others: Awaited<ReturnType<typeof workOnOthers>>,
): Promise<void> {
  const list = await preview(others.list, 'ru', 'kojv_olme');
  expect([list.status, list.html]).toEqual([200, expect.stringContaining(marker)]);
  expect((await preview(others.object, 'ru', 'sorting_items')).html).toContain(`<h1>Вещь ${marker}</h1>`);
  expect((await preview(others.difference, 'ru', 'sorting_differences')).html).toContain(`Иначе ${marker}.`);
  expect((await preview(others.station, 'en', 'waste_stations')).html).toContain(`<title>Jaam ${marker}`);
  expect((await preview(others.notices, 'ru', 'notices')).html).toContain(
    `<summary>Сообщение ${marker}</summary>`,
  );
}

const publicPaths = [
  '/api/posts',
  '/api/content-search?query=Mustandi',
  '/api/search?query=Parandatud',
  '/about/news',
  '/',
  '/feeds/et/all.xml',
  '/ru/about/news/avalik-uudis',
  '/about/news/hiljem',
];

test.skipIf(isWithoutWordPress)(
  'a draft is seen by who holds its link, as the page that it will be, and stands in no file and no answer',
  async () => {
    const { picture, et, ru, fresh, later, texts } = await work();
    const site = new SyncedSite();
    await site.sync();
    await site.publish();
    await autosave(et);
    const others = await workOnOthers();
    const { origin, preview } = await serve(site);

    const changed = await preview(et, 'et');
    expect([changed.status, changed.html]).toEqual([200, expect.stringContaining(`Uus tekst ${marker}.`)]);
    expect(changed.html).toContain(`<h1>Parandatud ${marker}</h1>`);
    expect(changed.html).toContain('Avaldatud lehe muudatused');
    expect(changed.html).toContain(`post.php?post=${et}&amp;action=edit`);
    expect(changed.headers.get('cache-control')).toBe('private, no-store');
    expect(changed.headers.get('netlify-cdn-cache-control')).toBe('no-store');
    expect(changed.headers.get('x-robots-tag')).toContain('noindex');
    expect(changed.headers.get('referrer-policy')).toBe('no-referrer');
    expect(changed.headers.has('etag')).toBe(false);

    // Any entry of a translation group opens each of its languages.
    const russian = await preview([et, ru], 'ru');
    expect(russian.html).toContain('<html lang="ru"');
    expect(russian.html).toContain(`post.php?post=${ru}&amp;action=edit`);
    expect((await preview(ru, 'ru')).html).toContain(`Перевод ${marker}.`);
    expect((await preview(et, 'en')).html).toContain(
      'There is no entry in this language, or this link does not open it.',
    );

    const draft = await preview(fresh, 'et');
    expect(draft.html).toContain('Mustand, mida ei ole avaldatud.');
    expect(draft.html).toContain('href="/about/news/teine-uudis"');
    expect(draft.html.split(`src="${picture}"`)).toHaveLength(3);
    expect(draft.html).toMatch(new RegExp(`<style>[^<]*\\.${marker}\\s*\\{\\s*color:\\s*teal`, 'u'));
    const policy = draft.headers.get('content-security-policy');
    expect(policy).toMatch(new RegExp(`style-src 'self' 'sha256-.* data: ${wordpress().url};`, 'u'));
    expect((await preview(later, 'et')).html).toContain('01.01.2099');
    // Page texts exist in all languages or not at all.
    const broken = await preview(texts, 'et', 'page_texts');
    expect([broken.status, broken.html]).toEqual([
      422,
      expect.stringContaining('In Russian: is missing. Fill it in.'),
    ]);

    await expectOthers(preview, others);

    await update('posts', later, { title: `Veel hiljem ${marker}` });
    await site.sync();
    await site.publish();
    expect(filesWith('Avalik uudis', site)).toEqual(
      expect.arrayContaining(['about/news.html', 'feeds/et/all.xml']),
    );
    expect(filesWith(marker, site)).toEqual([]);
    const answers = await Promise.all(publicPaths.map(async (path) => (await fetch(origin + path)).text()));
    expect(publicPaths.filter((_, index) => answers[index]?.includes(marker))).toEqual([]);
  },
);
