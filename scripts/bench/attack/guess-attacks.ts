/** What many networks at once, or wrong proofs of work, may cost: each is within its own limits. */
import { proofHeader } from '#platform/protocol/proof-header.ts';
import type { Attack } from './attack.ts';
import { flood, type Sent } from './send.ts';
import { jsonType, ownOrigin, words } from './texts.ts';

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Sent => ({
  method: 'POST',
  path,
  headers: { ...jsonType, ...ownOrigin, ...headers },
  body: JSON.stringify(body),
});

/** Loopback has sixteen million addresses on Linux; each IPv4 address is a network. */
const networkAt = (index: number): Pick<Sent, 'from'> =>
  process.platform === 'linux' ? { from: `127.9.${index >> 8}.${index & 255 || 1}` } : {};

/** In the right form, and nothing else about it is right. */
const wrongProof = (index: number): string =>
  JSON.stringify({
    challenge: {
      seed: index.toString(16).padStart(32, '0'),
      attempts: 2 ** 22,
      untilMs: Date.now() + 60_000,
      signature: index.toString(16).padStart(64, 'f'),
    },
    counter: index,
  });

export const guessAttacks: readonly Attack[] = [
  flood('wrong proofs of work, of 200 networks at once', { count: 2000, atOnce: 200 }, (index) =>
    index < 400
      ? {
          ...post('/api/discharges', { contractNumber: String(7_000_000 + index) }),
          ...networkAt(index % 200),
        }
      : {
          ...post('/api/discharges', { contractNumber: '1000002' }, { [proofHeader]: wrongProof(index) }),
          ...networkAt(index % 200),
        },
  ),
  flood('a thousand contract numbers, of 100 networks at once', { count: 200, atOnce: 200 }, (index) => ({
    ...post('/api/calendar', {
      contractNumbers: Array.from({ length: 5 }, (_, each) => String(8_000_000 + 5 * index + each)),
      locale: 'et',
    }),
    ...networkAt(300 + (index >> 1)),
  })),
  flood('searches of the content base, of 60 networks at once', { count: 1200, atOnce: 600 }, (index) => ({
    path: `/api/search?${new URLSearchParams({ query: words(2, 8, index) }).toString()}`,
    ...networkAt(500 + (index % 60)),
  })),
];
