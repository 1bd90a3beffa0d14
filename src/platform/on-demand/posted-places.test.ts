/** Places for what is made for visitors: they are taken by work, and not by bodies that do not come. */
import { expect, test } from 'vitest';
import { calendarFilePath } from '#features/calendar/calendar.ts';
import { posterPath } from '#features/calendar/poster.ts';
import { pageSettings } from '#platform/publish/compiled-pages.ts';
import { parseSettings } from '#platform/publish/settings.ts';
import { lookup } from '#platform/base/lookup.ts';
import { sampleHandlers } from '#fakes/sample-handlers.ts';
import { sampleApi } from '#fakes/sample-api.ts';

const lookupPath = '/customer-support/next-shipping-day';
const settings = pageSettings(parseSettings({}));

const drawn = { drawCalendar: 'the calendar', drawPoster: Buffer.from('the poster') } as const;

/** @param made When what is made is finished. */
function openPages(made: Promise<unknown> = Promise.resolve()) {
  const answer = sampleHandlers({
    api: sampleApi().api,
    renderer: { render: () => made.then(() => ({ html: 'the page', settings })) },
    run: (name) => made.then(() => lookup(drawn, name) as never),
    ratePerMinute: 600,
  });
  return (path: keyof typeof bodies, body: BodyInit, from: string) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return answer(new Request(new URL(path, 'http://site.example.ee'), init), from);
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
