import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { localizedPath, studioHostPath } from '#platform/addresses/paths.ts';
import { findRoute, routeTemplates } from '#shell/addresses/routes.ts';
import { buildSite } from './site/built-site.ts';
import { openClient } from './site/client.ts';
import { loadPages } from './site/pages.ts';

const { files, settings } = await buildSite();
const pages = await loadPages();
const client = await openClient();
afterAll(client.close);

const asset = files.find((file) => file.startsWith('_astro/')) ?? '';

test('every route of the table answers in three languages', async () => {
  const seen = new Set<string>();
  for (const page of pages.filter(({ path }) => path !== '/not-found')) {
    const template = findRoute(page.path)?.template;
    const { status, body, headers } = await client.send(encodeURI(page.address));
    expect([page.address, status]).toEqual([page.address, 200]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(/<html lang="(\w+)"/u.exec(body)?.[1]).toBe(page.locale);
    if (template !== undefined) seen.add(`${page.locale} ${template}`);
  }
  // The host route exists only with a page-builder project.
  const templates = routeTemplates.filter((template) => template !== studioHostPath);
  const all = locales.flatMap((locale) => templates.map((template) => `${locale} ${template}`));
  // A language may have too few posts in a category for a second page.
  expect(all.filter((route) => !seen.has(route) && !route.endsWith('/page/{page}'))).toEqual([]);
});

test('an unknown address answers 404 with the page of its language', async () => {
  for (const locale of locales) {
    for (const path of [
      '/no-such-page',
      '/about/news/no-such-post',
      '/about/news/page/999',
      '/services/no/deeper',
    ] as const) {
      const address = locale === 'et' ? path : `/${locale}${path}`;
      const { status, body } = await client.send(address);
      expect([address, status, /<html lang="(\w+)"/u.exec(body)?.[1]]).toEqual([address, 404, locale]);
    }
  }
});

test('an unknown address without prefix answers 404 in the language that the visitor chose', async () => {
  const moved = await client.send('/no-such-page', { headers: { cookie: 'locale=ru' } });
  expect([moved.status, moved.headers.location]).toEqual([302, '/ru/no-such-page']);
  const { status, body } = await client.send('/no-such-file.pdf', { headers: { cookie: 'a=b; locale=ru' } });
  expect([status, /<html lang="(\w+)"/u.exec(body)?.[1]]).toEqual([404, 'ru']);
});

test('the page for what is not there has no address at which it would be a page', async () => {
  for (const address of ['/404', '/404.html', '/ru/404', '/not-found', '/en/not-found']) {
    expect([address, (await client.send(address)).status]).toEqual([address, 404]);
  }
});

test('a page has one address: its file name is none', async () => {
  for (const address of ['/about.html', '/index.html', '/ru/about/news.html']) {
    expect([address, (await client.send(address)).status]).toEqual([address, 404]);
  }
});

test('Estonian has no prefix', async () => {
  const response = await client.send('/et/about');
  expect([response.status, response.headers.location]).toEqual([302, '/about']);
});

test('a malformed address answers 400', async () => {
  for (const address of ['/%', '/about/%zz', '/%ff%fe', '/about%00', '/%0d%0aSet-Cookie:a=b']) {
    expect([address, (await client.send(address)).status]).toEqual([address, 400]);
  }
});

test('an address that is too long answers 414', async () => {
  expect((await client.send(`/${'a'.repeat(8200)}`)).status).toBe(414);
  expect((await client.send(`/search?searchQuery=${'a'.repeat(2000)}`)).status).toBe(200);
});

test('other methods than GET and HEAD answer 405 and say which are allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await client.send('/about', { method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test('HEAD answers as GET does, without the body', async () => {
  const get = await client.send('/ru/about');
  const head = await client.send('/ru/about', { method: 'HEAD' });
  expect(head.body).toBe('');
  expect([head.status, head.headers['content-length'], head.headers.etag]).toEqual([
    200,
    get.headers['content-length'],
    get.headers.etag,
  ]);
});

test('no address leads out of the site', async () => {
  const addresses = [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/_astro/../../state/code.json',

    '/..%5c..%5cpackage.json',
    '/....//package.json',
    '//etc/passwd',
    '/file:///etc/passwd',
    '/%2fetc%2fpasswd',
  ];
  for (const address of addresses) {
    const { status, body } = await client.send(address);
    expect([address, [301, 400, 404].includes(status)]).toEqual([address, true]);
    expect(body).not.toMatch(/root:|"private"/u);
  }
});

test('files that configure the host, drafts and folders are no files of the site', async () => {
  // A draft as a publisher leaves it when it crashes while writing. Only the tests of this run use the folder.
  const drafts = ['robots.txt.draft', 'half-written.txt.draft'].map((name) => join(settings.outDir, name));
  onTestFinished(() => {
    for (const draft of drafts) rmSync(draft, { force: true });
  });
  for (const draft of drafts) writeFileSync(draft, 'half of it');
  for (const address of [
    '/_redirects',
    '/_headers',
    '/_astro',
    '/locales',
    '/about.html.draft',
    '/robots.txt.draft',
    '/half-written.txt.draft',
    '/robots.txt%2edraft',
    '/robots%2Etxt.dra%66t',
  ]) {
    const { status, body } = await client.send(address);
    expect([address, status, body.includes('half of it')]).toEqual([address, 404, false]);
  }
});

