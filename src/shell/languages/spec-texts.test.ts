import { expect, test } from 'vitest';
import { translator } from './messages.ts';

const t = translator('en');

test("the texts of specification §8 are 'Invalid date', 'No data available.' and 'No results found.' in English", () => {
  expect(t('common.input.invalidDate')).toBe('Invalid date');
  expect(t('table.noData')).toBe('No data available.');
  expect(t('table.noResults')).toBe('No results found.');
});
