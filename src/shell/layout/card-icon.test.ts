import { expect, test } from 'vitest';
import { cardIcon } from './card-icon.ts';

test('a card has the icon of where it leads, in each language, and an arrow if it leads elsewhere', () => {
  const addresses = [
    '/home-customer/organized-waste',
    '/ru/home-customer/organized-waste',
    '/en/customer-support/faq/1',
    '/customer-support/contact',
    '/customer-support/contact-us',
    'https://elsewhere.example/page',
  ];
  expect(addresses.map(cardIcon)).toEqual(['12', '12', '30', '37', '34', '04']);
});
