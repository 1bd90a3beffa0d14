/** A reporter for vitest: writes a TestSummary into the file that TEST_SUMMARY_FILE names. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Skip, TestSummary } from './outcome.ts';

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.TEST_SUMMARY_FILE;
    if (file === undefined) throw new Error('TEST_SUMMARY_FILE does not name the file for the summary.');
    writeFileSync(
      file,
      JSON.stringify(summarise(modules.flatMap((module) => [...module.children.allTests()]))),
    );
  }
}

function summarise(tests: readonly TestCase[]): TestSummary {
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: tests.filter((test) => test.result().state === 'failed').map(testName),
    skipped: tests.flatMap(skips),
  };
}

function skips(test: TestCase): Skip[] {
  const result = test.result();
  if (result.state !== 'skipped') return [];
  return [{ name: testName(test), reason: result.note ?? `it is marked "${test.options.mode}"` }];
}

function testName(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}
