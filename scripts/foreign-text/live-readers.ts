/** Endpoints of the live part as readers: each receives the text in every field, and a fake content base that
 * contains it in every text. */
import { success } from '#platform/base/result.ts';
import { MemoryStorage } from '#platform/calls/storage.ts';
import { AnswerCache } from '#platform/calls/answer-cache.ts';
import type { Endpoint, LiveContext, Parameters, PartName } from '#platform/calls/endpoint.ts';
import { sampleParts } from '#fakes/sample-api.ts';
import { FormQuota } from '#platform/calls/form-quota.ts';
import type { Upstream } from '#platform/calls/upstream/upstream.ts';

/** Maximum characters of one text in a schema. */
const pieceLength = 500;

/** Fields that share one piece: all together are as long as the text. */
const copies = 4;

interface LiveReader {
  readonly endpoint: Endpoint;
  /** Fields of a valid request. */
  readonly asked?: Parameters;
  /** Fields of a request that contain the external text. */
  readonly fields?: readonly string[];
  /** Response of the fake content base.
   * @param pieces The text in pieces of allowed length. */
  readonly given?: (pieces: readonly string[]) => unknown;
}

export function readLive({ endpoint, asked = {}, fields = [], given }: LiveReader) {
  const [method = 'GET'] = endpoint.methods;
  return async (text: string): Promise<void> => {
    const context = contextFor(given?.(splitPieces(text.slice(0, text.length / copies))) ?? text);
    for (const field of fields) await endpoint.answer({ ...asked, [field]: text }, context, method);
    await endpoint.answer(Object.fromEntries(fields.map((field) => [field, text])), context, method);
    if (given) await endpoint.answer(asked, context, method);
  };
}

function splitPieces(text: string): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, index) =>
    text.slice(index * pieceLength, (index + 1) * pieceLength),
  );
}

const clock = () => Date.parse('2026-11-18T10:00:00Z');
const headers = new Headers({
  'content-type': 'application/json',
  'x-wp-total': '1',
  'x-wp-totalpages': '1',
});

/** @param answer JSON response of the content base. */
function contextFor(answer: unknown): LiveContext<PartName> {
  const bytes = Buffer.from(JSON.stringify(answer));
  const contentBase: Upstream = {
    isDemonstration: false,
    send: () => Promise.resolve(success({ status: 200, headers, bytes })),
  };
  const storage = new MemoryStorage(clock);
  return {
    ...sampleParts(clock, []),
    contentBase,
    formQuota: new FormQuota(1_000_000, clock),
    isDemonstration: false,
    clientAddress: '203.0.113.1',
    noteGuess: () => undefined,
    limits: { timeMs: 1000, bodyBytes: 10_000_000 },
    cache: new AnswerCache({ passing: storage, lasting: storage }, clock),
    clock,
    loadFacts: () => Promise.resolve({}),
  };
}

const place = (piece: string) => ({ address: piece, city: piece, area: piece, garbage: piece });

export const discharges = (pieces: readonly string[]) =>
  pieces.map((piece) => ({
    ...place(piece),
    contractNumber: 'L1000001',
    itemType: piece,
    date: '2026-12-01',
  }));

export const unserved = (pieces: readonly string[]) =>
  pieces.map((piece, id) => ({ ...place(piece), id, reason: piece, date: '2026-11-17' }));

export const groups = (pieces: readonly string[]) => {
  const group = pieces.map((piece, id) => ({ id, name: piece, address: piece }));
  return { kojv_olme: group, waste_stations: group, total: 1, totalPages: 1 };
};

export const found = (pieces: readonly string[]) =>
  pieces.slice(0, 100).map((piece, index) => ({
    id: index + 1,
    title: piece.repeat(2),
    type: 'post',
    subtype: 'post',
    url: `https://cms.example.ee/${encodeURIComponent(piece.toWellFormed())}`,
  }));

/** A few long ones: an excerpt may have 100,000 characters. */
export const posts = (pieces: readonly string[]) => {
  const text = pieces.join('').repeat(copies - 1);
  const date = '2026-11-17T10:00:00';
  return [
    {
      id: 1,
      slug: 'a',
      status: 'publish',
      date_gmt: date,
      modified_gmt: date,
      title: { rendered: text.slice(0, 1000) },
      excerpt: { rendered: text, protected: false },
      wpml_translations: {
        ru_RU: { id: 1, post_title: text.slice(0, 1000), post_excerpt: text.slice(0, 1000) },
      },
    },
  ];
};
