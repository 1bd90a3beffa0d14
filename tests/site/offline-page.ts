/** Page object of what a device keeps for times without a connection. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { patience } from './running-site.ts';
import { lookupOn, lookupPath } from './lookup-page.ts';

/** Options of a visit with service workers. */
export const withWorkers = { serviceWorkers: 'allow' } as const;

/** Looks up a contract and waits until the device keeps the page. */
export async function lookUpAndKeep(page: Page, locale: Locale = 'et'): Promise<void> {
  const { field, submit, cards } = lookupOn(page);
  await page.goto(lookupPath(locale));
  await field.fill('1000003');
  await submit.click();
  await cards.first().waitFor();
  await expect.poll(() => isKept(page), patience).toBe(true);
}

/** Cuts off the page and its service worker. On a busy machine a worker once went on asking the server after the browser had
 * said that it was offline; so what the worker itself reaches is looked at. */
export async function loseConnection(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  const areWorkersCutOff = async () => {
    const reached = await Promise.all(
      context.serviceWorkers().map((worker) => worker.evaluate(reachesServer)),
    );
    if (!reached.includes(true)) return true;
    await context.setOffline(false);
    await context.setOffline(true);
    return false;
  };
  await expect.poll(areWorkersCutOff, patience).toBe(true);
}

/** Runs in a service worker. */
function reachesServer(): Promise<boolean> {
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

async function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });
}

export function registrationsOn(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

export function cachesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}

export interface KeptFile {
  readonly path: string;
  readonly bytes: number;
}

/** Everything that the device keeps. */
export function keptOn(page: Page): Promise<readonly KeptFile[]> {
  return page.evaluate(async () => {
    const kept: { path: string; bytes: number }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const { pathname, search } = new URL(request.url);
        kept.push({ path: pathname + search, bytes: (await response?.arrayBuffer())?.byteLength ?? 0 });
      }
    }
    return kept;
  });
}
