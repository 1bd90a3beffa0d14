/** Nothing on a page moves while its HTML arrives in parts. On a slow machine or connection a browser may draw
 * what it has, and what comes later must not move it. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { openClient } from './site/client.ts';
import { isFull } from './site/driven.ts';
import { drawFrames, recordMoves } from './site/page-probes.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const site = await openClient();
afterAll(site.close);
const visit = openBrowser(site.origin);

/** One page of each layout: what has islands, tables, maps, notices and forms. */
const layouts = [
  '/',
  '/home-customer/organized-waste',
  '/home-customer/waste-stations',
  '/home-customer/waste-stations/301',
  '/customer-support/next-shipping-day',
  '/customer-support/unserved-addresses',
  '/customer-support/emergency-notice',
  '/customer-support/contact',
  '/search?searchQuery=konteiner',
  '/styleguide',
];

/** One page of each other kind, for the full run. */
const others = [
  '/home-customer',
  '/services/compost',
  '/about/company',
  '/terms',
  '/home-customer/rental-garbage-containers',
  '/home-customer/ordering-fecal-transport',
  '/construction-waste/collect-transport-waste',
  '/customer-support/price-lists',
  '/customer-support/price-lists/179',
  '/customer-support/contact-us',
  '/customer-support/instructions',
  '/customer-support/faq',
  '/customer-support/faq/contract',
  '/about/news',
  '/about/news/jaatmereform-joustus-mida-see-teie-lepingus-muudab',
];

/** Each in one of the languages, in turn. */
const addresses = [...layouts, ...(isFull ? others : [])].map((kind, place) => {
  const { pathname, search } = new URL(kind, site.origin);
  const locale = (['et', 'en', 'ru'] as const)[place % 3] ?? 'et';
  return localizedPath(parseOwnPath(pathname), locale) + search;
});

// At once: most of the time a page waits.
test.skipIf(isWithoutBrowser).concurrent.for([
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])(
  'on no kind of page of $width pixels does anything move while it arrives in parts',
  async (viewport, { onTestFinished }) => {
    const moved: string[] = [];
    /** Lets the page under test draw what it has. */
    let drawn = (): Promise<unknown> => Promise.resolve();
    const parts = await serveInParts(() => drawn());
    onTestFinished(parts.close);
    await visit({ viewport, baseURL: parts.origin }, async (page) => {
      const moves = await recordMoves(page);
      // The stylesheet is in the browser's cache from here on, so that parts are drawn as they come.
      await page.goto('/terms');
      drawn = () => idle(page);
      for (const address of addresses) {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await drawFrames(page, 2);
        moved.push(...(await moves()).map((move) => `${address}: ${move}`));
      }
    });
    expect(moved).toEqual([]);
  },
);

/** Between two parts, at most. A longer pause would find no more on a machine of any speed but a very slow one. */
const pauseMs = 50;

/** A browser is idle when it has drawn what it may. A page that may not draw yet is never idle. */
async function idle(page: Page): Promise<void> {
  await page
    .evaluate(
      (timeout) => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout })),
      pauseMs,
    )
    // The page before it goes away at the first part.
    .catch(() => undefined);
}

const partsOfPage = 16;

/** The site, its pages in parts: the head, then pieces of equal length, which end anywhere.
 * @param drawn Waits between two parts. */
async function serveInParts(drawn: () => Promise<unknown>) {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', response, drawn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function answer(path: string, response: ServerResponse, drawn: () => Promise<unknown>): Promise<void> {
  const answered = await fetch(site.origin + path);
  const headers = Object.fromEntries(
    [...answered.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/u.test(name),
    ),
  );
  response.writeHead(answered.status, headers);
  const body = Buffer.from(await answered.arrayBuffer());
  if (answered.headers.get('content-type')?.startsWith('text/html') === true) {
    const begin = body.indexOf('<body>');
    response.write(body.subarray(0, begin));
    const length = Math.ceil((body.length - begin) / partsOfPage);
    for (let from = begin; from < body.length; from += length) {
      await drawn();
      response.write(body.subarray(from, from + length));
    }
    await drawn();
    response.end();
  } else response.end(body);
}
