import { expect, test } from 'vitest';
import { keptPages } from './offline.ts';
import {
  chooseHandling,
  type HandledRequest,
  localesIn,
  localeWithoutConnection,
  substitutes,
} from './handling.ts';

const origin = 'https://www.example.ee';
const files = new Set(['/_astro/site.1.css', '/fonts/a.woff2']);
const at = (address: string) => new URL(address, origin);

const handle = (address: string, request: Partial<HandledRequest> = {}) =>
  chooseHandling(
    { method: 'GET', mode: 'no-cors', destination: '', url: at(address), isPartial: false, ...request },
    { origin, files },
  );

const navigation = { mode: 'navigate', destination: 'document' } as const;

test.each([
  '/',
  '/ru',
  '/about/news/paber',
  '/en/search?searchQuery=a',
  '/customer-support/next-shipping-day?contractNumber=1234567',
  '/about/?lang=ru',
  '/%D0%B0',
])('the page %s comes from the network, and from what is kept if that fails', (address) => {
  expect(handle(address, navigation)).toBe('page');
});

test.each([
  '/api/discharges',
  '/preview?entry=1',
  '/status',
  '/ru/status',
  '/status.json',
  '/en/plasmic-host',
  '/documents/et/guides/1.pdf',
  '/calendar/abc.ics',
  '/feeds/et/all.xml',
  '/robots.txt',
  '/media/1/a.jpg',
  'https://iseteenindus.example.ee/',
])('opening %s is left to the browser', (address) => {
  expect(handle(address, navigation)).toBe('leave');
});

test('a form that is sent, a page in a frame and a part of a file are left to the browser', () => {
  expect(handle('/customer-support/next-shipping-day', { ...navigation, method: 'POST' })).toBe('leave');
  expect(handle('/about', { ...navigation, method: 'HEAD' })).toBe('leave');
  expect(handle('/about', { ...navigation, destination: 'iframe' })).toBe('leave');
  expect(handle('/fonts/a.woff2', { isPartial: true })).toBe('leave');
});

test('files that are kept are told apart by whether their names change with them; no other file is touched', () => {
  expect(handle('/_astro/site.1.css')).toBe('hashed-file');
  expect(handle('/fonts/a.woff2')).toBe('file');
  expect(handle('/_astro/site.2.css')).toBe('leave');
  expect(handle('/fonts/a.woff2?a')).toBe('leave');
  expect(handle('https://other.example/fonts/a.woff2')).toBe('leave');
  expect(handle('/api/posts')).toBe('leave');
  expect(handle('/search-index/et/start.json')).toBe('leave');
  // A page that a script asks for.
  expect(handle('/offline')).toBe('leave');
});

test.each([
  ['/about', undefined, 'et'],
  ['/about', 'ru', 'ru'],
  ['/en/about', 'ru', 'en'],
  ['/ru', undefined, 'ru'],
  ['/en/about?lang=et', 'ru', 'et'],
  ['/about?lang=9', undefined, 'ru'],
  ['/about?lang=xx', 'nonsense', 'et'],
])('the language of %s with the stored language %s is %s', (address, stored, locale) => {
  expect(localeWithoutConnection(at(address), stored)).toBe(locale);
});

test('the page of the lookup stands in for itself, the page about the connection for all others', () => {
  const [et, ru] = [keptPages('et'), keptPages('ru')];
  expect(substitutes(at('/about'), 'et', ['et'])[0]).toBe(et.offline);
  expect(substitutes(at(`${ru.lookup}?contractNumber=1`), 'ru', [])).toEqual([ru.lookup, ru.offline]);
  expect(substitutes(at(`${et.lookup}/`), 'et', [])[0]).toBe(et.lookup);
});

test('a language of which nothing is kept falls back to one that is', () => {
  expect(substitutes(at('/en/about'), 'en', ['ru'])).toEqual(['/en/offline', '/ru/offline']);
});

test('the languages of open pages are those of their addresses', () => {
  expect(localesIn([`${origin}/ru/about`, `${origin}/ru`, `${origin}/`])).toEqual(['ru', 'et']);
  expect(localesIn([])).toEqual([]);
});
