/** Attacks on the connection and on HTTP itself. */
import type { Attack } from './attack.ts';
import { flood, rawFlood, slowly } from './send.ts';
import { word } from './texts.ts';

const get = (path: string, ...headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

const close = 'Connection: close';

const malformed: readonly string[] = [
  '\0\0\0\0\0\0\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nX: a\nb\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\n${'X: a\r\n'.repeat(3000)}\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(60_000)}\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

export const wireAttacks: readonly Attack[] = [
  slowly('headers that come slowly, on 200 connections', {
    connections: 200,
    first: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    then: 'X: a\r\n',
    everyMs: 500,
    forMs: 8000,
  }),
  slowly('bodies that come slowly, on 200 connections', {
    connections: 200,
    first:
      'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n',
    then: '{',
    everyMs: 500,
    forMs: 8000,
  }),
  slowly('bodies that come slowly, on 240 connections of each of nine networks', {
    connections: 9 * 240,
    networks: 9,
    first:
      'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 20000\r\n\r\n',
    then: '-',
    everyMs: 500,
    forMs: 8000,
  }),
  slowly('bodies that are refused and go on, on 2,100 connections of nine networks', {
    connections: 2100,
    networks: 9,
    first: 'POST /api/none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n',
    then: '-',
    everyMs: 500,
    forMs: 8000,
  }),
  slowly('2,100 connections of nine networks that send nothing', {
    connections: 2100,
    networks: 9,
    first: '',
    then: '',
    everyMs: 1000,
    forMs: 6000,
  }),
  slowly('1,500 connections that send nothing', {
    connections: 1500,
    first: '',
    then: '',
    everyMs: 1000,
    forMs: 6000,
  }),
  rawFlood('500 requests on one connection at once', { count: 12, atOnce: 4 }, () =>
    get('/about').repeat(500),
  ),
  rawFlood('answers that nobody reads: pipelines of large files', { count: 8, atOnce: 4 }, () =>
    get('/search-index/et/start.json').repeat(200),
  ),
  flood('connections opened and closed', { count: 3000, isReconnecting: true }, () => ({ path: '/' })),
  rawFlood('absolute addresses of other hosts', { count: 1500 }, (index) =>
    get(`http://${word(12, index)}.example/about/`, close),
  ),
  rawFlood('two hosts', { count: 1500 }, (index) => get('/about', `Host: ${word(12, index)}.example`, close)),
  rawFlood(
    'hosts that are none',
    { count: 1500 },
    (index) => `GET /about HTTP/1.1\r\nHost: ${word(200, index)} <a>@/\r\n${close}\r\n\r\n`,
  ),
  rawFlood('upgrades to other protocols', { count: 600 }, (index) =>
    get(
      '/',
      `Connection: Upgrade, HTTP2-Settings`,
      `Upgrade: ${index % 2 === 0 ? 'h2c' : 'websocket'}`,
      'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
    ),
  ),
  rawFlood('HTTP/2 without asking', { count: 400 }, () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  rawFlood('Expect: 100-continue without a body', { count: 200, atOnce: 64 }, () =>
    [
      'POST /api/orders HTTP/1.1',
      'Host: localhost',
      'Expect: 100-continue',
      'Content-Length: 6000000',
      'Content-Type: application/json',
      '',
      '',
    ].join('\r\n'),
  ),
  rawFlood('requests that are none', { count: 1500 }, (index) => malformed[index % malformed.length] ?? ''),
];
