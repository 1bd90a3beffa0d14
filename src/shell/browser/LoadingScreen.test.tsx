import { expect, test } from 'vitest';
import { loadingAfter, warningAfterMs } from './LoadingScreen.tsx';

test('the loading warning comes after 5 s and not before', () => {
  expect(warningAfterMs).toBe(5000);
  expect(loadingAfter(0)).toEqual({ type: 'started' });
  expect(loadingAfter(4999)).toEqual({ type: 'started' });
  expect(loadingAfter(5000)).toEqual({ type: 'slow' });
  expect(loadingAfter(60_000)).toEqual({ type: 'slow' });
});
