import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseJson, trustedJson, tryJson } from './json.ts';

test('JSON is what its schema makes of it', () => {
  const schema = z.object({ id: z.int() });
  expect(parseJson('{"id":1,"more":2}', schema)).toEqual({ id: 1 });
  expect(parseJson(new TextEncoder().encode('{"id":1}'), schema)).toEqual({ id: 1 });
  expect(() => parseJson('{"id":"1"}', schema)).toThrow(z.ZodError);
  expect(() => parseJson('{"id":', schema)).toThrow(SyntaxError);
  expect(parseJson('[1]')).toEqual([1]);
  expect(trustedJson<readonly number[]>('[1]')).toEqual([1]);
});

test('what is no JSON is undefined where the caller asks so', () => {
  expect(['{', '', 'undefined'].map(tryJson)).toEqual([undefined, undefined, undefined]);
  expect([tryJson('null'), tryJson(new Uint8Array())]).toEqual([null, undefined]);
});
