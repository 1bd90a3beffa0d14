import { expect, test } from 'vitest';
import { nearPages } from './near-words.ts';

const station = { title: 'Keila jäätmejaam', url: '/home-customer/waste-stations/307' };
const isNear = (query: string, page: { readonly title: string; readonly url: string }) =>
  nearPages(query, [page]).length > 0;
const septic = { title: 'Kogumiskaevu ja septiku tühjendamine', url: '/home-customer/fecal-transport' };

test('a page is near to an address with its words, their forms, or a misprint', () => {
  for (const query of [
    'keila jaatmejaam',
    'keila',
    'keyla',
    'jäätmejaamad',
    'wate stations',
    'keila station',
  ])
    expect([query, isNear(query, station)]).toEqual([query, true]);
});

test('a page that only sounds like an address, or shares few of its words, is not near', () => {
  for (const query of ['winter', 'kella viie tee', 'jaan', 'jäätmekeskkond', 'keila vana kool maja'])
    expect([query, isNear(query, station), isNear(query, septic)]).toEqual([query, false, false]);
});

test('short words are near only if they are equal', () => {
  expect(isNear('kool', { title: 'Koor', url: '/' })).toBe(false);
  expect(isNear('koor', { title: 'Koor', url: '/' })).toBe(true);
});

test('a page is not near only because it lies in the same part of the site', () => {
  const company = { title: 'Meie ettevõte', url: '/about/company' };
  const about = { title: 'Meist', url: '/about' };
  expect(nearPages('about', [company, about])).toEqual([about]);
  expect(
    isNear('contracts', { title: 'Kes veab?', url: '/organized-waste?contracts-search=Keila#contracts' }),
  ).toBe(false);
});

test('a misprint counts only where no page has the word itself', () => {
  const contact = { title: 'Contact us', url: '/en/customer-support/contact' };
  const reform = { title: 'What it changes in your contract', url: '/en/about/news/jaatmereform' };
  expect(nearPages('contact', [reform, contact])).toEqual([contact]);
  expect(nearPages('contact', [reform])).toEqual([reform]);
  expect(isNear('contact', { title: 'My container is broken', url: '/faq#broken' })).toBe(false);
});

test('an address in the letters of the other alphabet is near to a title that sounds like it', () => {
  const contacts = { title: 'Контакты', url: '/ru/customer-support/contact' };
  expect([isNear('kontakty', contacts), isNear('kontakti', contacts), isNear('kompost', contacts)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isNear('компост', { title: 'Kompost', url: '/services/compost' })).toBe(true);
});
