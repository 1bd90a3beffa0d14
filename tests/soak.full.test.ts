/** Visitors, lookups, orders, edits, faults of the content base, hostile traffic and kills at the same time, for two minutes.
 * `npm run bench -- soak` does the same for an hour, which also shows whether memory and descriptors grow. */
import { expect, test } from 'vitest';
import { soakFor } from '#scripts/bench/soak/bench-soak.ts';
import { toOutcome } from '#scripts/bench/table.ts';

test('with everything at once nothing is lost, no page is wrong, and no fault is our own', async () => {
  const rows = await soakFor(2);
  const done = Object.fromEntries(rows.map(({ what, ours = 0 }) => [what, ours]));
  for (const what of ['pages read by visitors', 'lookups', 'orders accepted', 'edits', 'hostile requests'])
    expect([what, done[what]]).toEqual([what, expect.toSatisfy((count: number) => count > 0)]);
  expect(done.kills).toBe(6);
  const mustBeNone = rows.filter(({ target }) => target?.limit === 0);
  expect(mustBeNone).toHaveLength(6);
  expect(mustBeNone.filter((row) => toOutcome(row) !== 'yes')).toEqual([]);
});
