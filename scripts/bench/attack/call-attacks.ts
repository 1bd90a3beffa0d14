/** GET requests to the live part, and signed links. */
import type { Attack } from './attack.ts';
import { flood } from './send.ts';
import { word, words } from './texts.ts';

const query = (path: string, fields: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(fields).toString()}`;

/** In a day, a valid expiry of a link. */
const until = String(Math.floor(Date.now() / 1000) + 3600);

export const callAttacks: readonly Attack[] = [
  flood('content searches, each another one', { count: 1500 }, (index) => ({
    path: query('/api/content-search', { search: words(5, 10, index), per_page: String(1 + (index % 50)) }),
  })),
  flood('lists of articles, each another page', { count: 1500 }, (index) => ({
    path: query('/api/posts', { per_page: String(1 + (index % 100)), search: word(90, index) }),
  })),
  flood('fields that no call knows', { count: 1500 }, (index) => ({
    path: query('/api/unserved', { [word(20, index)]: word(2000, index) }),
  })),
  flood('lists of unserved addresses, each with another choice', { count: 1500 }, (index) => ({
    path: query('/customer-support/unserved-addresses', {
      area: word(50, index),
      address: words(5, 300, index),
      page: String(index ** 4),
    }),
  })),
  flood('feeds of counties, with and without a name', { count: 1500 }, (index) => ({
    path:
      index % 2 === 0
        ? `/feeds/unserved/et/harju.xml?x=${index}`
        : `/feeds/unserved/et/${word(20, index)}.xml`,
  })),
  flood('open data, and feeds of municipalities that do not exist', { count: 1500 }, (index) => ({
    path: index % 2 === 0 ? `/data/unserved.json?x=${index}` : `/feeds/unserved/ru/${1000 + index}.xml`,
  })),
  flood('one field a thousand times', { count: 600 }, () => ({
    path: `/api/search?${'query=a&'.repeat(900)}`,
  })),
  flood('addresses that no call has', { count: 3000 }, (index) => ({ path: `/api/${word(40, index)}` })),
  flood('the status, again and again', { count: 1500 }, (index) => ({
    path: index % 2 === 0 ? `/status?x=${index}` : '/status.json',
  })),
  flood('guessed signatures of the status', { count: 1500 }, (index) => ({
    path: query('/status', { until, signature: word(43, index) }),
  })),
  flood('guessed signatures of previews', { count: 1500 }, (index) => ({
    path: query('/preview', {
      type: 'posts',
      id: String(index + 1),
      locale: 'et',
      until,
      signature: word(43, index),
    }),
  })),
  flood('previews of nothing', { count: 1500 }, (index) => ({
    path: query('/preview', {
      page: `/${word(2000, index)}`,
      locale: word(20, index),
      until: word(50, index),
    }),
  })),
];
