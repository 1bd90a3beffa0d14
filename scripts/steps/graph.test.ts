import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Graph, listEnds, parseGraph } from './graph.ts';
import type { Outcome, Written } from './outcome.ts';

const graph: Graph = {
  everything: { dependencies: ['budgets', 'tests', 'lint'] },
  sources: {},
  lint: { command: 'lint', dependencies: ['sources'] },
  browser: { command: 'browser' },
  build: { command: 'build', dependencies: ['sources'] },
  tests: { command: 'tests', dependencies: [{ script: 'build' }, { script: 'browser' }] },
  budgets: { command: 'budgets', dependencies: ['build'] },
};
const passed: Outcome = { type: 'passed' };
const writtenMs = 1;

test('each step ends once, after those that it depends on', () => {
  const ends = listEnds(graph, 'everything', () => ({ outcome: passed, writtenMs }));
  expect(ends.map(({ name }) => name)).toEqual(['build', 'budgets', 'browser', 'tests', 'lint']);
  expect(ends[0]).toEqual({ name: 'build', outcome: passed, writtenMs });
});

test('a step that depends on a failed one is skipped with the reason, whatever it came to before', () => {
  const ends = listEnds(graph, 'everything', reads({ build: { type: 'failed' } }));
  expect(ends.find(({ name }) => name === 'budgets')).toEqual({
    name: 'budgets',
    outcome: { type: 'skipped', reason: 'the build failed' },
  });
  expect(ends.find(({ name }) => name === 'lint')?.outcome).toEqual(passed);
});

test('a step that depends on one that could not begin names that one', () => {
  const longer: Graph = {
    everything: { dependencies: ['budgets', 'report'] },
    build: { command: 'build' },
    budgets: { command: 'budgets', dependencies: ['build'] },
    report: { command: 'report', dependencies: ['budgets'] },
  };
  const ends = listEnds(longer, 'everything', reads({ build: { type: 'failed' } }));
  expect(ends.at(-1)).toEqual({
    name: 'report',
    outcome: { type: 'skipped', reason: 'the budgets is missing' },
  });
});

test('a step without its programs is skipped, and those that depend on it run', () => {
  const browser: Outcome = { type: 'skipped', reason: 'there is none' };
  const ends = listEnds(graph, 'everything', reads({ browser }));
  expect(ends.find(({ name }) => name === 'tests')?.outcome).toEqual(passed);
});

test('a step that came to no end has failed', () => {
  const ends = listEnds(graph, 'everything', (step) =>
    step === 'lint' ? undefined : { outcome: passed, writtenMs },
  );
  expect(ends.at(-1)).toEqual({ name: 'lint', outcome: { type: 'failed' } });
});

test('every step of package.json runs in a file that says how it ended', () => {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { wireit } = JSON.parse(text) as {
    wireit: Record<string, { command?: string; output?: readonly string[] }>;
  };
  const steps = Object.entries(wireit).filter(([, { command }]) => command !== undefined);
  expect(steps.length).toBeGreaterThan(10);
  for (const [name, { command, output }] of steps) {
    expect(command).toMatch(new RegExp(`^node scripts/steps/(?:step|set-up)\\.ts "${name}"`));
    expect(output).toContain(`.state/steps/${name}.json`);
  }
  const all = listEnds(parseGraph(text), 'every step, and the content', reads({}));
  expect(all.map(({ name }) => name)).toContain('budgets');
});

function reads(outcomes: Readonly<Record<string, Outcome>>): (step: string) => Written {
  return (step) => ({ outcome: outcomes[step] ?? passed, writtenMs });
}

test('who asks for types or for quick checks waits for no lint of all files', () => {
  const declared = parseGraph(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  const below = (goal: string) => listEnds(declared, goal, () => undefined).map(({ name }) => name);
  expect(below('static checks')).toContain('lint of all files');
  expect([...below('types of all files'), ...below('quick checks')]).not.toContain('lint of all files');
});
