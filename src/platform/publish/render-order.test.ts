import { expect, test } from 'vitest';
import { RenderOrder } from './render-order.ts';

const targets = (files: readonly string[]) =>
  files.map((file, number) => ({ number, address: `/${file}`, file }));

const articles = Array.from({ length: 120 }, (_, number) => `about/news/${number}.html`);

const listFiles = (batches: Iterable<readonly { readonly file: string }[]>) =>
  [...batches].map((batch) => batch.map(({ file }) => file));

test('rules and front pages come first, then pages, articles and what lists them, then pictures and documents', () => {
  const order = new RenderOrder();
  const before = ['social/1.png', ...articles, 'feeds/et/all.xml', 'about.html', 'ru.html', 'index.html'];
  order.begin(targets([...before, 'a.pdf', 'page-answers/et.json', '_redirects', '_headers']));
  const files = listFiles(order.batches()).flat();
  expect(files.slice(0, 6)).toEqual([
    '_redirects',
    '_headers',
    'page-answers/et.json',
    'ru.html',
    'index.html',
    'about.html',
  ]);
  expect(order.pages).toBe(files.length - 2);
  expect(files.slice(6)).toEqual([...articles, 'feeds/et/all.xml', 'social/1.png', 'a.pdf']);
});

test('a file that somebody waits for is rendered next, alone, and once', () => {
  const order = new RenderOrder();
  order.begin(targets(articles));
  const batches = order.batches();
  const [first, ...rest] = articles.slice(0, 50);
  expect(listFiles([batches.next().value ?? []])).toEqual([[first, ...rest]]);
  const wanted = 'about/news/110.html';
  expect(order.want(wanted)).toBe(true);
  expect(order.want(wanted)).toBe(true);
  const others = listFiles(batches);
  expect(others[0]).toEqual([wanted]);
  expect(others.flat().toSorted()).toEqual(articles.slice(50).toSorted());
});

test('what is being rendered is a file of the publish, and what is none is known once the targets are', async () => {
  const order = new RenderOrder();
  let isPlanned = false;
  void order.planned.then(() => (isPlanned = true));
  await Promise.resolve();
  expect(isPlanned).toBe(false);
  order.begin(targets(articles));
  await order.planned;
  expect([...order.batches()].length).toBe(3);
  expect(order.want('about/news/1.html')).toBe(true);
  expect(order.want('no-such-page.html')).toBe(false);
});
