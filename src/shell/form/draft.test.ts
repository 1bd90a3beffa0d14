import { expect, test } from 'vitest';
import { parseDraft } from './draft.browser.ts';
import { readPrefill } from './start-posted-form.browser.ts';

test('a draft is read as it was written, and anything else is none', () => {
  const draft = { startedAt: 1, values: { name: ['Mari'], wasteType: [] } };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  const others = ['', 'null', '{}', '{"startedAt":1}', '{"startedAt":"1","values":{}}'];
  for (const text of [
    ...others,
    '{"startedAt":1,"values":{"name":"Mari"}}',
    '{"startedAt":1,"values":{"a":[1]}}',
  ]) {
    expect([text, parseDraft(text)]).toEqual([text, undefined]);
  }
});

test('an address fills in the topic, the contract and what the message is about, and nothing else', () => {
  const query =
    '?topic=6&subject=%20Konteiner%208%C2%A0m%C2%B3&contractNumber=L1234567&email=x@example.ee&website=1&area=';
  expect(readPrefill(query)).toEqual({
    topic: '6',
    subject: 'Konteiner 8\u00a0m³',
    contractNumber: 'L1234567',
  });
  expect(readPrefill('')).toEqual({});
});
