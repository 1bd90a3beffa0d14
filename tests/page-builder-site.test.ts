/** Pages of the page builder on the published site. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storedFiles } from '#features/page-builder/stored-bundle.server.ts';
import { pageBuilderFolder } from '#platform/publish/page-builder.ts';
import { type MenuItem, menuSchema } from '#platform/cms/menu.ts';
import { syncBuiltPages } from '#features/page-builder/sync-built-pages.server.ts';
import { toNote } from '#platform/notes/note.ts';
import { readSyncNotes } from '#platform/publish/sync-notes.ts';
import { openBuilderHost } from './page-builder/builder-host.ts';
import type { EditorPage } from './page-builder/generated-bundle.ts';
import { makePublishedSite, makeSmallSite, type SmallSite } from './small-site.ts';
import { site as ownSite } from '#features/site.ts';

const also = [
  '/about/company',
  '/plasmic-host',
  '/ru/plasmic-host',
  '/en/plasmic-host',
  '/search-index/en/start.json',
];

const part = (name: string, fields: object = {}) =>
  `{React.createElement(components["part-${name}"], ${JSON.stringify(fields)})}`;

const campaign: EditorPage = {
  path: '/home-customer/kampaania',
  title: 'Kevadkampaania',
  heading: { base: 'Kevad', ru: 'Весна', en: 'Spring' },
  jsx: `<section><p>Bladderwrack <a href="/klienditugi/kkk/">KKK</a> <a href="/about/news">n</a></p>
    ${part('news-list', { count: 2 })}</section>
    ${part('lookup-form')}${part('price-list', { service: 'organised' })}${part('station-map')}
    ${part('faq', { topic: 'billing' })}${part('contact-form')}
    ${part('button', { label: 'Edasi', link: '/customer-support/contact-us', look: 'quiet' })}
    ${part('input', { label: 'Otsi', type: 'number', min: '1' })}
    ${part('fetcher', { url: '/api/posts', list: 'posts' })}
    ${part('posts', { category: 'waste-school', none: 'Keegi ei kirjuta' })}`,
};
const fair: EditorPage = { path: '/mess', heading: { base: 'Mess', ru: 'Ярмарка', en: 'Fair' } };

/** A published site with a synced page builder. */
async function followed(pages: readonly EditorPage[]) {
  const { host, place } = await openBuilderHost(pages);
  const settings = { hasPageBuilder: true };
  const site = await makePublishedSite({ ...settings, also });
  const follow = async () => {
    const outcome = await syncBuiltPages({
      site: ownSite,
      settings: { ...site.settings, ...settings },
      pageBuilder: place,
      report: () => undefined,
    });
    return { outcome, log: await site.publish({ settings }) };
  };
  return { host, place, site, follow };
}

const isPublished = (site: SmallSite, file: string) => existsSync(join(site.settings.outDir, file));

