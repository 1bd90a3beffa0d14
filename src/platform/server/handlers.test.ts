import { expect, test } from 'vitest';
import { findHandler, type HandlerParts, listHandlers } from './handlers.ts';

const named = (name: string) => () => Promise.resolve(new Response(name));

const parts: HandlerParts = {
  api: named('call'),
  preview: named('preview'),
  status: named('status'),
  pages: {
    lookup: named('lookup'),
    calendarDownload: named('calendar file'),
    poster: named('poster'),
    search: named('search'),
    unserved: named('unserved'),
    calendar: named('calendar'),
    sheet: named('sheet'),
    unservedFeed: named('unserved feed'),
    notFound: named('not found'),
  },
};

const handlers = listHandlers(parts);

/** @returns What answers; undefined for a file. */
async function findAnswerer(asked: string): Promise<string | undefined> {
  const [method = '', address = ''] = asked.split(' ');
  const { pathname, searchParams: search } = new URL(address, 'http://site.example.ee');
  const handler = findHandler(handlers, { method, pathname, search });
  const response = await handler?.answer(new Request('http://site.example.ee'), '203.0.113.1');
  return response?.text();
}

test.for([
  ['GET /api/health', 'call'],
  ['POST /api/nothing', 'call'],
  ['GET /preview?type=posts', 'preview'],
  ['GET /ru/status', 'status'],
  ['GET /status.json', 'status'],
  ['POST /ru/customer-support/next-shipping-day', 'lookup'],
  ['GET /customer-support/next-shipping-day?contractNumber=L1000003', 'lookup'],
  ['GET /customer-support/next-shipping-day?contractNumber=', undefined],
  ['GET /customer-support/next-shipping-day', undefined],
  ['POST /en/calendar/file', 'calendar file'],
  ['POST /calendar/poster', 'poster'],
  ['GET /search?searchQuery=paber', 'search'],
  ['GET /search', undefined],
  ['POST /search?searchQuery=paber', undefined],
  ['GET /customer-support/unserved-addresses?city=Keila', 'unserved'],
  ['GET /customer-support/unserved-addresses', undefined],
  ['GET /calendar/abc.ics', 'calendar'],
  ['GET /documents/et/sorting-sheet.pdf', 'sheet'],
  ['GET /data/unserved.json', 'unserved feed'],
  ['GET /about', undefined],
] as const)('%s is answered by: %s', async ([asked, answerer]) => {
  expect(await findAnswerer(asked)).toBe(answerer);
});

test('each answer that is made has an address', () => {
  const answers = new Set(handlers.map(({ answer }) => answer));
  const { notFound: _, ...pages } = parts.pages;
  const { api, preview, status } = parts;
  expect(new Set([api, preview, status, ...Object.values(pages)])).toEqual(answers);
});
