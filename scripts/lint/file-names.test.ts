import { expect, test } from 'vitest';
import { fileNames } from './file-names.mjs';
import { messagesOfRule } from './messages-of-rule.ts';

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

test('names of pages are addresses', () => {
  expect(faults('src/pages/locales/[locale].json.mjs')).toEqual([]);
  expect(faults('src/features/offline/pages/manifests/[locale].webmanifest.mjs')).toEqual([]);
});

function faults(filename: string): readonly string[] {
  return messagesOfRule(fileNames, { filename, code: '' });
}