test('a page of the page builder stands in three languages within the layout, with parts of the site', async () => {
  const { host, place, site, follow } = await followed([]);
  host.publish([{ ...campaign, jsx: `${campaign.jsx}<img src="${place.host}a.png" alt="Aed" />` }]);
  const { outcome } = await follow();
  expect(outcome).toMatchObject({ failure: undefined, warnings: [] });
  const russian = site.published('ru/home-customer/kampaania.html');
  expect(russian).toContain('<html lang="ru"');
  expect(russian).toMatch(/<h1[^>]*>Весна<\/h1>/u);
  expect(russian).not.toMatch(/<site-part| style="|<style|unsafe/u);
  // The common layout: breadcrumbs below the parent page, language switcher, alternates, canonical address.
  expect(russian).toMatch(
    /<nav class="breadcrumb".*href="\/ru\/home-customer".*aria-current="page">Весна</su,
  );
  expect(russian).toContain('href="/en/home-customer/kampaania?lang=en"');
  expect(russian).toContain(
    '<link rel="alternate" hreflang="et" href="https://www.example.ee/home-customer/kampaania">',
  );
  expect(russian).toContain(
    '<link rel="canonical" href="https://www.example.ee/ru/home-customer/kampaania">',
  );
  // Links lead to final addresses of the language.
  expect(russian).toContain('href="/ru/customer-support/faq"');
  expect(russian).toContain('href="/ru/about/news"');
  expect(russian).toContain('class="button quiet" href="/ru/customer-support/contact-us"');
  // Parts that show content of the site.
  expect(russian).toContain('torm vene');
  const parts = ['class="lookup"', 'station-finder', 'posted-form', 'class="question"', 'fetched-list'];
  expect(parts.filter((mark) => !russian.includes(mark))).toEqual([]);
  expect(russian).toMatch(/class="posts-list" data-props="[^"]*waste-school[^"]*Keegi ei kirjuta/u);
  expect(russian).toContain('id="price-lists"');
  expect(russian).toMatch(/<input[^>]*name="searchQuery"[^>]*type="number"[^>]*min="1"/u);
  const [, picture = ''] = /srcset="\/(media\/[\w-]+\/480\.avif) 480w/u.exec(russian) ?? [];
  expect(isPublished(site, picture)).toBe(true);
  const estonian = site.published('home-customer/kampaania.html');
  expect(estonian).toContain('<title>Kevadkampaania – ');
  expect(estonian).toContain('href="/page-styles/et/home-customer.kampaania.css"');
  expect(site.published('page-styles/et/home-customer.kampaania.css')).toContain('.built-page .page0__root');
  expect(site.published('sitemaps/entries.xml')).toContain(
    'https://www.example.ee/en/home-customer/kampaania<',
  );
  expect(site.published('search-index/en/start.json')).toMatch(/home-customer\/kampaania.*Bladderwrack/su);
});

test('a page published between two builds is rendered with what names it, and a removed page vanishes', async () => {
  const { host, site, follow } = await followed([fair]);
  const { log: first } = await follow();
  expect(Object.keys(first.rendered).sort()).toEqual(
    [
      '/build-manifest.json',
      '/mess',
      '/ru/mess',
      '/en/mess',
      '/sitemaps/entries.xml',
      ...['et', 'ru', 'en'].flatMap((locale) => [
        `/page-styles/${locale}/mess.css`,
        `/search-index/${locale}/start.json`,
      ]),
    ].sort(),
  );
  host.publish([fair, { ...fair, path: '/uus' }]);
  const { log: second } = await follow();
  expect(Object.keys(second.rendered)).toContain('/en/uus');
  expect(Object.keys(second.rendered)).not.toContain('/en/mess');
  host.publish([{ ...fair, path: '/uus' }]);
  const { log: third } = await follow();
  expect([...third.removed].sort()).toEqual(
    [
      'mess.html',
      'ru/mess.html',
      'en/mess.html',
      'page-styles/et/mess.css',
      'page-styles/ru/mess.css',
      'page-styles/en/mess.css',
    ].sort(),
  );
  expect([isPublished(site, 'mess.html'), isPublished(site, 'uus.html')]).toEqual([false, true]);
  expect(site.published('sitemaps/entries.xml')).not.toContain('/mess<');
});

test('a menu and a notice may lead to a page; when it goes they stand without it, and publishing goes on', async () => {
  const site = makeSmallSite([], { also });
  const settings = { hasPageBuilder: true };
  const folder = pageBuilderFolder(site.settings.stateDir);
  const text = { title: 'Mess', description: '', html: '<h1>Mess</h1>', css: '' };
  mkdirSync(join(folder, 'content'), { recursive: true });
  const build = (...paths: readonly string[]) => {
    const pages = paths.map((id) => ({ id, texts: { et: text, ru: text, en: text } }));
    writeFileSync(join(folder, storedFiles.pages), JSON.stringify(pages));
  };
  build('/mess');
  const menu = site.read('menus/72.json', menuSchema);
  const led = (entry: MenuItem, index: number) => (index === 1 ? { ...entry, url: '/mess' } : entry);
  site.write('menus/72.json', { ...menu, items: menu.items.map(led) });
  const message = { et: 'Mess on avatud', ru: 'Ярмарка открыта', en: 'The fair is open' };
  site.write('notices/mess.json', {
    id: 'mess',
    from: '2026-01-01T00:00:00Z',
    until: '2026-12-01T00:00:00Z',
    link: '/mess',
    severity: 'information',
    title: message,
    text: message,
  });
  await site.publish({ settings });
  expect(site.published('ru/about.html').match(/href="\/ru\/mess"/gu)).toHaveLength(2);
  build();
  const { rendered } = await site.publish({ settings });
  expect(rendered['/ru/about']).toBe('layout');
  expect(site.published('ru/about.html')).toContain('Ярмарка открыта');
  expect(site.published('ru/about.html')).not.toContain('/mess');
});

test("an empty page says 'No content' under its title, in each language", async () => {
  const site = await makePublishedSite({ also });
  const empty = { title: 'Mess', description: '', html: '<h1 class="a"> </h1><p></p>', css: '' };
  site.write('built-pages.json', [{ id: '/mess', texts: { et: empty, ru: empty, en: empty } }]);
  await site.publish();
  for (const [file, message] of [
    ['mess.html', 'Sisu puudub'],
    ['ru/mess.html', 'Содержания нет'],
    ['en/mess.html', 'No content'],
  ] as const) {
    expect(site.published(file)).toContain(`<p>${message}</p>`);
    expect(site.published(file)).toContain('<h1>Mess</h1>');
  }
});

test('the route table and old addresses win over the page builder, and the status says so', async () => {
  const { site, place, follow } = await followed([
    { ...fair, path: '/about/company' },
    { ...fair, path: '/klienditugi/kkk' },
  ]);
  const before = site.published('about/company.html');
  const { outcome, log } = await follow();
  expect(outcome.problems).toEqual([
    { ...toNote('page-address-own'), path: '/about/company' },
    { ...toNote('page-address-old'), path: '/klienditugi/kkk' },
  ]);
  const [problem] = readSyncNotes(site.settings.stateDir).flatMap(({ problems }) => problems);
  expect(problem).toMatchObject({ code: 'page-address-own', title: '/about/company' });
  expect(problem?.editLink).toContain(`/projects/${place.projectId}`);
  expect(log.rendered).toEqual({});
  expect(site.published('about/company.html')).toBe(before);
  expect(isPublished(site, 'klienditugi/kkk.html')).toBe(false);
});

test('without a project of the page builder there is no host route, and nothing may evaluate code', async () => {
  const site = await makePublishedSite({ also });
  const withProject = { hasPageBuilder: true };
  await site.publish({ settings: withProject });
  expect(isPublished(site, 'ru/plasmic-host.html')).toBe(true);
  await site.publish();
  for (const file of ['plasmic-host.html', 'ru/plasmic-host.html', 'en/plasmic-host.html'])
    expect(isPublished(site, file)).toBe(false);
  expect(site.published('_headers')).not.toMatch(/unsafe-eval|plasmic/u);
});

test('the host route has no layout, is not indexed, and alone may evaluate code of the studio', async () => {
  const site = await makePublishedSite({ also });
  await site.publish({ settings: { hasPageBuilder: true } });
  const locales = { 'plasmic-host.html': 'et', 'ru/plasmic-host.html': 'ru', 'en/plasmic-host.html': 'en' };
  for (const [file, locale] of Object.entries(locales)) {
    const html = site.published(file);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<header|<footer|site-header|consent/u);
  }
  const rules = site.published('_headers').split(/^(?=\/)/mu);
  const evaluating = rules.filter((rule) => rule.includes("'unsafe-eval'"));
  expect(evaluating.map((rule) => rule.split('\n')[0])).toEqual([
    '/plasmic-host',
    '/ru/plasmic-host',
    '/en/plasmic-host',
  ]);
  const policy = evaluating[0] ?? '';
  expect(policy).toContain('frame-ancestors https://studio.plasmic.app');
  expect([...policy.matchAll(/https?:\/\/[^\s;]+/gu)].map(([origin]) => origin)).toEqual(
    Array.from({ length: 7 }, () => 'https://studio.plasmic.app'),
  );
});
