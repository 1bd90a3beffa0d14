import { expect, test } from 'vitest';
import { translator } from '#shell/languages/messages.ts';

const t = translator('en');

test("the fetcher says 'Loading...', 'Error fetching data' and 'Error: {message}' in English", () => {
  expect(t('common.fetcher.loading')).toBe('Loading...');
  expect(t('common.fetcher.noAnswer')).toBe('Error fetching data');
  expect(t('common.fetcher.error')).toBe('Error: {message}');
  expect(t('common.fetcher.noUrl')).toBe('Please specify a URL to fetch');
});
