/** Addresses and headers of requests for pages and files. */
import type { Attack } from './attack.ts';
import { flood, rawFlood } from './send.ts';
import { word, words } from './texts.ts';

const search = (typed: string) => `/search?${new URLSearchParams({ searchQuery: typed }).toString()}`;

export const addressAttacks: readonly Attack[] = [
  flood('unknown addresses of 180 letters', { count: 40 }, (index) => ({ path: `/${word(180, index)}` })),
  flood('unknown addresses of four words', { count: 110 }, (index) => ({
    path: `/ru/${words(4, 12, index).replaceAll(' ', '-')}`,
  })),
  flood('unknown addresses, many', { count: 3000 }, (index) => ({
    path: `/x${index}/${word(9, index)}`,
  })),
  flood('search for one word of 180 letters', { count: 100 }, (index) => ({
    path: search(word(180, index)),
  })),
  flood('search for many unknown words', { count: 100 }, (index) => ({ path: search(words(9, 10, index)) })),
  flood('search for parts of nearly all words', { count: 100 }, (index) => ({
    path: search(`sta use ist mis ede ami imi aks ete ata vedu ${word(3, index)}`),
  })),
  flood('search in the other script', { count: 100 }, (index) => ({
    path: search(`${'щ'.repeat(30)} ${word(9, index)}`),
  })),
  flood('search with 8,000 letters', { count: 200 }, (index) => ({ path: search(word(7900, index)) })),
  flood('names longer than a file name', { count: 2000 }, (index) => ({
    path: `/${'a'.repeat(300 + (index % 3000))}`,
  })),
  flood('addresses of 12,000 letters', { count: 500 }, (index) => ({ path: `/${word(12_000, index)}` })),
  flood('broken percent signs', { count: 4000 }, (index) => ({
    path: `/%${'%c0%ae'.repeat(index % 50)}%zz%00`,
  })),
  flood('ways out of the folder', { count: 4000 }, (index) => ({
    path: `/${['..', '%2e%2e', '..%5c', '.%00.', '%252e%252e'][index % 5] ?? ''}/etc/passwd`,
  })),
  flood('redirects and languages', { count: 6000 }, (index) => ({
    path: index % 2 === 0 ? `/about/?lang=ru&x=${index}` : `/about/?lang=${word(20, index)}`,
  })),
  flood('12,000 queries after the home page', { count: 12_000 }, (index) => ({
    path: `/?q=${index}`,
  })),
  flood('12,000 languages in the cookie', { count: 12_000 }, (index) => ({
    path: '/',
    headers: { cookie: `locale=${word(60, index)}` },
  })),
  flood('12,000 kinds of Accept-Encoding', { count: 12_000 }, (index) => ({
    path: '/',
    headers: { 'accept-encoding': `gzip;q=0.${index}, br, ${word(40, index)}` },
  })),
  flood('cookies of 12 KB', { count: 1500 }, (index) => ({
    path: '/',
    headers: { cookie: `a=${word(12_000, index)}` },
  })),
  flood('lists of ranges', { count: 4000 }, (index) => ({
    path: '/',
    headers: {
      range: `bytes=${Array.from({ length: 200 }, (_, at) => `${at}-${at + index}`).join(',')}`,
    },
  })),
  flood('lists of If-None-Match', { count: 3000 }, (index) => ({
    path: '/',
    headers: {
      'if-none-match': Array.from({ length: 300 }, (_, at) => `"${at}-${index}"`).join(', '),
    },
  })),
  flood('HEAD and OPTIONS', { count: 6000 }, (index) => ({
    path: `/about?x=${index}`,
    method: index % 2 === 0 ? 'HEAD' : 'OPTIONS',
  })),
  flood('methods that no page knows', { count: 4000 }, (index) => ({
    path: '/',
    method: ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'MKCOL', 'PURGE', 'SEARCH'][index % 7] ?? 'PUT',
  })),
  rawFlood('TRACE and CONNECT', { count: 400 }, (index) => {
    const method = index % 2 === 0 ? 'TRACE / ' : 'CONNECT example.ee:443 ';
    return `${method}HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  }),
];
