import { expect, test } from 'vitest';
import { runGraph } from './run-graph.ts';

test('a goal is run also where npm names the script that it was started by', async () => {
  process.env.npm_lifecycle_event = 'no such script';
  expect(await runGraph('sources', { isCi: false, write: () => undefined })).toBe(true);
});
