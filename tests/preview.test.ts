/** Previews with a content base and a page builder that a test can break. tests/wordpress/preview.test.ts tests
 * a real WordPress. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/base/clock.ts';
import { comingMs, silenceMs } from '#fakes/test-limits.ts';
import { fakeLog } from '#fakes/fake-log.ts';
import { servedSite } from '#features/features.server.ts';
import { openPreviewedSite } from '#features/previewed-site.server.ts';
import { ownCell } from '#features/page-builder/cell/own-cell.server.ts';
import type { PageBuilderPlace } from '#platform/publish/page-builder.ts';
import { parsePagePath } from '#platform/addresses/page-path.ts';
import { signLink } from '#platform/calls/signed-link.ts';
import { stateFile } from '#platform/publish/state.ts';
import { openDatabase } from '#platform/store/database.ts';
import { configurePooledPreview } from '#platform/on-demand/configured-pooled-preview.ts';
import { PageRenderer } from '#platform/on-demand/page-renderer.ts';
import { previewAddress, type PreviewRequest } from '#platform/on-demand/preview/preview-link.ts';
import { createPreview, type PreviewOptions } from '#platform/on-demand/preview/direct-preview.ts';
import { openBuilderHost } from './page-builder/builder-host.ts';
import { draftId, openContentBase } from './preview/content-base-host.ts';
import { askFunction, bundleFunction } from './preview/ask-function.ts';
import { readPublished } from './published-files.ts';
import { fillSmallSite, glass, june, paper } from './small-site.ts';

const secret = 'a secret of the tests of previews';
const now = june;
const until = now / 1000 + 3600;

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const site = fillSmallSite(folder, [paper, glass], {
  also: ['/page-answers/ru.json', '/page-answers/en.json'],
});
const contentBase = await openContentBase();
beforeAll(async () => {
  await site.publish({ settings: { analyticsSrc: '/count.js' } });
});
afterAll(async () => {
  await contentBase.close();
  rmSync(folder, { recursive: true, force: true });
});

const { report, messages } = fakeLog();

const editorsPlace = {
  url: `${contentBase.url}/wp-json/`,
  credentials: { user: 'reader', password: 'password' },
};

const previewedSite = await openPreviewedSite(ownCell);

function open(change: Partial<PreviewOptions> = {}) {
  const preview = createPreview({
    secret,
    pageBuilder: undefined,
    clock: () => now,
    contentBase: editorsPlace,
    // Like on Netlify, where the state is next to the function.
    content: { stateDir: site.settings.stateDir, isSnapshot: true },
    site: previewedSite,
    renderer: new PageRenderer(site.settings),
    report,
    ...change,
  });
  return async (address: string, method = 'GET') => {
    const response = await preview(new Request(new URL(address, 'https://www.example.ee'), { method }));
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
}

const draft: PreviewRequest = { type: 'entry', entryType: 'posts', id: draftId, locale: 'et' };
const link = (asked: PreviewRequest = draft, ends = until) => previewAddress(asked, ends, secret);

test('a draft is shown as its page, with what its editor has to know', async () => {
  const { status, headers, html } = await open()(link());
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Uus veoring – Nõmme<\/h1>/u);
  expect(html).toContain('href="/about/news/klaas"');
  expect(html).toContain(`<img src="${contentBase.url}/wp-content/uploads/auto.png" alt="Auto"`);
  expect(html).toMatch(/<style>[^<]*#post-70 \.style-1[^<]*background-color:\s*rgb\(0 128 128\)/u);
  expect(html).not.toMatch(/ style="|kadunud"|media\/preview/u);
  // The previous articles are those of the site.
  expect(html).toContain('paber eesti');
  const banner = /<aside class="notices preview".*?<\/aside>/su.exec(html)?.[0] ?? '';
  expect(banner).toContain('Mustand, mida ei ole avaldatud.');
  expect(banner).toContain('kell\u00a016:00');
  expect(banner).toContain(`href="${contentBase.url}/wp-admin/post.php?post=70&amp;action=edit"`);
  expect(banner).toContain('<br>Link aadressile /kadunud ei vii ühelegi selle saidi lehele');
  // The preview is not counted and asks for no cookie consent.
  expect(html).not.toMatch(/count\.js|consent-question/u);
  expect(headers.get('content-security-policy')).toContain(`img-src 'self' data: ${contentBase.url};`);
});

test('a thread of its own shows the same', async () => {
  const ends = Math.floor(systemClock() / 1000) + 3600;
  const own = await open({ clock: systemClock })(link(draft, ends));
  expect(own.status).toBe(200);
  const settings = {
    siteUrl: undefined,
    previewSecret: secret,
    pageBuilder: undefined,
    contentBase: editorsPlace,
  };
  const pooled = configurePooledPreview(
    settings,
    { ...site.settings, file: servedSite.threads.previews },
    fakeLog().report,
  );
  onTestFinished(() => pooled.stop());
  const request = new Request(new URL(link(draft, ends), 'https://www.example.ee'));
  const response = await pooled.answer(request);
  expect(await response.text()).toBe(own.html);
  expect([...response.headers]).toEqual([...own.headers]);
  await pooled.stop();
  expect((await pooled.answer(request)).status).toBe(503);
});

test('what was written last is read too where it is not in the file of the state yet', async () => {
  const stateDir = join(folder, 'unfinished');
  const file = stateFile(stateDir);
  mkdirSync(stateDir);
  copyFileSync(stateFile(site.settings.stateDir), file);
  const writing = openDatabase(file);
  writing.exec("DELETE FROM position WHERE list = 'posts/et/waste-school'");
  expect(existsSync(`${file}-wal`)).toBe(true);
  const { status, html } = await open({ content: { stateDir, isSnapshot: true } })(link());
  writing.close();
  expect(status).toBe(200);
  expect(html).not.toContain('paber eesti');
});

test('the links of the banner lead to the other languages, as long as the link itself', async () => {
  const ask = open();
  const { html } = await ask(link());
  const links = [...html.matchAll(/href="(\/preview\?[^"]+)"/gu)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  expect(links).toEqual((['et', 'ru', 'en'] as const).map((locale) => link({ ...draft, locale })));
  const russian = await ask(links[1] ?? '');
  expect(russian.html).toContain('На этом языке записи нет, или эта ссылка её не открывает.');
});

test('a link that is broken, changed or old opens nothing and says so in three languages', async () => {
  const ask = open();
  const [other] = link({ ...draft, id: draftId + 1 }).split('&until');
  const [, signed] = link().split('&until');
  const expired = await ask(link(draft, now / 1000));
  expect(expired.status).toBe(403);
  expect(expired.html).toMatch(/lang="et".*aeg on läbi.*lang="ru".*истёк.*lang="en".*expired/su);
  contentBase.host.asked.length = 0;
  for (const address of [
    '/preview',
    link().replace(/.$/u, ''),
    `${other ?? ''}&until${signed ?? ''}`,
    link().replace('locale=et', 'locale=ru'),
    link(draft, until + 86_400),
    `/preview?type=users&id=1&locale=et&until=${until}&signature=${signLink('preview.users.1.et', until, secret)}`,
  ]) {
    const { status, headers, html } = await ask(address);
    expect([address, status]).toEqual([address, 403]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(html).toMatch(/lang="et".*lang="ru".*lang="en"/su);
  }
  expect(contentBase.host.asked).toEqual([]);
  expect((await ask(link(), 'POST')).status).toBe(405);
  expect((await ask(link(), 'HEAD')).html).toBe('');
});

test('what keeps a draft from being shown is told, without a word from inside', async () => {
  const loadStatus = async (state: typeof contentBase.host.state) => {
    contentBase.host.state = state;
    const { status, html } = await open({
      limits: { tries: 1, timeMs: state === 'hanging' ? silenceMs : comingMs },
    })(link());
    expect(html).not.toMatch(/Error|at \w+ \(|127\.0\.0\.1/u);
    return status;
  };
  expect(await loadStatus('broken')).toBe(502);
  expect(await loadStatus('refusing')).toBe(502);
  expect(await loadStatus('no-json')).toBe(502);
  expect(await loadStatus('hanging')).toBe(504);
  contentBase.host.state = 'answering';
  expect((await open()(link({ ...draft, id: 71 }))).status).toBe(404);
  expect((await open({ secret: undefined })(link())).status).toBe(503);
  expect((await open({ contentBase: undefined })(link())).status).toBe(503);
  const nowhere = { stateDir: join(folder, 'none'), isSnapshot: false };
  expect((await open({ content: nowhere })(link())).status).toBe(500);
  expect(messages).toEqual(['A preview could not be made: Nothing is published yet.']);
});

test('a page of the page builder is shown as it stands in the studio, and stays there', async () => {
  const { host, place } = await openBuilderHost([]);
  const path = parsePagePath('/kampaania') ?? expect.fail();
  const asked = { type: 'page', path, locale: 'ru' } as const;
  const picture = `${place.host}a.png`;
  const jsx = `<img src="${picture}" alt="Aed" />`;
  host.draft([{ path, title: 'Kampaania', heading: { base: 'Kevad', ru: 'Весна', en: 'Spring' }, jsx }]);
  const before = readPublished(site.settings.outDir);
  const ask = open({ pageBuilder: place });
  const { status, headers, html } = await ask(link(asked));
  expect([status, html]).toEqual([200, expect.stringMatching(/<h1[^>]*>Весна<\/h1>/u)]);
  expect(html).toContain(`src="${picture}"`);
  expect(html).toContain('Страница в том виде, в каком она сейчас в конструкторе.');
  expect(html).toContain(`href="${place.host}projects/project1"`);
  expect(html).toMatch(/<style>[^<]*\.built-page/u);
  expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/u);
  expect(host.asked).toEqual([expect.stringContaining('/loader/code/preview?')]);
  expect(readPublished(site.settings.outDir)).toEqual(before);
  expect(existsSync(join(site.settings.stateDir, 'page-builder'))).toBe(false);
  // The route table takes precedence; a missing page is a 404.
  const loadStatus = async (other: string, at: PageBuilderPlace = place) => {
    const page = { ...asked, path: parsePagePath(other) ?? expect.fail() };
    return (await open({ pageBuilder: at })(link(page))).status;
  };
  expect(await loadStatus('/about/company')).toBe(422);
  expect(await loadStatus('/puudub')).toBe(404);
  expect(await loadStatus('/kampaania', { ...place, token: 'wrong' })).toBe(502);
});

test('a function of Netlify shows drafts too, where no ES module may be required and no package lies beside it', async () => {
  const { host, place } = await openBuilderHost([]);
  const path = parsePagePath('/kampaania') ?? expect.fail();
  const jsx = `<p>{Object.keys(process.env).join()}</p><p>{typeof process.getBuiltinModule}</p>`;
  host.draft([{ path, title: 'Kampaania', heading: { base: 'Kevad', ru: 'Весна', en: 'Spring' }, jsx }]);
  const soon = Math.floor(Date.now() / 1000) + 3600;
  const [unsigned, post, page] = await askFunction(
    ['/preview', link(draft, soon), link({ type: 'page', path, locale: 'en' }, soon)],
    {
      folder: await bundleFunction(join(folder, 'function'), site.settings),
      environment: {
        PREVIEW_SECRET: secret,
        CONTENT_BASE_URL: `${contentBase.url}/wp-json`,
        CONTENT_BASE_USER: 'reader',
        CONTENT_BASE_PASSWORD: 'password',
        PLASMIC_HOST: place.host,
        PLASMIC_PROJECT_ID: place.projectId,
        PLASMIC_TOKEN: place.token,
      },
    },
  );
  expect([unsigned?.status, post?.status, page?.status]).toEqual([403, 200, 200]);
  // Without calls, drawings and what compiles pages: with them it is four times as large.
  expect(statSync(join(site.settings.stateDir, 'bundled/preview.mjs')).size).toBeLessThan(1_500_000);
  expect(post?.html).toMatch(/<h1[^>]*>Uus veoring – Nõmme<\/h1>/u);
  expect(post?.html).toContain('<p class="lead own-ground style-1">Alates');
  expect(page?.html).toMatch(/<h1[^>]*>Spring<\/h1>/u);
  expect(page?.html).toContain('<p>NODE_ENV,PLASMIC_QUIET</p><p>undefined</p>');
});
