/** What the features together add on servers. */
import { expect, test } from 'vitest';
import { sampleApi } from '#fakes/sample-api.ts';
import { openHandlers } from '#fakes/sample-handlers.ts';
import { findHandler, type Handler, listHandlers } from '#platform/server/handlers.ts';
import { endpoints } from './endpoints.server.ts';
import { publishedCalls } from './published-interface.server.ts';

const { api } = sampleApi();
const preview = () => Promise.resolve(new Response());
const made = openHandlers({ api, ratePerMinute: 120 });
const handlers = listHandlers({ api, preview, made: Object.values(made).flat() });

/** Feature and place among its handlers. */
function nameHandler(handler: Handler): string {
  if (handler.answer === api) return 'call';
  if (handler.answer === preview) return 'preview';
  const [feature = '', own = []] = Object.entries(made).find(([, list]) => list.includes(handler)) ?? [];
  return `${feature} ${own.indexOf(handler)}`;
}

const questions = [
  ['GET /api/health', 'call'],
  ['POST /api/nothing', 'call'],
  ['GET /preview?type=posts', 'preview'],
  ['GET /ru/status', 'status 0'],
  ['GET /status.json', 'status 0'],
  ['POST /ru/customer-support/next-shipping-day', 'lookup 0'],
  ['GET /customer-support/next-shipping-day?contractNumber=L1000003', 'lookup 1'],
  ['GET /customer-support/next-shipping-day?contractNumber=', undefined],
  ['GET /customer-support/next-shipping-day', undefined],
  ['POST /en/calendar/file', 'calendar 0'],
  ['POST /calendar/poster', 'calendar 1'],
  ['GET /ru/customer-support/contact-us/submitted?reference=K7M4QX', 'forms 0'],
  ['GET /home-customer/ordering-fecal-transport/submitted?reference=K7M4QX', 'forms 1'],
  ['GET /en/terms/withdrawal/submitted?reference=K7M4QX', 'forms 2'],
  ['GET /terms/withdrawal/submitted?reference=number', undefined],
  ['GET /search?searchQuery=paber', 'search 0'],
  ['GET /search', undefined],
  ['POST /search?searchQuery=paber', undefined],
  ['GET /customer-support/unserved-addresses?city=Keila', 'unserved 0'],
  ['GET /customer-support/unserved-addresses', undefined],
  ['GET /home-customer/waste-stations?open=sunday', 'stations 0'],
  ['GET /home-customer/waste-stations?waste=paper', undefined],
  ['GET /calendar/abc.ics', 'calendar 2'],
  ['GET /documents/et/sorting-sheet.pdf', 'sorting 0'],
  ['GET /data/unserved.json', 'unserved 1'],
  ['GET /about', undefined],
] as const;

test.for(questions)('%s is answered by: %s', ([asked, answerer]) => {
  const [method = '', address = ''] = asked.split(' ');
  const { pathname, searchParams: search } = new URL(address, 'http://site.example.ee');
  const handler = findHandler(handlers, { method, pathname, search });
  expect(handler && nameHandler(handler)).toBe(answerer);
});

test('each handler has an address; what is apart is asked first, then forms, pages by their query, files', () => {
  expect(handlers.map(nameHandler)).toEqual([
    'call',
    'preview',
    'status 0',
    'calendar 0',
    'calendar 1',
    'lookup 0',
    'forms 0',
    'forms 1',
    'forms 2',
    'lookup 1',
    'search 0',
    'stations 0',
    'unserved 0',
    'calendar 2',
    'sorting 0',
    'unserved 1',
  ]);
  expect(new Set(questions.map(([, answerer]) => answerer))).toEqual(
    new Set([...handlers.map(nameHandler), undefined]),
  );
});

test('a call has the path by which its feature names it, and compiled pages know the same calls', () => {
  for (const [path, endpoint] of endpoints) expect(endpoint.path).toBe(path);
  expect(endpoints.size).toBeGreaterThan(10);
  expect([...publishedCalls]).toEqual([...endpoints]);
});
