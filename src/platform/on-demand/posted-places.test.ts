/** Places for what is made for visitors: they are taken by work, and not by bodies that do not come. */
import { expect, test } from 'vitest';
import { createDayIds } from '#features/calendar/day-ids.server.ts';
import { calendarFilePath } from '#features/calendar/calendar.ts';
import { posterPath } from '#features/calendar/poster.ts';
import { pageSettings } from '#platform/publish/compiled-pages.ts';
import { parseSettings } from '#platform/publish/settings.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import { createOnDemandPages, type OnDemandOptions } from './on-demand-pages.ts';

const lookupPath = '/customer-support/next-shipping-day';
const settings = pageSettings(parseSettings({}));
const never = () => Promise.reject(new Error('It is not asked for.'));

function openPages(made: Promise<unknown> = Promise.resolve()) {
  const renderer: OnDemandOptions['renderer'] & OnDemandOptions['drawer'] = {
    render: () => made.then(() => ({ html: 'the page', settings })),
    drawCalendar: () => made.then(() => 'the calendar'),
    drawPoster: () => made.then(() => Buffer.from('the poster')),
    drawSheet: never,
  };
  const pages = createOnDemandPages({
    renderer,
    drawer: renderer,
    index: { search: never, suggest: never },
    api: sampleApi().api,
    dayIds: createDayIds('planted-calendar-secret'),
    ratePerMinute: 600,
  });
  const answers = {
    [lookupPath]: pages.lookup,
    [calendarFilePath]: pages.calendarDownload,
    [posterPath]: pages.poster,
  } as const;
  return (path: keyof typeof answers, body: BodyInit, from: string) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return answers[path](new Request(new URL(path, 'http://site.example.ee'), init), from);
  };
}

const silence = () => new ReadableStream<Uint8Array>();
const bodies = {
  [lookupPath]: 'contractNumber=1000002',
  [calendarFilePath]: 'contractNumber=1000002&locale=et',
  [posterPath]: 'contractNumber=1000002',
} as const;

test.for([lookupPath, calendarFilePath, posterPath] as const)(
  'however many posts to %s do not come, one that comes is answered, of the same address too',
  async (path) => {
    const post = openPages();
    for (let index = 0; index < 60; index += 1) void post(path, silence(), `198.51.100.${index % 6}`);
    for (const from of ['203.0.113.7', '198.51.100.1'])
      expect([from, (await post(path, bodies[path], from))?.status]).toEqual([from, 200]);
  },
);

test.for([
  [lookupPath, 8],
  [calendarFilePath, 8],
  [posterPath, 2],
] as const)('of posts to %s that have come one network has %i made at once', async ([path, max]) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const post = openPages(promise);
  const posts = Array.from({ length: 12 }, () => post(path, bodies[path], '198.51.100.1'));
  const other = post(path, bodies[path], '203.0.113.7');
  resolve(undefined);
  const statuses = (await Promise.all(posts)).map((response) => response?.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(max);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12 - max);
  expect((await other)?.status).toBe(200);
});
