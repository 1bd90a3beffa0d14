import { expect, test } from 'vitest';
import type { ArticleName, FoundArticle } from './article-table.ts';
import { fileOfWordPress, type LinkPlace, readLink, referencesIn, servedName } from './links.ts';

const cms = 'https://cms.example.ee/wp';
const articles: Readonly<Record<string, FoundArticle>> = {
  lumi: { address: 'lumi', link: `${cms}/2026/11/lumi/` },
  faq: { address: 'faq', link: `${cms}/2026/11/faq/` },
  uus_hind: { address: 'uus-hind', link: '' },
  'osa-lugu': { address: 'osa-lugu', link: `${cms}/uudised/osa-lugu/` },
  '%d1%81%d0%bd%d0%b5%d0%b3': { address: 'lumi', link: '' },
};

function findArticle(by: ArticleName): FoundArticle | undefined {
  if ('id' in by) return by.id === 101 ? articles.lumi : undefined;
  if ('slug' in by) return articles[by.slug];
  return Object.values(articles).find(({ address }) => address === by.address);
}

const pages = new Set([
  '/',
  '/about',
  '/about/news',
  '/about/news/x',
  '/customer-support/faq',
  '/search',
  '/vana.pdf',
]);

const place: LinkPlace = {
  url: `${cms}/wp-json/`,
  siteUrl: 'https://www.example.ee',
  findArticle,
  isPage: (path) => pages.has(path),
  isFile: (address) => address.startsWith('/documents/'),
  isOldAddress: (path) => path === '/about/news/x',
};

const read = (href: string): string => {
  const link = readLink(href, place);
  return 'address' in link ? `${link.type} ${String(link.address)}` : link.type;
};

test.each([
  '?page_id=205',
  '?attachment_id=55',
  '?cat=3',
  '?tag=lumi',
  '?p=999',
  '?p=abc',
  '?m=202611',
  '?author=1',
  '?post_type=notices&p=999',
  '?notices=torm',
  '?feed=rss2',
  '?wpdmdl=55',
  'index.php?page_id=205',
  'ru/?page_id=205',
  '?lang=ru&page_id=205',
  '?s=',
])(
  'an entry of WordPress that this site does not have, asked for by %s, is nowhere and never the home page',
  (query) => {
    expect(read(`${cms}/${query}`)).toBe('nowhere');
  },
);

test('a query that this site can answer leads to the page', () => {
  expect(read(`${cms}/?p=101#osa`)).toBe('page /about/news/lumi#osa');
  expect(read(`${cms}/index.php?p=101`)).toBe('page /about/news/lumi');
  expect(read(`${cms}/?name=lumi`)).toBe('page /about/news/lumi');
  expect(read(`${cms}/?pagename=about`)).toBe('page /about');
  expect(read(`${cms}/?s=vana+paber`)).toBe('page /search?searchQuery=vana+paber');
  expect(read(`${cms}/?lang=ru&utm_source=kiri`)).toBe('page /?utm_source=kiri');
  expect(read('https://www.example.ee/?contract=1')).toBe('page /?contract=1');
});

test('links with the host of the public site are its own, however they are spelled', () => {
  const hosts = [
    'https://www.example.ee',
    'http://www.example.ee',
    'https://example.ee',
    '//example.ee',
    'https://www.example.ee:8443',
    'HTTPS://WWW.EXAMPLE.EE',
    'https://cms.example.ee/wp',
    'http://cms.example.ee:81/wp',
    '',
  ];
  for (const host of hosts) {
    expect([host, read(`${host}/customer-support/faq/`)]).toEqual([host, 'page /customer-support/faq']);
    expect([host, read(`${host}/2026/01/lumi/`)]).toEqual([host, 'page /about/news/lumi']);
    expect([host, read(`${host}/pole/olemas/`)]).toEqual([host, 'nowhere']);
  }
  expect(read('https://www.example.ee/documents/juhend.pdf')).toBe('page /documents/juhend.pdf');
  expect(read('https://www.example.com/2026/01/lumi/')).toBe('kept');
  expect(read('https://jobs.example.ee/about')).toBe('kept');
});

