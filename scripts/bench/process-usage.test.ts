import { expect, test } from 'vitest';
import { parseMemory } from './process-usage.ts';

test('the memory of a process is read from its status', () => {
  const status = 'Name:\tnode\nVmPeak:\t  900 kB\nVmHWM:\t  120 kB\nVmRSS:\t  100 kB\n';
  expect(parseMemory(status)).toEqual({ now: 100 * 1024, highest: 120 * 1024 });
});

test('a process that has ended counts nothing', () => {
  expect(parseMemory('')).toEqual({ now: 0, highest: 0 });
});
