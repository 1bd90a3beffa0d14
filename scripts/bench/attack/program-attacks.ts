/** What programs of others ask for, asked by nobody's program: metrics, open data, embeds, request numbers, and files by addresses that
 * are spelled otherwise. */
import { embedParts } from '#features/embeds/embed-options.ts';
import { openFiles } from '#features/open-data-parts.server.ts';
import type { Attack } from './attack.ts';
import { flood } from './send.ts';
import { word } from './texts.ts';

/** What a stranger would try who wants to count as a program of this machine, or to guess the token. */
const strangers = [
  (index: number) => ({ 'x-forwarded-for': '127.0.0.1', host: 'localhost', 'x-real-ip': word(40, index) }),
  () => ({ host: 'www.example.ee' }),
  () => ({ host: 'localhost', origin: 'null' }),
  (index: number) => ({
    host: 'www.example.ee',
    authorization: `Bearer ${word(40 + (index % 8000), index)}`,
  }),
  () => ({ connection: 'x-forwarded-for', 'x-forwarded-for': '203.0.113.7' }),
] as const;

const spellings = ['/.', '/%2e', '/', '%2f', '/%2E%2f', '//'] as const;

/** One of a list after the other. */
function each<Value>(list: readonly Value[], index: number): Value {
  const value = list[index % list.length];
  if (value === undefined) throw new RangeError('An empty list has nothing to send.');
  return value;
}

export const programAttacks: readonly Attack[] = [
  flood('metrics, asked for by strangers', { count: 3000 }, (index) => ({
    path: `/metrics${index % 2 === 0 ? '' : `?${word(20, index)}`}`,
    headers: each(strangers, index)(index),
  })),
  flood('embeds with choices that there are not', { count: 6000 }, (index) => ({
    path: `/embed/${each(embedParts, index)}?municipality=${index}&colour=${encodeURIComponent(
      `red;}</style><script>${word(20, index)}`,
    )}&contractNumber=L${1_000_000 + index}`,
  })),
  flood('embeds that there are not', { count: 3000 }, (index) => ({
    path: `/${index % 2 === 0 ? 'embed' : 'ru/embed'}/${each(embedParts, index)}.${word(3, index)}`,
  })),
  flood('files by other spellings of their addresses', { count: 6000 }, (index) => ({
    path: each(openFiles, index).address.replace(
      '/data',
      `/data${each(spellings, index).repeat(index % 40)}`,
    ),
  })),
  flood('open data, each time with another query and tag', { count: 6000 }, (index) => ({
    path: `${each(openFiles, index).address}?${word(100, index)}`,
    headers: { 'if-none-match': `"${word(27, index)}"`, 'if-modified-since': word(60, index) },
  })),
  flood('request numbers made up, on pages that fail', { count: 3000 }, (index) => ({
    path: index % 2 === 0 ? '/api/no-such-call' : `/%zz${index}`,
    headers: { 'x-request-id': `${word(4000, index)} level=error`, 'x-nf-request-id': word(2000, index) },
  })),
];
