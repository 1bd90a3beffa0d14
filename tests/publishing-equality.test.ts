/** Incremental publishes produce the same bytes as a full publish. */
import { expect, test } from 'vitest';
import { runSequence } from './random-changes/sequence.ts';
import { Random, testSeed } from '#fakes/random.ts';
import { isFull, isThorough } from './site/driven.ts';

const sequenceCount = isFull ? 200 : isThorough ? 4 : 1;

/** Number of parallel runs; the reference machine has two cores. */
const lanes = 2;

test(
  'after any sequence of changes the site is what a full publish writes',
  { timeout: isFull ? 80 * 60_000 : 600_000 },
  async () => {
    const seed = testSeed();
    process.stdout.write(`Sequences start at TEST_SEED=${seed}.\n`);
    const failures: string[] = [];
    let next = 0;
    const work = async () => {
      while (next < sequenceCount) {
        const own = seed + next;
        next += 1;
        const stepCount = (isFull ? 5 : 3) + new Random(own).below(3);
        const failure = await runSequence(own, stepCount).then(
          ({ steps, differences }) => differences.length > 0 && [...steps, ...differences].join('\n  '),
          (cause: unknown) => String(cause),
        );
        if (isFull && next % 20 === 0)
          process.stdout.write(`${next} sequences, ${failures.length} failed.\n`);
        if (!failure) continue;
        failures.push(`TEST_SEED=${own} repeats this as the first sequence:\n  ${failure}`);
        process.stdout.write(`${failures.at(-1) ?? ''}\n`);
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    expect(failures.join('\n')).toBe('');
  },
);
