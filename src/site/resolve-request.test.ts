import { expect, test } from 'vitest';
import { resolveRequest } from './resolve-request.ts';

const resolve = (address: string, stored?: string) => {
  const { pathname, searchParams: search } = new URL(address, 'https://site.invalid');
  return resolveRequest({ pathname, search, stored }, new Map([['/vana', '/about']]));
};

test('an address of a page in capitals moves to the address of the page', () => {
  expect(resolve('/About')).toEqual({ type: 'moved', location: '/about' });
  expect(resolve('/RU/Customer-Support/FAQ?a=B')).toEqual({
    type: 'moved',
    location: '/ru/customer-support/faq?a=B',
  });
  expect(resolve('/About', 'en')).toEqual({ type: 'language', location: '/en/about' });
});

test('an address in capitals that is no page of this site stays: a page builder may have it', () => {
  expect(resolve('/Kampaania')).toEqual({ type: 'page', path: '/Kampaania', locale: 'et' });
  expect(resolve('/Media/A.PDF')).toEqual({ type: 'file', pathname: '/Media/A.PDF' });
});

test('who writes the prefix of the default language chooses it', () => {
  expect(resolve('/et')).toEqual({ type: 'language', location: '/', stores: 'et' });
  expect(resolve('/et/about?a=1', 'ru')).toEqual({ type: 'language', location: '/about?a=1', stores: 'et' });
  expect(resolve('/etalon')).toEqual({ type: 'page', path: '/etalon', locale: 'et' });
});
