import { expect, test } from 'vitest';
import { neededFiles } from './needed-files.ts';

const page = `<!doctype html><link rel="stylesheet" href="/_astro/site.css"><link rel="preload" href="/fonts/a.woff2">
  <link rel="icon" href="/favicon.svg"><link rel="canonical" href="https://www.example.ee/"><a href="/about">A</a>
  <img src="/icons/a.svg" alt=""><img src="data:image/svg+xml,1" alt=""><img src="//other.example/a.svg" alt="">
  <script src="/_astro/form.js" type="module"></script>`;

const scripts = {
  '/_astro/form.js': ['/_astro/island.js', '/_astro/shared.js'],
  '/_astro/island.js': ['/_astro/island.css', '/_astro/shared.js'],
  '/_astro/shared.js': ['/_astro/form.js'],
  '/_astro/other.js': ['/_astro/more.js'],
};

const readStyles = (address: string): string =>
  address === '/_astro/site.css'
    ? '@font-face{src:url(/fonts/b.woff2)}a{background:url("/icons/b.svg")}b{background:url(data:a)}'
    : '';

test('what pages name is kept, with what their scripts load later and their styles name besides fonts, and nothing else', () => {
  expect(neededFiles([page, page], { scripts, readStyles })).toEqual([
    '/_astro/form.js',
    '/_astro/island.css',
    '/_astro/island.js',
    '/_astro/shared.js',
    '/_astro/site.css',
    '/fonts/a.woff2',
    '/icons/a.svg',
    '/icons/b.svg',
  ]);
});
