/** Which old addresses stop a publish. */
import { expect, test } from 'vitest';
import { site } from '#features/site.ts';
import { importFiles, openSampleStore, sampleEntry } from '#fakes/sample-content.ts';
import type { Redirect } from '#platform/addresses/redirect.ts';
import { Content } from './stored-content.ts';
import { checkNavigation } from './check-routes.ts';

/** What is said of redirects, by their id. */
function refused(redirects: readonly Redirect[]): readonly string[] {
  const database = openSampleStore();
  importFiles(database, { 'redirects.json': redirects.map((one) => sampleEntry('redirects', one)) });
  return checkNavigation(new Content(database), site).flatMap(({ file, entry, field, message }) =>
    file === 'redirects.json' ? [`${entry} at ${field}: ${message}`] : [],
  );
}

test('an old address that Netlify would read as many addresses is refused, however it is written', () => {
  for (const id of ['/*', '/vana/*', '/va*na', '/%2A', '/:x', '/ph/:x', '/ph/%3ax', '/ph//:x', '/ph%2F:x'])
    expect(refused([{ id, to: '/about' }])).toEqual([
      `redirects ${id} at id: ${id} stands for many addresses, by its star or by a colon after a slash. Name each old address in full.`,
    ]);
  expect(refused([{ id: '/kell-12:30', to: '/about' }])).toEqual([]);
});

test('old addresses that differ in capitals only have one target, since nginx sees one address', () => {
  expect(
    refused([
      { id: '/vanaleht', to: '/about' },
      { id: '/Vanaleht/', to: '/services' },
    ]),
  ).toEqual(['redirects /Vanaleht/ at id: is the same address as /vanaleht, which leads elsewhere.']);
  expect(
    refused([
      { id: '/vanaleht', to: '/about' },
      { id: '/Vanaleht', to: '/about' },
    ]),
  ).toEqual([]);
});

test('an old address that is a page in capitals is refused, since nginx would hide the page', () => {
  expect(refused([{ id: '/About', to: '/services' }])).toEqual([
    'redirects /About at id: /About is a page of this site; a redirect would hide it.',
  ]);
});

test('redirects in a circle are refused as long as none of them ends at a page', () => {
  const circle = [
    { id: '/yks', to: '/kaks/' },
    { id: '/kaks', to: '/yks' },
  ] as const;
  const [told, ...more] = refused([...circle, { id: '/vana', to: '/about' }]);
  expect(told).toMatch(/^redirects \/(?:yks|kaks) at to: Redirects lead in a circle: /u);
  expect(more).toEqual([]);
  expect(refused([circle[0], { id: '/kaks', to: '/about' }])).toEqual([]);
});

test('a redirect ends at a page of this site, however many it passes', () => {
  expect(refused([{ id: '/vana', to: '/no/page' }])).toEqual([
    'redirects /vana at to: ends at /no/page, which is no page of this site.',
  ]);
  const passed = refused([
    { id: '/vana', to: '/vanem' },
    { id: '/vanem', to: '/no/page' },
  ]);
  expect(passed).toHaveLength(2);
});
