/** Pages of the page builder with a pattern as their path. */
import { expect, test } from 'vitest';
import { openBuilderHost, openFolder } from './page-builder/builder-host.ts';

test('a page with a pattern is published at each address that its metadata names', async () => {
  const { place } = await openBuilderHost([
    { path: '/kampaania', heading: { base: 'Kampaania' } },
    {
      path: '/kkk/[slug]',
      title: 'Küsimus',
      heading: { base: 'Küsimus' },
      dynamicHeading: '"Küsimus: " + $ctx.params.slug',
      metadata: { 'values-slug': 'tuhk, paber\nkilekott' },
    },
    { path: '/linn/[county]/[town]', heading: { base: 'Linn' }, metadata: { 'values-county': 'harju' } },
    { path: '/kaugel/[...rest]', heading: { base: 'Kaugel' } },
    { path: '/halb/[slug]', heading: { base: 'Halb' }, metadata: { 'values-slug': 'a/b' } },
  ]);
  const { sync, pages } = openFolder(place);
  const { paths, warnings } = await sync();
  expect(paths).toEqual(['/kampaania', '/kkk/kilekott', '/kkk/paber', '/kkk/tuhk']);
  expect(
    pages()
      .map(({ texts }) => texts.et.title)
      .slice(1),
  ).toEqual(['Küsimus: kilekott', 'Küsimus: paber', 'Küsimus: tuhk']);
  expect(pages()[3]?.texts.ru.html).toContain('Küsimus: tuhk');
  expect(warnings).toEqual([
    '/linn/[county]/[town] stands for many addresses: name them in the metadata of the page, values-town = “first, second”.',
    '/kaugel/[...rest] stands for addresses of several lengths, which this site cannot have.',
    '/halb/[slug] names the address part “a/b” in values-slug; only letters, digits, - and _ are possible.',
  ]);
  expect((await sync()).paths).toEqual(paths);
});
