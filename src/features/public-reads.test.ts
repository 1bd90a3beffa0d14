import { expect, test } from 'vitest';
import { isPublicRead } from '#shell/addresses/public-read.ts';
import { endpoints } from '#features/endpoints.server.ts';

const origin = 'https://www.example.ee';

test('of the live part a list of an editor reads what is the same for everybody, in whatever spelling, and no page', () => {
  for (const [path, { isPersonal }] of endpoints) {
    const spellings = [path, `${path}?contractNumber=1000002`, path.toUpperCase(), `/x/..${path}`];
    for (const url of [...spellings, path.replace('a', '%61'), `${path}/`, `${path}/a.json`])
      expect([url, isPersonal && isPublicRead(url, origin)]).toEqual([url, false]);
  }
  for (const url of ['/customer-support/next-shipping-day?contractNumber=1000002', '/ru', '/calendar/a.ics'])
    expect([url, isPublicRead(url, origin)]).toEqual([url, false]);
});
