import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#platform/languages/locale.ts';
import { counterpart, localizedPath, splitLocale, switcherPath } from './paths.ts';
import { flattenRedirects, formatNetlifyRules, normalizeAddress, resolveAddress } from './old-addresses.ts';
import { fillTemplate, findRoute, pageTemplates } from '#shell/addresses/routes.ts';
import { parsePagePath } from './page-path.ts';
import { type Redirect, redirectSchema } from './redirect.ts';

const home = fillTemplate('/', {});
const news = fillTemplate('/about/news', {});

test('Estonian has no prefix, Russian and English have theirs, and no address ends with a slash', () => {
  expect(locales.map((locale) => localizedPath(news, locale))).toEqual([
    '/about/news',
    '/ru/about/news',
    '/en/about/news',
  ]);
  expect(locales.map((locale) => localizedPath(home, locale))).toEqual(['/', '/ru', '/en']);
});

test('the address of a page in a language leads back to both', () => {
  for (const template of pageTemplates) {
    for (const locale of locales) {
      const path = fillTemplate(template, {});
      expect(splitLocale(localizedPath(path, locale))).toEqual({ locale, path });
    }
  }
});

test('a trailing slash makes no other page', () => {
  expect(splitLocale('/ru/')).toEqual({ locale: 'ru', path: '/' });
  expect(splitLocale('/en/about/')).toEqual({ locale: 'en', path: '/about' });
});

test('only a whole first segment is a language, and Estonian has none', () => {
  expect(splitLocale('/rural')).toEqual({ locale: 'et', path: '/rural' });
  expect(splitLocale('/about/ru')).toEqual({ locale: 'et', path: '/about/ru' });
  expect(splitLocale('/et/about')).toEqual({ locale: 'et', path: '/et/about' });
});

test('an address with a host has no page', () => {
  expect(['//example.ee', '/ru//example.ee', '', 'about'].map(splitLocale)).toEqual(Array(4).fill(undefined));
});

test('the switcher names the language in the address, Estonian too', () => {
  expect(switcherPath(news, 'et')).toBe('/about/news?lang=et');
  expect(switcherPath(home, 'ru')).toBe('/ru?lang=ru');
  expect(switcherPath(news, 'en', '?until=1&signature=x')).toBe('/en/about/news?lang=en&until=1&signature=x');
});

test('a page of a list has the list for its counterpart in other languages, every other page has itself', () => {
  const category = 'waste-school';
  const archive = fillTemplate('/about/news/category/{category}/page/{page}', { category, page: 2 });
  expect(counterpart(fillTemplate('/about/news/page/{page}', { page: 12 }))).toBe('/about/news');
  expect(counterpart(archive)).toBe('/about/news/category/waste-school');
  expect(switcherPath(archive, 'en')).toBe('/en/about/news/category/waste-school?lang=en');
  expect([news, home].map(counterpart)).toEqual([news, home]);
});

const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };

const shipped = z
  .array(redirectSchema)
  .parse(JSON.parse(readFileSync(new URL('../../content/redirects.json', import.meta.url), 'utf8')));

function resolve(address: string, redirects: readonly Redirect[] = shipped): string {
  return resolveAddress(address, 'et', { table: flattenRedirects(redirects), externals });
}

test('a chain of redirects is flattened to one hop', () => {
  const table = flattenRedirects([
    { id: '/a', to: '/b' },
    { id: '/b', to: '/c/' },
    { id: '/c', to: '/about' },
  ]);
  const target = { type: 'page', path: '/about', locale: undefined };
  expect([...table]).toEqual([
    ['/a', target],
    ['/b', target],
    ['/c', target],
  ]);
});

test('both /customer-support/news and /avaleht/news end at /about/news', () => {
  expect(resolve('/customer-support/news')).toBe('/about/news');
  expect(resolve('/avaleht/news')).toBe('/about/news');
});

test('the redirects that the specification names lead to their pages', () => {
  expect(resolve('/services/hazardous-waste')).toBe('/home-customer/hazardous-waste');
  expect(resolve('/home-customer/rental-construction-waste-containers')).toBe(
    '/construction-waste/collect-transport-waste',
  );
  expect(resolve('/services/faecal-transport')).toBe('/home-customer/fecal-transport');
  expect(resolve('/construction-waste/big-bag-bag')).toBe('/home-customer/big-bag-collecting');
});

test('old Estonian paths lead to the English ones', () => {
  expect(resolve('/klienditugi/juhendid')).toBe('/customer-support/instructions');
  expect(resolve('/kodukliendile/jaatmejaamad')).toBe('/home-customer/waste-stations');
  expect(resolve('/uudised')).toBe('/about/news');
});

test('every shipped redirect ends at a page of the route table or outside', () => {
  const lost = [...flattenRedirects(shipped)].filter(([, target]) => {
    const path = target.type === 'page' ? parsePagePath(target.path) : undefined;
    return target.type === 'page' && !(path && findRoute(path));
  });
  expect(lost).toEqual([]);
});

