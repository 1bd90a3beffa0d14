import { expect, test } from 'vitest';
import { describeFinding, parseEslint, parseOxlint } from './linters.ts';

test('what oxlint finds is told with its place, its rule and what to do', () => {
  const output = JSON.stringify({
    diagnostics: [
      {
        message: "'writeFileSync' import from 'node:fs' is restricted.",
        code: 'eslint(no-restricted-imports)',
        severity: 'error',
        help: 'Write through src/platform/base/files.ts.',
        filename: 'src/proxy/foo.ts',
        labels: [{ span: { line: 3, column: 5 } }],
      },
      { message: 'Unused directive.', severity: 'warning', filename: 'src/proxy/foo.ts', labels: [] },
    ],
  });
  expect(parseOxlint(output).map(describeFinding)).toEqual([
    "src/proxy/foo.ts:3:5  'writeFileSync' import from 'node:fs' is restricted. (eslint(no-restricted-imports))\n" +
      '    Write through src/platform/base/files.ts.',
    'note: src/proxy/foo.ts:1:1  Unused directive.',
  ]);
});

test('what ESLint finds is told in the same form', () => {
  const messages = [{ line: 2, column: 7, message: 'No.', ruleId: 'house/words', severity: 2 }];
  const output = JSON.stringify([{ filePath: `${process.cwd()}/src/components/Foo.astro`, messages }]);
  expect(parseEslint(output).map(describeFinding)).toEqual([
    'src/components/Foo.astro:2:7  No. (house/words)',
  ]);
});

test('a linter that prints no findings has not read anything', () => {
  for (const parse of [parseOxlint, parseEslint])
    expect(() => parse('Oops! Something went wrong!')).toThrow(SyntaxError);
});
