import { expect, test } from 'vitest';
import type { StepEnd } from './closing.ts';
import { describeGrowth, formatFigures } from './figures.ts';

const known = { lint: { processorSeconds: 100, megabytes: 800 } };

test('a step that costs more than half as much again is named with both figures', () => {
  expect(describeGrowth([lint(152, 800)], known)).toBe(
    'note: lint took 152 s of processor, by scripts/steps/figures.json 100\n',
  );
  expect(describeGrowth([lint(100, 1202)], known)).toBe(
    'note: lint took 1202 MB, by scripts/steps/figures.json 800\n',
  );
});

test('on a slower machine, and on a faster one, only what has grown more than most steps is named', () => {
  const figures = { processorSeconds: 100, megabytes: 800 };
  const all = { lint: figures, types: figures, build: figures };
  const run = (...seconds: readonly number[]) =>
    describeGrowth(
      ['lint', 'types', 'build'].map((name, place) => ({ ...lint(seconds[place] ?? 0, 800), name })),
      all,
    );
  expect(run(200, 190, 210)).toBe('');
  expect(run(200, 190, 302)).toBe('note: build took 302 s of processor, by scripts/steps/figures.json 200\n');
  expect(run(50, 50, 100)).toBe('note: build took 100 s of processor, by scripts/steps/figures.json 50\n');
});

test('a step that costs as much as it did, less, or an unknown amount is not named', () => {
  const skipped: StepEnd = { name: 'lint', outcome: { type: 'skipped', reason: 'the build failed' } };
  expect(describeGrowth([lint(151, 1201), lint(1, 1), skipped], known)).toBe('');
  expect(describeGrowth([lint(999, 9999)], {})).toBe('');
});

test('what the steps cost is written down beside what is known of the others', () => {
  expect(
    JSON.parse(formatFigures([lint(70, 500)], { types: { processorSeconds: 9, megabytes: 90 } })),
  ).toEqual({
    types: { processorSeconds: 9, megabytes: 90 },
    lint: { processorSeconds: 70, megabytes: 500 },
  });
});

function lint(processorSeconds: number, megabytes: number): StepEnd {
  return {
    name: 'lint',
    outcome: { type: 'passed', figures: { seconds: 60, processorSeconds, megabytes } },
  };
}
