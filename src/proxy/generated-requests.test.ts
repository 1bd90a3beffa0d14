import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureAnswerSchema } from '#model/live-answer.ts';
import { endpoints } from './endpoints.ts';
import { sampleApi } from './sample-api.ts';

const { ask } = sampleApi({ rates: { usual: 1_000_000, personal: 1_000_000 } });

const known = [
  ...['contractNumber', 'query', 'search', 'page', 'per_page', 'slug', 'lang', 'order', 'orderby'],
  ...['status', 'sticky', 'category_slug', 'context', '_embed', 'password'],
];
const written = [
  ...['', '1', '0', '-1', '1e9', '1000002', 'L1000003', 'et', 'ru,en', 'desc', 'title', 'publish', 'draft'],
  ...['true', '%00', '%', '%ff', '../..', "' OR 1=1", '<script>', '__proto__', 'keila', '\u202e', 'null'],
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
const body = fc.oneof(
  fc.json(),
  fc
    .dictionary(name, fc.oneof(value, fc.jsonValue()), { maxKeys: 3 })
    .map((fields) => JSON.stringify(fields)),
  fc.string({ unit: 'binary' }),
);

test.for([...endpoints.keys()])(
  'whatever is sent to %s, the answer is no failure of ours and tells nothing',
  async (path) => {
    const sent = fc.record({ query, method, body });
    await fc.assert(
      fc.asyncProperty(sent, async (one) => {
        const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
        const hasBody = one.method !== 'GET' && one.method !== 'HEAD';
        const init = { method: one.method, headers, ...(hasBody && { body: one.body }) };
        const answer = await ask(`${path}?${one.query.replaceAll('#', '')}`, init);
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400 && answer.body !== '') failureAnswerSchema.parse(answer.body);
        expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.ts|node_modules|Error:/u);
      }),
      { numRuns: 300 },
    );
  },
);
