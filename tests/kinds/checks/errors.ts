import { recordErrors } from '../../site/page-probes.ts';
import { type Check, sinceLast } from '../check.ts';

export const errors: Check = {
  name: 'no script of any kind of page throws an error',
  isCheap: true,
  begin: (page) => {
    const fresh = sinceLast(recordErrors(page));
    return Promise.resolve((address: string) =>
      Promise.resolve(fresh().map((error) => `${address}: ${error}`)),
    );
  },
  spoil: () => {
    queueMicrotask(() => {
      throw new Error('This script breaks.');
    });
  },
};
