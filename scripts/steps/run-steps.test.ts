import { expect, test } from 'vitest';
import { runSteps, missingRight, type Outcome, type Step } from './run-steps.ts';

const lint: Step = { name: 'lint', run: ends({ type: 'passed' }) };
const build: Step = { name: 'build', run: ends({ type: 'failed', output: 'No space left.\n' }) };
const budgets: Step = { name: 'budgets', needs: ['build'], run: ends({ type: 'passed' }) };
const browser: Step = { name: 'browser', run: ends({ type: 'skipped', reason: 'there is none' }) };
const tests: Step = {
  name: 'tests',
  run: ends({
    type: 'failed',
    output: 'Expected 1 to be 2.',
    tests: {
      passed: 7,
      failed: ['a.test.ts > one is two'],
      skipped: [{ name: 'b.test.ts > x', reason: 'of y' }],
    },
  }),
};

test('each step is one line with its time, and the last line counts the steps', async () => {
  const { text, isGood } = await report([lint, { ...lint, name: 'types' }]);
  expect(text).toBe('lint: ok (0.0 s)\ntypes: ok (0.0 s)\n\n2 passed, 0 failed\n');
  expect(isGood).toBe(true);
});

test('after a failure the other steps run, and the failures stand together at the end', async () => {
  const { text, isGood } = await report([tests, lint]);
  expect(text.split('\n')).toEqual([
    'tests: failed, 7 passed, 1 failed, 1 skipped (0.0 s)',
    'Expected 1 to be 2.',
    'skipped: b.test.ts > x because of y',
    'lint: ok (0.0 s)',
    '',
    'failed: tests',
    'failed: a.test.ts > one is two',
    '8 passed, 2 failed, 1 skipped',
    '',
  ]);
  expect(isGood).toBe(false);
});

test('a step that needs a failed one is skipped with the reason', async () => {
  const { text } = await report([build, budgets]);
  expect(text).toContain('skipped: budgets because the build failed\n');
  expect(text).toMatch(/\n0 passed, 1 failed, 1 skipped\n$/);
});

test('a step that needs a skipped one is skipped too, and reports what is missing', async () => {
  const { text } = await report([browser, { ...budgets, needs: ['browser'] }]);
  expect(text).toContain('skipped: budgets because the browser is missing\n');
  expect(text).toMatch(/\n0 passed, 0 failed, 2 skipped\n$/);
});

test('a step that needs a passed one runs', async () => {
  const { text } = await report([{ ...lint, name: 'build' }, budgets]);
  expect(text).toMatch(/\n2 passed, 0 failed\n$/);
});

test('two steps run at once, and one that follows another waits for its end', async () => {
  const events: string[] = [];
  const slow = (name: string): Step => ({
    name,
    run: async () => {
      events.push(`${name} begins`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      return { type: 'passed' };
    },
  });
  await report([slow('set-up'), { ...slow('site'), follows: 'set-up' }, slow('lint'), slow('types')]);
  expect(events.slice(0, 2)).toEqual(['set-up begins', 'lint begins']);
  expect(events.indexOf('site begins')).toBeGreaterThan(events.indexOf('set-up ends'));
  expect(events.indexOf('types begins')).toBeGreaterThan(events.indexOf('set-up ends'));
});

test('a step that downloads runs beside two others, and two that download one after the other if they say so', async () => {
  const events: string[] = [];
  const noted = (name: string): Step => ({
    name,
    run: async () => {
      events.push(name);
      await new Promise(setImmediate);
      events.push(`${name} ended`);
      return { type: 'passed' };
    },
  });
  const download = { ...noted('browser'), isDownload: true };
  const second = { ...noted('database'), isDownload: true, follows: 'browser' };
  await report([noted('lint'), noted('types'), noted('build'), download, second]);
  expect(events.slice(0, 3)).toEqual(['lint', 'types', 'browser']);
  expect(events.indexOf('build')).toBeGreaterThan(events.indexOf('lint ended'));
  expect(events.indexOf('database')).toBeGreaterThan(events.indexOf('browser ended'));
});

test('a skip passes on a developer machine and fails in CI', async () => {
  expect((await report([browser])).isGood).toBe(true);
  const { text, isGood } = await report([browser], { isCi: true });
  expect(text).toMatch(/\nfailed: browser \(skipped because there is none\)\n0 passed, 1 failed\n$/);
  expect(isGood).toBe(false);
});

test('a skip of what the machine does not let its user do passes in CI', async () => {
  const reason = `${missingRight}mount a small disk`;
  const outcome: Outcome = {
    type: 'passed',
    tests: { passed: 3, failed: [], skipped: [{ name: 'a.test.ts > a full disk', reason }] },
  };
  const { text, isGood } = await report([{ name: 'tests', run: ends(outcome) }], { isCi: true });
  expect(text).toMatch(/\n4 passed, 0 failed, 1 skipped\n$/);
  expect(isGood).toBe(true);
});

async function report(steps: readonly Step[], { isCi } = { isCi: false }) {
  let text = '';
  const isGood = await runSteps(steps, { isCi, write: (part) => (text += part) });
  return { text: text.replace(/\d+\.\d s/g, '0.0 s'), isGood };
}

function ends(outcome: Outcome): () => Promise<Outcome> {
  return () => Promise.resolve(outcome);
}
