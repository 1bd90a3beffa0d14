/** POST requests to forms, lookups and webhooks. */
import { gzipSync } from 'node:zlib';
import type { Attack } from './attack.ts';
import { flood } from './send.ts';
import {
  foreignOrigin,
  formType,
  jsonType,
  manyFields,
  manyParts,
  ownOrigin,
  partsType,
  withAttachment,
  word,
} from './texts.ts';

const lookup = '/customer-support/next-shipping-day';

const posts = [
  '/api/discharges',
  '/api/orders',
  '/api/withdrawals',
  '/api/helpdesk',
  '/api/hooks/content',
  lookup,
  '/api/calendar',
  '/calendar/file',
  '/calendar/poster',
  '/api/unanswered',
];

const fields = manyFields(20_000);
const parts = manyParts(20_000);
const deepJson = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const bomb = gzipSync(Buffer.alloc(50_000_000));
const megabytes = Buffer.alloc(6_000_000, 'a');
const attachment = withAttachment(4_000_000);

/** Sent to each POST endpoint in turn. */
function toEach(
  name: string,
  sent: { readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array },
): Attack {
  return flood(name, { count: 40, min: posts.length }, (index) => ({
    method: 'POST',
    path: posts[index % posts.length] ?? lookup,
    headers: { accept: index % 2 === 0 ? 'text/html' : '*/*', ...sent.headers },
    body: sent.body,
  }));
}

/** An order with every field full. */
export const createOrder = (index: number): string =>
  new URLSearchParams({
    name: word(90, index),
    phone: '+372 5555 5555',
    email: `${word(60, index)}@example.ee`,
    address: word(200, index),
    directions: word(1000, index),
    notes: word(2000, index),
    tank: 'septicTank',
    volume: '5',
    distance: '10',
    presence: 'yes',
    locale: 'ru',
    filledMs: '60000',
  }).toString();

export const postAttacks: readonly Attack[] = [
  toEach('20,000 fields of a form', { headers: { ...formType, ...ownOrigin }, body: fields }),
  toEach('20,000 parts of a form', { headers: { ...partsType, ...ownOrigin }, body: parts }),
  toEach('JSON 100,000 deep', { headers: { ...jsonType, ...ownOrigin }, body: deepJson }),
  toEach('bodies of 6 MB from another site', { headers: { ...formType, ...foreignOrigin }, body: megabytes }),
  toEach('bodies of 6 MB from this site', { headers: { ...formType, ...ownOrigin }, body: megabytes }),
  toEach('compressed bodies of 50 MB', {
    headers: { ...jsonType, ...ownOrigin, 'content-encoding': 'gzip' },
    body: bomb,
  }),
  toEach('bodies of no type', { headers: { 'content-type': 'text/x-nothing', ...ownOrigin }, body: fields }),
  flood('lookups without a contract number', { count: 400 }, () => ({
    method: 'POST',
    path: lookup,
    headers: { ...formType, ...ownOrigin },
    body: 'contractNumber=%3Cb%3E',
  })),
  flood('lookups from another site', { count: 400 }, (index) => ({
    method: 'POST',
    path: lookup,
    headers: { ...formType, ...foreignOrigin },
    body: `contractNumber=L${1_000_000 + index}`,
  })),
  flood('contract numbers one after the other', { count: 600 }, (index) => ({
    method: 'POST',
    path: '/api/discharges',
    headers: { ...jsonType, ...ownOrigin },
    body: JSON.stringify({ contractNumber: `L${2_000_000 + index}` }),
  })),
  flood('contract numbers behind made-up proxies', { count: 600 }, (index) => ({
    method: 'POST',
    path: index % 2 === 0 ? '/api/discharges' : lookup,
    headers: {
      ...(index % 2 === 0 ? jsonType : formType),
      ...ownOrigin,
      'x-forwarded-for': `203.0.${index % 250}.${index % 200}, 10.0.0.${index % 250}`,
    },
    body:
      index % 2 === 0
        ? JSON.stringify({ contractNumber: `L${3_000_000 + index}` })
        : `contractNumber=L${3_000_000 + index}`,
  })),
  flood('orders with every field full', { count: 60 }, (index) => ({
    method: 'POST',
    path: '/api/orders',
    headers: { ...formType, ...ownOrigin, accept: 'text/html' },
    body: createOrder(index),
  })),
  flood('attachments of the largest size', { count: 30, atOnce: 8 }, () => ({
    method: 'POST',
    path: '/api/helpdesk',
    headers: { ...partsType, ...ownOrigin },
    body: attachment,
  })),
  flood('webhooks without a signature', { count: 1500 }, (index) => ({
    method: 'POST',
    path: '/api/hooks/content',
    headers: jsonType,
    body: JSON.stringify({ data: { postType: 'posts', id: index } }),
  })),
  flood('webhooks with made-up signatures, one message again and again', { count: 1500 }, () => ({
    method: 'POST',
    path: '/api/hooks/content',
    headers: {
      ...jsonType,
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': Array.from({ length: 200 }, () => `v1,${'A'.repeat(43)}=`).join(' '),
    },
    body: '{}',
  })),
  flood('webhooks of 1 MB', { count: 60 }, () => ({
    method: 'POST',
    path: '/api/hooks/content',
    headers: jsonType,
    body: megabytes.subarray(0, 1_000_000),
  })),
  flood('guessed secrets of webhooks', { count: 1500 }, (index) => ({
    path: `/api/hooks/content?secret=${word(40, index)}`,
  })),
];
