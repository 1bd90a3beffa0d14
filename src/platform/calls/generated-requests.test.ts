import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { hookPath, signed } from '#fakes/sample-webhooks.ts';
import { noon, sampleApi, sampleSecrets } from '#fakes/sample-api.ts';

/** The limits are those of the site. */
const { ask } = sampleApi({ rates: { usual: 120, personal: 20 } });

const known = [
  'contractNumber',
  'query',
  'search',
  'page',
  'per_page',
  'slug',
  'lang',
  'order',
  'orderby',
  'status',
  'sticky',
  'category_slug',
  'context',
  '_embed',
  'password',
  'secret',
];
const written = [
  '',
  '1',
  '0',
  '-1',
  '1e9',
  '1000002',
  'L1000003',
  'et',
  'ru,en',
  'desc',
  'title',
  'publish',
  'draft',
  ...Object.values(sampleSecrets).map(String),
  'true',
  '%00',
  '%',
  '%ff',
  '../..',
  "' OR 1=1",
  '<script>',
  '__proto__',
  'keila',
  '\u202e',
  'null',
];
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, fc.string({ unit: 'binary' }));
const value = fc.oneof(fc.constantFrom(...written), fc.string({ unit: 'binary', maxLength: 200 }));
const query = fc
  .array(fc.tuple(name, value, fc.boolean()), { maxLength: 5 })
  .map((fields) =>
    fields
      .map(([key, text, isRaw]) => (isRaw ? `${key}=${text}` : new URLSearchParams([[key, text]]).toString()))
      .join('&'),
  );
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'OPTIONS');
const hookMethod = fc.oneof({ weight: 5, arbitrary: fc.constant('POST') }, method);
const body = fc.oneof(
  fc.json(),
  fc
    .dictionary(name, fc.oneof(value, fc.jsonValue()), { maxKeys: 3 })
    .map((fields) => JSON.stringify(fields)),
  fc.string({ unit: 'binary' }),
);

/** In the long form, many more, and the statuses are printed. */
const isLong = process.env.TEST_FULL === '1';
const runs = isLong ? 10_000 : 300;

/** Forms are read by another way than JSON. */
const types = fc.constantFrom(
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  '',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
);

/** Of the networks that are for examples: nearly everyone has an address of their own. */
const visitor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `198.${parts.join('.')}`);

/** What a request is proven with: nothing, texts of all kinds, or a right signature of its body. */
const proof = fc.oneof(
  fc.constant('none'),
  fc.constant('signed'),
  fc.record({ id: name, timestamp: value, signature: value }),
);

type Proof = typeof proof extends fc.Arbitrary<infer One> ? One : never;

function proofHeaders(proven: Proof, body: string): Readonly<Record<string, string>> {
  if (proven === 'none') return {};
  if (typeof proven !== 'object') return signed({ timestamp: noon / 1000, body }).headers;
  const { id, timestamp, signature } = proven;
  const texts = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  return Object.fromEntries(
    Object.entries(texts).map(([header, text]) => [header, text.replaceAll(/[^ -~]/gu, '?')]),
  );
}

test.for([...endpoints.keys()])(
  'whatever is sent to %s, the answer is no failure of ours and tells nothing',
  { timeout: isLong ? 1_200_000 : 120_000 },
  async (path) => {
    const statuses = new Map<number, number>();
    const methods = path === hookPath ? hookMethod : method;
    const sent = fc.record({ query, method: methods, body, type: types, from: visitor, proof });
    await fc.assert(
      fc.asyncProperty(sent, async (one) => {
        const proven = proofHeaders(one.proof, one.body);
        const headers = { 'content-type': one.type, 'sec-fetch-site': 'same-origin', ...proven };
        const hasBody = one.method !== 'GET' && one.method !== 'HEAD';
        const init = { method: one.method, headers, ...(hasBody && { body: one.body }) };
        const address = hasBody && one.type !== '' ? path : `${path}?${one.query.replaceAll('#', '')}`;
        const answer = await ask(address, init, one.from);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400 && answer.body !== '') failureAnswerSchema.parse(answer.body);
        expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.ts|node_modules|Error:/u);
        if (path === hookPath) expect(answer.text).not.toContain('planted');
      }),
      { numRuns: runs },
    );
    // What the rate limit refuses shows nothing of the rest.
    expect(statuses.get(429) ?? 0).toBeLessThan(runs / 10);
    if (isLong) process.stdout.write(`${path} ${JSON.stringify(Object.fromEntries(statuses))}\n`);
  },
);
