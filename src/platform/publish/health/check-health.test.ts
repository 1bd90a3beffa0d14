/** Each check with its own small content: it reports what is wrong and nothing else. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { site } from '#features/site.ts';
import { locales } from '#platform/languages/locale.ts';
import { embedParts } from '#features/embeds/embed-options.ts';
import { embedAddress } from '#features/embeds/embeds.ts';
import { sheetAddress } from '#features/sorting/sheet-address.ts';
import { createContentTables } from '#platform/store/database.ts';
import { Content } from '../stored-content.ts';
import { checkHealth } from './check-health.ts';

const now = Date.parse('2026-06-01T12:00:00Z');

type Entries = Readonly<Record<string, readonly (Readonly<Record<string, unknown>> & { id: unknown })[]>>;

/** @param slugs Slugs of existing articles. */
function findings(entries: Entries, slugs: readonly string[] = []): readonly string[] {
  const database = new DatabaseSync(':memory:');
  createContentTables(database);
  const put = database.prepare("INSERT INTO entry (kind, id, file, json, digest) VALUES (?, ?, ?, ?, '')");
  for (const [kind, list] of Object.entries(entries))
    for (const entry of list)
      put.run(kind, String(entry.id), `${kind}/${String(entry.id)}.json`, JSON.stringify(entry));
  const place = database.prepare("INSERT INTO position (list, key, entry) VALUES ('slugs', ?, 1)");
  for (const slug of slugs) place.run(slug);
  const found = checkHealth({
    site,
    content: new Content(database),
    now,
    hasFile: (path) => path === '/documents/hinnakiri.pdf',
    innerHosts: new Set(['cms.example.ee']),
    editLink: (file) => (file.startsWith('posts/') ? `edit ${file}` : undefined),
  });
  return found.map(({ type, kind, id, locale, value }) =>
    [type, kind, id, locale, value].filter(Boolean).join(' '),
  );
}

function post(id: number, fields: Readonly<Record<string, unknown>> = {}) {
  const text = { title: `Uudis ${id}`, content: '<p>Tekst</p>' };
  const translations = { ru: text, en: text };
  return { id, status: 'publish', date: '2026-01-01T10:00:00Z', ...text, translations, ...fields };
}

const link = (href: string) => `<p><a class="x" href="${href}">siia</a></p>`;

/** Addresses that the site answers without an entry. */
const alwaysThere = [
  ...embedParts.flatMap((part) => locales.map((locale) => embedAddress({ part, locale, colour: 'blue' }))),
  ...locales.map((locale) => sheetAddress(locale, '0784')),
  '/feeds/unserved/ru/laane-viru.xml',
  '/data/unserved.json',
];

test('links are judged as they are written', () => {
  const redirects = [
    { id: '/vana', to: '/services' },
    { id: '/pooleli', to: '/about/news/kadunud' },
  ];
  const right = [
    '/services',
    '/services#hinnad',
    '/ru/services?lang=ru',
    '/vana/',
    '/documents/hinnakiri.pdf',
    '#siin',
    '/about/news/olemas',
    '/about/news/page/2',
    '/ru/sorting/bin/mixed/not',
    '/sorting/list/2',
    '/sorting/pitsakarp',
    ...alwaysThere,
    'https://example.ee/',
    'mailto:info@example.ee?subject=Tere',
    'tel:1919',
    'tel:{{infoPhone}}',
    'https://example.ee/?a=1&amp;b=2',
  ];
  const wrong = {
    'broken-link': [
      '/puudub',
      '/about/news/kadunud',
      '/pooleli',
      '/documents/muu.pdf',
      '/sorting/bin/paper/not',
      '/sorting/puudub',
      '/embed/puudub',
      '/feeds/unserved/et/9999.xml',
    ],
    'malformed-link': ['', 'services', '//example.ee/', 'https://example', 'mailto:info', 'javascript:x()'],
    'inner-link': ['https://cms.example.ee/uudis', 'http://localhost:8080/', '/wp-admin/post.php'],
    'insecure-link': ['http://example.ee/'],
  };
  expect(
    findings(
      {
        redirects,
        'sorting-items': [{ id: 'pitsakarp' }],
        posts: [post(1, { content: right.map(link).join('') })],
      },
      ['olemas'],
    ),
  ).toEqual([]);
  for (const [type, addresses] of Object.entries(wrong)) {
    for (const address of addresses) {
      const content = link(address);
      expect(findings({ redirects, posts: [post(1, { content })] })).toEqual([
        [type, 'posts 1 et', address].filter(Boolean).join(' '),
      ]);
    }
  }
});

