import { recordViolations } from '../../site/page-probes.ts';
import { type Check, sinceLast } from '../check.ts';

/** Trusted Types are a rule of the policy too. */
export const violations: Check = {
  name: 'every kind of page shows all it has, and breaks no rule of the policy',
  isCheap: true,
  begin: async (page) => {
    const fresh = sinceLast(await recordViolations(page));
    return (address) => Promise.resolve(fresh().map((violation) => `${address}: ${violation}`));
  },
  spoil: () => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
    } catch {
      // Refused, and recorded.
    }
  },
};
