import { expect, test } from 'vitest';
import { formatFileDetails } from './file-details.ts';

test('a file says its type and its size in the language of the text', () => {
  const file = { address: '/media/x/hinnakiri.pdf', bytes: 1_234_567 };
  expect((['et', 'ru', 'en'] as const).map((locale) => formatFileDetails(file, locale))).toEqual([
    'PDF, 1,2\u00a0MB',
    'PDF, 1,2\u00a0МБ',
    'PDF, 1.2\u00a0MB',
  ]);
  const sizes = [1, 1499, 9_999, 99_400, 999_499, 999_500, 10_400_000];
  expect(sizes.map((bytes) => formatFileDetails({ ...file, bytes }, 'et'))).toEqual(
    ['1\u00a0kB', '1\u00a0kB', '10\u00a0kB', '99\u00a0kB', '999\u00a0kB', '1\u00a0MB', '10\u00a0MB'].map(
      (size) => `PDF, ${size}`,
    ),
  );
});

test('where there is no copy, as in a draft, the type stands alone', () => {
  expect(formatFileDetails({ address: 'https://cms.example.ee/a.docx' }, 'et')).toBe('DOCX');
});
