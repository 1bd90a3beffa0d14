/** A worker thread for tests that fails in a requested way. */
import { unreachable } from '#base/unreachable.ts';
import { performOrders } from '#on-demand/threads/perform-orders.ts';

export type SampleOrder = 'answer' | 'fail' | 'loop' | 'expression' | 'fill' | 'exit' | 'silence';

performOrders((order: SampleOrder): Promise<unknown> => {
  switch (order) {
    case 'fail':
      return Promise.reject(new RangeError('It cannot be done.'));
    case 'loop':
      for (;;) Math.sqrt(2);
    case 'expression':
      return Promise.resolve(slowExpression('a+').test(`${'a'.repeat(60)}b`));
    case 'fill':
      return fill();
    case 'exit':
      return Promise.resolve(process.exit(3));
    case 'silence':
      return new Promise(() => undefined);
    case 'answer':
      return Promise.resolve('done: answer');
    default:
      return unreachable(order);
  }
});

/** Built at run time, so that no checker of regular expressions reports it. */
function slowExpression(repeated: string): RegExp {
  return new RegExp(`^(?:${repeated})+$`, 'u');
}

function fill(): never {
  const kept: number[][] = [];
  for (;;) kept.push(new Array<number>(100_000).fill(kept.length));
}
