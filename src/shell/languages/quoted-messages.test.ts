import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import { translator } from './messages.ts';
import { isQuotedMessage, quotedMessage } from './quoted-messages.ts';

const nextDay = new URL('../../content/pages/customer-support-next-shipping-day.json', import.meta.url);

test('the help of the lookup quotes its messages word for word, in each language', () => {
  const names = [...new Set(factsIn(readFileSync(nextDay, 'utf8')))].filter(isQuotedMessage);
  expect(names.toSorted()).toEqual(['quotesNoDays', 'quotesNotLoaded', 'quotesOldDays']);
  for (const locale of locales) {
    const t = translator(locale);
    expect(quotedMessage('quotesNoDays', locale)).toBe(`${t('homePage.lookup.nonePlanned')}.`);
    const failed = quotedMessage('quotesNotLoaded', locale) ?? '';
    expect(t('homePage.lookup.noAnswer').startsWith(`${failed} `)).toBe(true);
  }
  expect(quotedMessage('clients', 'et')).toBeUndefined();
});