test('redirects in a circle throw and name the circle', () => {
  const circle: readonly Redirect[] = [
    { id: '/a', to: '/b' },
    { id: '/b', to: '/c' },
    { id: '/c/', to: '/b/' },
  ];
  expect(() => flattenRedirects(circle)).toThrow('Redirects lead in a circle: /a → /b → /c → /b.');
  expect(() => flattenRedirects([{ id: '/a', to: '/a/' }])).toThrow('/a → /a');
  expect(() => flattenRedirects([{ id: '/a', to: '/b' }])).not.toThrow();
});

test('an old path works with and without trailing slash', () => {
  expect(resolve('/klienditugi/kkk')).toBe('/customer-support/faq');
  expect(resolve('/klienditugi/kkk/')).toBe('/customer-support/faq');
  expect(normalizeAddress('/')).toBe('/');
});

test('an old path works percent-encoded and in Cyrillic', () => {
  const cyrillic = '/klienditugi-2/прейскуранты';
  expect(resolve(cyrillic)).toBe('/ru/customer-support/price-lists');
  expect(resolve(encodeURI(cyrillic))).toBe('/ru/customer-support/price-lists');
  expect(resolve('/kodukliendile/korraldatud-j%C3%A4%C3%A4tmevedu/hinnakiri')).toBe(
    '/customer-support/price-lists',
  );
});

test('a letter with its dots apart is the same letter', () => {
  expect(normalizeAddress('/ja\u0308a\u0308tmed')).toBe('/jäätmed');
});

test('a broken escape stays as it came and leads nowhere', () => {
  expect(normalizeAddress('/kkk/%E0%A4')).toBe('/kkk/%E0%A4');
  expect(resolve('/kkk/%E0%A4')).toBe('/kkk/%E0%A4');
});

test('double slashes are never taken for a host', () => {
  expect(resolve('//klienditugi/kontakt/')).toBe('/customer-support/contact-us');
  expect(normalizeAddress('//example.ee//a')).toBe('/example.ee/a');
  expect(normalizeAddress('/%2F%2Fexample.ee')).toBe('/example.ee');
});

test('a language in the target wins over that of the address', () => {
  const redirects: readonly Redirect[] = [
    { id: '/vana', to: '/about?lang=9' },
    { id: '/vanem', to: '/vana?lang=en' },
    { id: '/muu', to: '/about?lang=de' },
  ];
  expect(resolve('/vana', redirects)).toBe('/ru/about');
  expect(resolve('/vanem', redirects)).toBe('/en/about');
  expect(resolve('/muu', redirects)).toBe('/about');
});

test('an old path may lead to an address from the settings', () => {
  expect(resolve('/iseteenindus')).toBe('https://self.example/');
  expect(resolve('/toole', [{ id: '/toole', to: { external: 'jobs' } }])).toBe('https://jobs.example/');
});

test('an address that is no old path stays, in the language asked for', () => {
  const settings = { table: flattenRedirects(shipped), externals };
  expect(locales.map((locale) => resolveAddress('/about', locale, settings))).toEqual([
    '/about',
    '/ru/about',
    '/en/about',
  ]);
});

test('the redirect file has a permanent rule for each old path in each language', () => {
  const table = flattenRedirects([
    { id: '/jäätmed/', to: '/about/news' },
    { id: '/avaleht', to: '/' },
    { id: '/прейс', to: '/search?lang=ru' },
    { id: '/oma', to: { external: 'selfService' } },
  ]);
  expect(formatNetlifyRules(table, externals).split('\n')).toEqual([
    '/j%C3%A4%C3%A4tmed /about/news 301!',
    '/jäätmed /about/news 301!',
    '/ru/j%C3%A4%C3%A4tmed /ru/about/news 301!',
    '/ru/jäätmed /ru/about/news 301!',
    '/en/j%C3%A4%C3%A4tmed /en/about/news 301!',
    '/en/jäätmed /en/about/news 301!',
    '/avaleht / 301!',
    '/ru/avaleht /ru 301!',
    '/en/avaleht /en 301!',
    ...['', '/ru', '/en'].flatMap((prefix) => [
      `${prefix}/%D0%BF%D1%80%D0%B5%D0%B9%D1%81 /ru/search 301!`,
      `${prefix}/прейс /ru/search 301!`,
    ]),
    ...['', '/ru', '/en'].map((prefix) => `${prefix}/oma https://self.example/ 301!`),
    '',
  ]);
});

test('an address from the settings that is encoded already is not encoded twice', () => {
  const table = flattenRedirects([{ id: '/oma', to: { external: 'jobs' } }]);
  const rules = formatNetlifyRules(table, { ...externals, jobs: 'https://jobs.example/?q=%C3%A4' });
  expect(rules).toContain('/oma https://jobs.example/?q=%C3%A4 301!');
});