test('WordPress is asked for its files, with whatever host they are named', () => {
  const own = new URL(`${cms}/wp-content/uploads/a.pdf`).href;
  expect(read(`${cms}/wp-content/uploads/a.pdf`)).toBe(`document ${own}`);
  expect(read('http://www.example.ee/wp/wp-content/uploads/a.pdf')).toBe(`document ${own}`);
  expect(fileOfWordPress('https://example.ee:8443/a.png', place)?.href).toBe('https://cms.example.ee/a.png');
  expect(fileOfWordPress('http://169.254.169.254/a.png', place)).toBe(undefined);
  expect(fileOfWordPress('https://cms.example.ee.evil.ee/a.png', place)).toBe(undefined);
});

test.each(['asice', 'bdoc', 'ddoc', 'asics', 'PDF', 'docx', 'xlsm', 'odp', 'epub', '7z', 'p7s', 'mp3'])(
  'a file .%s is a document, wherever its folder is; what a browser would run is none',
  (extension) => {
    for (const folder of ['wp-content/uploads', 'app/uploads', 'files/2026', 'media'])
      expect(read(`${cms}/${folder}/leping.${extension}`)).toMatch(/^document /u);
  },
);

test('a file that is no document has no copy', () => {
  for (const name of ['a.php', 'a.html', 'a.js', 'a.svgz', 'a.xml'])
    expect(read(`${cms}/wp-content/uploads/${name}`)).toBe('nowhere');
  expect(read(`${cms}/app/uploads/a-300x200.PNG`)).toMatch(/^picture /u);
  expect(read(`${cms}/vana.pdf`)).toBe('page /vana.pdf');
});

test('a page wins over an article of the same name, and a list of WordPress is no article', () => {
  expect(read(`${cms}/customer-support/faq/`)).toBe('page /customer-support/faq');
  expect(read(`${cms}/2026/11/faq/`)).toBe('page /about/news/faq');
  for (const path of ['category/lumi', 'tag/lumi', 'author/lumi', 'teenused/lumi', 'feed/lumi'])
    expect(read(`${cms}/${path}/`)).toBe('nowhere');
  expect(read(`${cms}/vana-rubriik/osa-lugu/`)).toBe('page /about/news/osa-lugu');
  expect(read(`${cms}/about/news/uus-hind`)).toBe('page /about/news/uus-hind');
  expect(read(`${cms}/about/news/uus_hind`)).toBe('page /about/news/uus-hind');
  expect(read(`${cms}/about/news/x`)).toBe('page /about/news/x');
  expect(read(`${cms}/about/news/mustand`)).toBe('nowhere');
});

test('a name is found in every spelling, and a link refers to the name and the number', () => {
  for (const name of ['снег', '%D1%81%D0%BD%D0%B5%D0%B3', '%d1%81%d0%bd%d0%b5%d0%b3', 'СНЕГ'])
    expect(read(`${cms}/2026/11/${name}/`)).toBe('page /about/news/lumi');
  expect(referencesIn(`${cms}/2026/%D1%81%D0%BD%D0%B5%D0%B3/?x=1#a`)).toEqual([
    'slug/%d1%81%d0%bd%d0%b5%d0%b3',
  ]);
  expect(referencesIn('/?lang=ru&amp;p=101')).toEqual(['post/101']);
});

test('the name of a file stays readable: letters of every script, no blanks, no signs', () => {
  const names = {
    'J%C3%A4%C3%A4tmevedu%20%C3%B5hus.pdf': 'Jäätmevedu-õhus.pdf',
    'Ja%CC%88a%CC%88tmed.PDF': 'Jäätmed.pdf',
    'hind-20%.pdf': 'hind-20.pdf',
    '100%%20J%C3%A4%C3%A4de.pdf': '100-Jääde.pdf',
    '%D0%93%D1%80%D0%B0%D1%84%D0%B8%D0%BA%202026.xlsx': 'График-2026.xlsx',
    '%F0%9F%8E%84.pdf': 'fail.pdf',
    '..%2F..%2Fetc.pdf': 'etc.pdf',
    '%E4%E4.pdf': 'E4-E4.pdf',
  };
  const served = Object.keys(names).map((name) => servedName(new URL(`${cms}/wp-content/uploads/${name}`)));
  expect(served).toEqual(Object.values(names));
  const long = servedName(new URL(`${cms}/${encodeURIComponent('ж'.repeat(300))}.pdf`));
  expect(Buffer.byteLength(`${long}.gz.draft`)).toBeLessThan(255);
});
