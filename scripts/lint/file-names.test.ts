import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { fileNames } from './file-names.mjs';

test('files are kebab-case', () => {
  expect(faults('src/site/page-paths.mjs')).toEqual([]);
  expect(faults('src/site/page-paths.test.mjs')).toEqual([]);
  expect(faults('src/site/pagePaths.mjs')).toEqual(['The file pagePaths.mjs is named in kebab-case']);
});

test('components are PascalCase', () => {
  expect(faults('src/islands/lookup/DischargeLookup.tsx')).toEqual([]);
  expect(faults('src/components/header.astro')).toEqual([
    'The component header.astro is named in PascalCase',
  ]);
});

test('a meaningless name is reported, for a file and for a folder', () => {
  const fault = '"utils" does not say what it holds; name the idea';
  expect(faults('src/site/utils.mjs')).toEqual([fault]);
  expect(faults('src/site/utils/paths.mjs')).toEqual([fault]);
  expect(faults('src/site/utility-prices.mjs')).toEqual([]);
});

test('below src/pages names are addresses', () => {
  expect(faults('src/pages/locales/[locale].json.mjs')).toEqual([]);
});

function faults(filename: string): string[] {
  const messages = new Linter().verify(
    '',
    [
      {
        files: ['**/*.{mjs,tsx,astro}'],
        plugins: { house: { rules: { 'file-names': fileNames } } },
        rules: { 'house/file-names': 'error' },
      },
    ] as Linter.Config[],
    { filename },
  );
  return messages.map(({ message }) => message);
}
