import { expect, test } from 'vitest';
import { resolveRequest } from './resolve-request.ts';

const rules = new Map([
  ['/vana', '/about'],
  ['/vana-hind,', '/contact'],
]);

const resolve = (address: string, stored?: string) => {
  const { pathname, searchParams: search } = new URL(address, 'https://site.invalid');
  return resolveRequest({ pathname, search, stored }, rules);
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

test('what came along when an address was copied out of a text does not hide the page', () => {
  const ends = [
    '%20',
    '%C2%A0',
    '%E2%80%8B',
    '%0A',
    '%0D%0A',
    '.',
    ',',
    ';',
    ')',
    '%5D',
    '%7D',
    '%22',
    '%E2%80%9D',
    '%C2%BB',
    '...',
    ').',
    '%20,',
    '/%20',
    '%20/',
    '%3E',
  ];
  for (const end of ends) {
    expect([end, resolve(`/about/news${end}`)]).toEqual([end, { type: 'moved', location: '/about/news' }]);
    expect([end, resolve(`/ru/about${end}?a=1`)]).toEqual([
      end,
      { type: 'moved', location: '/ru/about?a=1' },
    ]);
  }
  expect(resolve('/About%20', 'en')).toEqual({ type: 'language', location: '/en/about' });
  expect(resolve('/vana).')).toEqual({ type: 'moved', location: '/about' });
  expect(resolve('/Kampaania%20')).toEqual({ type: 'moved', location: '/Kampaania' });
  expect(resolve('/documents/a.pdf%20')).toEqual({ type: 'moved', location: '/documents/a.pdf' });
  expect(resolve('/%20')).toEqual({ type: 'moved', location: '/' });
});

test('what belongs to an address stays, and control characters within it are no address', () => {
  expect(resolve('/leht-(vana)')).toEqual({ type: 'page', path: '/leht-(vana)', locale: 'et' });
  expect(resolve('/vana-hind,')).toEqual({ type: 'moved', location: '/contact' });
  expect(resolve('/a%0Ab')).toEqual({ type: 'malformed' });
  expect(resolve('/about%00')).toEqual({ type: 'malformed' });
  expect(resolve('/about%')).toEqual({ type: 'malformed' });
});

test('who writes the prefix of the default language chooses it', () => {
  expect(resolve('/et')).toEqual({ type: 'language', location: '/', stores: 'et' });
  expect(resolve('/et/about?a=1', 'ru')).toEqual({ type: 'language', location: '/about?a=1', stores: 'et' });
  expect(resolve('/etalon')).toEqual({ type: 'page', path: '/etalon', locale: 'et' });
});