test('an article without a language, with a long title, or not published', () => {
  const { translations } = post(1);
  expect(
    findings({
      posts: [
        post(1, { translations: { ru: translations.ru } }),
        post(2, { title: 'a'.repeat(71) }),
        post(3, { title: 'a'.repeat(70) }),
        post(4, { status: 'draft', title: 'b'.repeat(90), translations: {} }),
        post(5, { date: '2026-07-01T10:00:00Z', content: link('/puudub') }),
      ],
    }),
  ).toEqual(['missing-translation posts 1 en', 'long-title posts 2 et 71']);
});

test('pictures without words and headings that skip a level', () => {
  const content =
    '<h2>A</h2><h3>B</h3><h2>C</h2><h4>D <b>d</b></h4><img src="/media/1.webp" alt=""><img src="/media/2.webp" alt="Auto">' +
    '<img src="/media/3.webp"><img aria-hidden="true" alt="" src="data:image/svg+xml;base64,A">';
  expect(findings({ posts: [post(1, { content })] })).toEqual([
    'picture-without-text posts 1 et /media/1.webp',
    'picture-without-text posts 1 et /media/3.webp',
    'skipped-heading posts 1 et h4 D d',
  ]);
});

test('what has ended, and what lacks its hours', () => {
  const title = { et: 'Teade', ru: 'Объявление', en: 'Notice' };
  const from = '2026-01-01T00:00:00Z';
  expect(
    findings({
      'price-lists': [
        { id: 1, region: 'Keila', validUntil: '2026-05-31' },
        { id: 2, region: 'Keila', validUntil: '2026-06-01' },
      ],
      'waste-stations': [
        { id: 1, name: 'Jüri', hours: [] },
        { id: 2, name: 'Kiiu', hours: [{}] },
      ],
      notices: [
        { id: 'a', title, text: title, from, until: '2025-06-01T11:59:00Z', link: '/puudub' },
        { id: 'b', title, text: title, from, until: '2025-06-01T12:01:00Z', link: '/puudub' },
        { id: 'c', title: { et: 'Torm' }, text: { et: 'Torm' }, from, until: '2026-12-01T00:00:00Z' },
      ],
    }),
  ).toEqual([
    'missing-translation notices c en',
    'missing-translation notices c ru',
    'past-notice notices a 2025-06-01T11:59:00Z',
    'past-price-list price-lists 1 2026-05-31',
    'station-without-hours waste-stations 1',
  ]);
});

test('menus and notices that lead to a page that the page builder has no more', () => {
  const text = { title: 'Kampaania', html: '<p>Tere</p>' };
  const other = { title: 'Other', html: '<p>Hello</p>' };
  const title = { et: 'Teade', ru: 'Объявление', en: 'Notice' };
  const [from, until] = ['2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z'];
  expect(
    findings({
      'built-pages': [{ id: '/kampaania', texts: { et: text, ru: other, en: other } }],
      menus: [
        { id: 17, items: ['/kampaania', '/kadunud'].map((url) => ({ url, title: { rendered: 'Nimi' } })) },
      ],
      notices: [{ id: 'a', title, text: title, from, until, link: '/kadunud' }],
    }),
  ).toEqual(['broken-link menus 17 et /kadunud', 'broken-link notices a /kadunud']);
});

test('redirects that hide a page of one language, a page of the page builder, a file or a program', () => {
  const text = { title: 'Kampaania', html: '<p>Tere</p>' };
  expect(
    findings({
      'built-pages': [
        { id: '/kampaania', texts: { et: text, ru: { ...text, html: '<p>Привет</p>' }, en: text } },
      ],
      redirects: [
        '/ru/services',
        '/kampaania',
        '/documents/hinnakiri.pdf',
        '/documents/et/sorting-sheet.pdf',
        '/embed/sorting',
        '/api/x',
        '/vana',
      ].map((id) => ({ id, to: '/' })),
    }),
  ).toEqual([
    'hiding-redirect redirects /api/x /api/x',
    'hiding-redirect redirects /documents/et/sorting-sheet.pdf /documents/et/sorting-sheet.pdf',
    'hiding-redirect redirects /documents/hinnakiri.pdf /documents/hinnakiri.pdf',
    'hiding-redirect redirects /embed/sorting /embed/sorting',
    'hiding-redirect redirects /kampaania /kampaania',
    'hiding-redirect redirects /ru/services /ru/services',
    'missing-translation built-pages /kampaania en',
  ]);
});
