import { expect, test } from 'vitest';
import { parseCalendarPath } from './calendar.ts';
import { arrivedPath } from './start-on-lookup-page.browser.ts';
import { linksTo } from './calendar-links.ts';

const path = '/calendar/AbC-_1.ics';
const page = 'https://www.example.ee/ru/customer-support/next-shipping-day?lang=ru#top';

test('each programme gets the address in the form that it takes', () => {
  const { https, webcal, google, outlook } = linksTo(path, page, 'Дни вывоза');
  expect(https).toBe('https://www.example.ee/calendar/AbC-_1.ics');
  expect(webcal).toBe('webcal://www.example.ee/calendar/AbC-_1.ics');
  expect(new URL(google).searchParams.get('cid')).toBe(webcal);
  expect(new URL(outlook).searchParams.get('url')).toBe(https);
  expect(new URL(outlook).searchParams.get('name')).toBe('Дни вывоза');
});

test('the page on another device gets the calendar behind the number sign, which no server sees', () => {
  const link = new URL(linksTo(path, page, '').page);
  expect(link.pathname + link.search).toBe('/ru/customer-support/next-shipping-day');
  expect(arrivedPath(link.hash)).toBe(path);
  expect(parseCalendarPath(arrivedPath(link.hash) ?? '')).toBe('AbC-_1');
});

test('nothing else behind the number sign is a calendar', () => {
  for (const hash of [
    '',
    '#lookup',
    '#calendar=',
    '#calendar=../x.ics',
    '#calendar=//evil.example/x.ics',
    '#calendar=a.ics?x',
  ])
    expect(arrivedPath(hash)).toBeUndefined();
});
