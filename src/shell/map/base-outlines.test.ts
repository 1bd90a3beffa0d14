import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseJson } from '#platform/base/json.ts';

test('the outlines of the map stand in the repository as scripts/outlines.ts writes them, without a formatter', () => {
  const text = readFileSync(new URL('base-outlines.json', import.meta.url), 'utf8');
  // Formatted, they have 13,000 lines and twice the bytes.
  expect(text === JSON.stringify(parseJson(text))).toBe(true);
});
