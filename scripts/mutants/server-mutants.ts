import type { Mutant } from './mutant.ts';

const files = 'src/server/site-files.ts';
const range = 'src/server/byte-range.ts';
const encoding = 'src/server/accept-encoding.ts';
const client = 'src/server/client-address.ts';
const server = ['tests/server.test.ts'];

export const serverMutants: readonly Mutant[] = [
  { file: files, before: '|\\.draft$', after: '' },
  { file: files, before: "|| name.includes('\\\\')", after: '' },
  { file: files, before: "name.split('/').includes('..')", after: 'false' },
  { file: 'src/server/compression.ts', before: '|xml', after: '', tests: server },
  { file: 'src/server/compression.ts', before: '^text\\/|', after: '', tests: server },
  { file: 'src/server/send-file.ts', before: ".replace(/^W\\//u, '')", after: '', tests: server },
  { file: range, before: 'Number(last) + 1', after: 'Number(last)' },
  { file: range, before: 'from >= until ?', after: 'from > until ?' },
  { file: range, before: "last !== '' && Number(last) < Number(from)", after: 'false' },
  { file: encoding, before: 'weightOf(best) > 0', after: 'weightOf(best) >= 0' },
  { file: encoding, before: "?? weights.get('*')", after: '' },
  { file: client, before: 'if (hops === 0)', after: 'if (false)' },
  { file: client, before: "hops === 'auto' && !isLoopback(peer)", after: 'false' },
  { file: client, before: '.slice(0, 4)', after: '.slice(0, 8)' },
  { file: client, before: 'given.at(-Math.min(count, given.length))', after: 'given[0]' },
  { file: client, before: '!this.#seen.has(fault)', after: 'true' },
];
