import { expect, test } from 'vitest';
import { close, describeStep, type StepEnd } from './closing.ts';
import { missingRight } from './outcome.ts';

const lint: StepEnd = { name: 'lint', outcome: { type: 'passed' } };
const browser: StepEnd = { name: 'browser', outcome: { type: 'skipped', reason: 'there is none' } };
const tests: StepEnd = {
  name: 'tests',
  outcome: {
    type: 'failed',
    tests: {
      passed: 7,
      failed: ['a.test.ts > one is two'],
      skipped: [{ name: 'b.test.ts > x', reason: 'of y' }],
    },
  },
};

test('a step is one line with what it came to and what it cost', () => {
  expect(describeStep(lint)).toBe('lint: ok\n');
  const figures = { seconds: 61, processorSeconds: 98, megabytes: 1843 };
  expect(describeStep({ name: 'lint', outcome: { type: 'passed', figures } })).toBe(
    'lint: ok (61 s, 98 s of processor, 1843 MB)\n',
  );
});

test('where the system does not tell, only the time is known', () => {
  expect(describeStep({ name: 'lint', outcome: { type: 'passed', figures: { seconds: 61 } } })).toBe(
    'lint: ok (61 s)\n',
  );
});

test('a step that did not run again shows what it came to before', () => {
  const unit: StepEnd = {
    name: 'unit tests',
    outcome: {
      type: 'passed',
      tests: { passed: 3055, failed: [], skipped: [] },
      figures: { seconds: 61 },
    },
  };
  expect(describeStep(unit, 'as before')).toBe('unit tests: ok, 3055 passed (as before)\n');
});

test('a step names each skip and its reason', () => {
  expect(describeStep(tests)).toBe(
    'tests: failed, 7 passed, 1 failed, 1 skipped\nskipped: b.test.ts > x because of y\n',
  );
  expect(describeStep(browser)).toBe('browser: skipped\nskipped: browser because there is none\n');
});

test('the last line counts steps and tests, and the failures stand together above it', () => {
  expect(close([tests, lint], { isCi: false })).toEqual({
    text: '\nfailed: tests\nfailed: a.test.ts > one is two\n8 passed, 2 failed, 1 skipped\n',
    hasPassed: false,
  });
  expect(close([lint], { isCi: false })).toEqual({ text: '\n1 passed, 0 failed\n', hasPassed: true });
});

test('a skip passes on a developer machine and fails in CI', () => {
  expect(close([browser], { isCi: false })).toEqual({
    text: '\n0 passed, 0 failed, 1 skipped\n',
    hasPassed: true,
  });
  expect(close([browser], { isCi: true })).toEqual({
    text: '\nfailed: browser (skipped because there is none)\n0 passed, 1 failed\n',
    hasPassed: false,
  });
});

test('a skipped test fails in CI like a skipped step', () => {
  const end: StepEnd = {
    name: 'tests',
    outcome: {
      type: 'passed',
      tests: { passed: 3, failed: [], skipped: [{ name: 'b.test.ts > x', reason: 'of y' }] },
    },
  };
  expect(close([end], { isCi: true }).text).toBe(
    '\nfailed: b.test.ts > x (skipped because of y)\n4 passed, 1 failed\n',
  );
});

test('a skip of what the machine does not let its user do passes in CI', () => {
  const reason = `${missingRight}mount a small disk`;
  const end: StepEnd = {
    name: 'tests',
    outcome: {
      type: 'passed',
      tests: { passed: 3, failed: [], skipped: [{ name: 'a.test.ts > a full disk', reason }] },
    },
  };
  expect(close([end], { isCi: true })).toEqual({
    text: '\n4 passed, 0 failed, 1 skipped\n',
    hasPassed: true,
  });
});