test('a page is asked for again each time, and an unchanged one is not sent again', async () => {
  const first = await client.send('/about');
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const etag = first.headers.etag ?? '';
  const second = await client.send('/about', { headers: { 'if-none-match': etag } });
  expect([second.status, second.body, second.headers.etag]).toEqual([304, '', etag]);
  const other = await client.send('/about', { headers: { 'if-none-match': '"another"' } });
  expect(other.status).toBe(200);
});

test('an asset with a digest in its name never changes', async () => {
  const { status, headers } = await client.send(`/${asset}`);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('what is no page has the type of its file', async () => {
  const types = {
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/locales/et.json': 'application/json',
    '/feeds/ru/all.xml': 'application/atom+xml; charset=utf-8',
  };
  for (const [address, type] of Object.entries(types)) {
    expect([address, (await client.send(address)).headers['content-type']]).toEqual([address, type]);
  }
});

test('a page of the site has the address that its route and language give it', () => {
  expect(pages.filter(({ address, path, locale }) => address !== localizedPath(path, locale))).toEqual([]);
});

test('a page comes compressed as the browser prefers, once made and then the same, and is not sent twice', async () => {
  for (const encoding of ['br', 'gzip']) {
    const asked = { headers: { 'accept-encoding': encoding } };
    const first = await client.send('/about', asked);
    expect([first.status, first.headers['content-encoding']]).toEqual([200, encoding]);
    expect(first.headers.vary).toBe('Accept-Encoding');
    const etag = String(first.headers.etag);
    expect((await client.send('/about', asked)).headers.etag).toBe(etag);
    const again = await client.send('/about', { headers: { ...asked.headers, 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
  }
});

test('a tag that a proxy has weakened is known, alone and among others', async () => {
  const { headers } = await client.send('/about');
  const tag = String(headers.etag);
  for (const known of [`W/${tag}`, `"other", W/${tag}`, '*']) {
    const again = await client.send('/about', { headers: { 'if-none-match': known } });
    expect([known, again.status, again.body]).toEqual([known, 304, '']);
  }
});

test('whatever is text comes compressed: pages, styles, scripts, feeds, drawings and JSON', async () => {
  const ofKind = (ending: string) =>
    files.find((file) => file.endsWith(ending) && statSync(join(settings.outDir, file)).size > 2000);
  for (const ending of ['.css', '.js', '.xml', '.svg', '.json']) {
    const file = ofKind(ending);
    const { headers } = await client.send(`/${String(file)}`, { headers: { 'accept-encoding': 'br' } });
    expect([ending, headers['content-encoding'], headers.vary]).toEqual([ending, 'br', 'Accept-Encoding']);
  }
});

test('the tag of one encoding does not stand for another', async () => {
  const { headers } = await client.send('/about', { headers: { 'accept-encoding': 'br' } });
  const asIs = await client.send('/about', { headers: { 'if-none-match': String(headers.etag) } });
  expect([asIs.status, asIs.headers['content-encoding']]).toEqual([200, undefined]);
});

test('what is compressed is the page, byte for byte', async () => {
  const plain = await client.send('/ru/about');
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(`${client.origin}/ru/about`, { headers: { 'accept-encoding': encoding } });
    expect(await response.text()).toBe(plain.body);
  }
});

test('pictures and fonts that are compressed already are sent as they are', async () => {
  for (const address of ['/icon-192.png', '/fonts/geologica-latin.woff2']) {
    const { status, headers } = await client.send(address, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, undefined, undefined]);
  }
});

test('a part of a file is sent to who asks for it', async () => {
  const whole = await client.send('/robots.txt');
  const part = await client.send('/robots.txt', { headers: { range: 'bytes=2-5' } });
  expect([part.status, part.body]).toEqual([206, whole.body.slice(2, 6)]);
  expect(part.headers['content-range']).toBe(`bytes 2-5/${whole.body.length}`);
  const outside = await client.send('/robots.txt', { headers: { range: 'bytes=999999-' } });
  expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${whole.body.length}`]);
  const changed = await client.send('/robots.txt', { headers: { range: 'bytes=2-5', 'if-range': '"old"' } });
  expect([changed.status, changed.body]).toEqual([200, whole.body]);
});

test('every answer has the security headers, and no page needs what they forbid', async () => {
  for (const address of ['/', '/ru/about', '/no-such-page', '/robots.txt', asset]) {
    const { headers } = await client.send(address.startsWith('/') ? address : `/${address}`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/u);
  }
  for (const { address, html } of pages) {
    const inline = /<style|\sstyle="|\son[a-z]+="|<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))/u;
    expect([address, inline.exec(html)?.[0]]).toEqual([address, undefined]);
  }
});
