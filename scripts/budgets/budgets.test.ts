import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { budgets } from './budgets.ts';
import { linkedFiles } from './linked-files.ts';

const site = {
  'index.html': '<link rel="stylesheet" href="/_astro/base.css"><script src="/_astro/menu.js"></script>',
  'about/news.html': '<p>news',
  'about/news/short.html': '<p>short',
  'ru/about/news/long.html': '<p>a longer article',
  'customer-support/price-lists/4.html': '<p>prices',
  'customer-support/faq.html': '<p>questions',
  'en/customer-support/faq/sorting.html': '<p>answers',
  'customer-support/instructions/paper.html': '<p>how to',
  'customer-support/contact.html': '<p>call',
  'home-customer/waste-stations/301.html': '<p>hours',
  'sorting/pitsakarp.html': '<p>mixed',
  'ru/sorting/list/2.html': '<p>letters',
  'home-customer/rental-garbage-containers.html': '<p>containers',
  'construction-waste/collect-transport-waste.html': '<p>sizes',
  'services/compost.html': '<p>compost, which is longer than the service below',
  'services.html': '<p>services',
  'ru/about.html': '<p>about',
  'embed.html': '<p>choose',
  'embed/next-day.html': '<p>when',
  'embed/stations.html': '<p>where',
  'ru/embed/sorting.html': '<p>what',
  '_astro/base.css': 'p{}',
  '_astro/menu.js': 'import{a}from"./menu-part.js";import("./map.js")',
  '_astro/menu-part.js': 'import"../shared/tail.js"',
  'shared/tail.js': '',
  '_astro/map.js': '',
  '_astro/island.js': '',
  '_astro/client.js': '',
} as const;

test('each kind of page is weighed with what it links', () => {
  const folder = build(site);
  expect(budgets(folder).map(({ name, limit }) => `${name} ≤ ${limit}`)).toEqual([
    'home page: HTML of index.html ≤ 12 kB',
    'home page: CSS ≤ 12 kB',
    'home page: JavaScript ≤ 5 kB',
    'list of news: HTML of about/news.html ≤ 12 kB',
    'article: HTML of ru/about/news/long.html ≤ 12 kB',
    'price list: HTML of customer-support/price-lists/4.html ≤ 12 kB',
    'list of questions: HTML of customer-support/faq.html ≤ 12 kB',
    'topic of questions: HTML of en/customer-support/faq/sorting.html ≤ 12 kB',
    'guide: HTML of customer-support/instructions/paper.html ≤ 12 kB',
    'contacts: HTML of customer-support/contact.html ≤ 12 kB',
    'waste station: HTML of home-customer/waste-stations/301.html ≤ 12 kB',
    'object of what goes where: HTML of sorting/pitsakarp.html ≤ 12 kB',
    'list of what goes where: HTML of ru/sorting/list/2.html ≤ 12 kB',
    'container catalogue: HTML of home-customer/rental-garbage-containers.html ≤ 12 kB',
    'container sizes: HTML of construction-waste/collect-transport-waste.html ≤ 12 kB',
    'service page: HTML of services/compost.html ≤ 12 kB',
    'page about the company: HTML of ru/about.html ≤ 12 kB',
    'page to choose embeds: HTML of embed.html ≤ 12 kB',
    'embed of the next day: HTML of embed/next-day.html ≤ 10.3 kB',
    'embed of the stations: HTML of embed/stations.html ≤ 10.3 kB',
    'embed of what goes where: HTML of ru/embed/sorting.html ≤ 10.3 kB',
  ]);
});

test('a site without one kind of page is not light but incomplete', () => {
  const { 'about/news.html': _, ...rest } = site;
  expect(() => budgets(build(rest))).toThrow(/has no list of news to weigh\. Run `npm run build` first\.$/u);
  expect(() => budgets('/no/such/folder')).toThrow(/has no home page to weigh/u);
});

test('scripts count with what they import, and without what they load on demand', () => {
  expect(linkedFiles(build(site), 'index.html')).toEqual({
    styles: ['_astro/base.css'],
    scripts: ['_astro/menu.js', '_astro/menu-part.js', 'shared/tail.js'],
  });
});

test('an island counts with its renderer', () => {
  const island = '<astro-island uid="1" component-url="/_astro/island.js" renderer-url="/_astro/client.js">';
  const folder = build({ ...site, 'index.html': island });
  expect(linkedFiles(folder, 'index.html').scripts).toEqual(['_astro/island.js', '_astro/client.js']);
});

test('what another server holds is not weighed', () => {
  const folder = build({ ...site, 'index.html': '<script src="//maps.example/a.js"></script>' });
  expect(linkedFiles(folder, 'index.html')).toEqual({ styles: [], scripts: [] });
});

function build(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
