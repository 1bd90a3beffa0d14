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
  const { paths, problems } = await sync();
  expect(paths).toEqual(['/kampaania', '/kkk/kilekott', '/kkk/paber', '/kkk/tuhk']);
  expect(
    pages()
      .map(({ texts }) => texts.et.title)
      .slice(1),
  ).toEqual(['Küsimus: kilekott', 'Küsimus: paber', 'Küsimus: tuhk']);
  expect(pages()[3]?.texts.ru.html).toContain('Küsimus: tuhk');
  expect(problems).toEqual([
    '/linn/[county]/[town]: the pattern stands for many addresses. Name them in the metadata of the page: values-town = “first, second”.',
    '/kaugel/[...rest]: such a pattern ([...]) stands for addresses of several lengths, which this site cannot have. Give the page a pattern with each part by itself, such as /kkk/[name].',
    '/halb/[slug]: the part “a/b” of an address in values-slug is not possible: only letters, digits, - and _ are.',
  ]);
  expect((await sync()).paths).toEqual(paths);
});
