/** Which links of notices stop a publish. */
import { expect, test } from 'vitest';
import { importFiles, openSampleStore, sampleEntry, sampleNotice } from '#fakes/sample-content.ts';
import { site } from '#features/site.ts';
import { checkNavigation } from '#platform/publish/check-routes.ts';
import { Content } from '#platform/publish/stored-content.ts';

/** Links of notices that are reported as problems. */
function refused(links: readonly string[], { isFollowed = false } = {}): readonly string[] {
  const database = openSampleStore();
  const text = { title: 'Kevad', description: '', html: '<p>Tere</p>', css: '' };
  const notices = links.map((link, index) => {
    const { value, ...notice } = sampleNotice(`n${index}`, '2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z');
    return { ...notice, value: { ...(value as object), link } };
  });
  importFiles(database, {
    'built-pages.json': [
      sampleEntry('built-pages', { id: '/kevad', texts: { et: text, ru: text, en: text } }),
    ],
    'notices.json': notices,
  });
  const content = new Content(database, [], isFollowed ? ['built-pages'] : []);
  return checkNavigation(content, site).flatMap(({ entry, message }) =>
    entry?.startsWith('notices') ? [message] : [],
  );
}

test('a link to a route, an embed or a page of the page builder is right', () => {
  expect(
    refused([
      '/about',
      '/embed/stations',
      '/embed/next-day?colour=blue',
      '/kevad',
      '/kevad?a=1#hinnad',
      '/kevad/',
    ]),
  ).toEqual([]);
});

test('a link to nothing stops a publish, unless it may lead to a page that the page builder had once', () => {
  const links = ['/kadunud', '/kadunud.pdf'];
  expect(refused(links)).toEqual([
    '/kadunud is no page of this site. Correct the address.',
    '/kadunud.pdf is no page of this site. Correct the address.',
  ]);
  expect(refused(links, { isFollowed: true })).toEqual([
    '/kadunud.pdf is no page of this site. Correct the address.',
  ]);
});
