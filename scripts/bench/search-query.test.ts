import { expect, test } from 'vitest';
import { isAnswer, parseQueries } from './search-query.ts';

test('queries stand in blocks, and their answers are named', () => {
  const text = `
et name
  600 0105 → contact#phone-tartu
ru row
  битум → station/* skips/241 faq/special#eterniit /about/procurement
en misses
  horoscope
`;
  const code = ['/home-customer/waste-stations/*', '/construction-waste/collect-transport-waste/241'];
  expect(parseQueries(text)).toEqual({
    queries: [
      { locale: 'et', kind: 'name', typed: '600 0105', leadsTo: ['/customer-support/contact#phone-tartu'] },
      {
        locale: 'ru',
        kind: 'row',
        typed: 'битум',
        leadsTo: [...code, '/customer-support/faq/special#eterniit', '/about/procurement'],
      },
    ],
    misses: [['en', 'horoscope']],
  });
});

test.each([
  ['a query without a head', '  elva → organised'],
  ['an unknown language', 'de name\n  elva → organised'],
  ['an unknown kind', 'et names\n  elva → organised'],
  ['an unknown page', 'et name\n  elva → moon'],
  ['no answer', 'et name\n  elva'],
])('%s is refused', (_, text) => {
  expect(() => parseQueries(text)).toThrow(RangeError);
});

test('an answer without a fragment is the page with any query and fragment, in any language', () => {
  const isContracts = (url: string) => isAnswer(url, '/home-customer/organized-waste');
  expect(isContracts('/home-customer/organized-waste')).toBe(true);
  expect(isContracts('/home-customer/organized-waste?contracts-search=elva#contracts')).toBe(true);
  expect(isContracts('/ru/home-customer/organized-waste#0171')).toBe(true);
  expect(isContracts('/home-customer/organized-waste-2')).toBe(false);
  expect(isContracts('https://example.com/')).toBe(false);
});

test('an answer with a fragment is that part, unless the searcher knows pages only', () => {
  const answer = '/customer-support/faq/special#eterniit';
  expect(isAnswer('/en/customer-support/faq/special#eterniit', answer)).toBe(true);
  expect(isAnswer('/en/customer-support/faq/special#vanarehvid', answer)).toBe(false);
  expect(isAnswer('/customer-support/faq/special', answer)).toBe(false);
  expect(isAnswer('/customer-support/faq/special', answer, false)).toBe(true);
});

test('an answer with an asterisk is every address that begins so', () => {
  expect(isAnswer('/home-customer/waste-stations/302', '/home-customer/waste-stations/*')).toBe(true);
  expect(isAnswer('/home-customer/waste-stations', '/home-customer/waste-stations/*')).toBe(false);
});
