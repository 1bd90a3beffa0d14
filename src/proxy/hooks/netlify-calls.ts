/** What the functions of Netlify call: the build hook, and the function that gathers in the background. Anybody can reach the
 * address of the latter, so that call is signed. */
import { hash, randomUUID } from 'node:crypto';
import { configuredOrigin } from '#base/http/destination.ts';
import { requestHttp } from '#base/http/http-client.ts';
import { signMessage, verifySignature } from './signature.ts';

const buildLimits = { timeMs: 10_000, bodyBytes: 100_000 };

/** Asks Netlify for a build.
 * @param title What the list of deploys shows.
 * @returns false when Netlify does not take it. */
export async function startBuild(buildHookUrl: string, title: string): Promise<boolean> {
  const address = new URL(buildHookUrl);
  address.searchParams.set('trigger_title', title);
  const destinations = [configuredOrigin(buildHookUrl)];
  const outcome = await requestHttp(address, { method: 'POST', destinations, limits: buildLimits });
  // Whoever gathers tries again; the address is a key and stands in no log.
  return outcome.type === 'success' && outcome.value.status < 300;
}

const gathererPath = '/.netlify/functions/rebuild-gather';
const text = '{"type":"rebuild.gather"}';
const gathererLimits = { timeMs: 5000, bodyBytes: 100_000 };

/** A key that the functions of a site share and nobody else knows. */
const keyOf = (buildHookUrl: string): Buffer => hash('sha256', `gatherer ${buildHookUrl}`, 'buffer');

export interface GathererPlace {
  /** Main address of the site. */
  readonly siteUrl: string;
  readonly buildHookUrl: string;
}

/** Starts gathering, and does not wait for its end. */
export async function callGatherer({ siteUrl, buildHookUrl }: GathererPlace, now: number): Promise<void> {
  const id = randomUUID();
  const timestamp = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage({ id, timestamp, text }, keyOf(buildHookUrl)),
  };
  const address = new URL(gathererPath, siteUrl);
  const destinations = [configuredOrigin(siteUrl)];
  // What is noted stays noted, whether it succeeds or not: the function that looks every ten minutes calls again.
  await requestHttp(address, { method: 'POST', headers, body: text, destinations, limits: gathererLimits });
}

/** @param now Milliseconds since the epoch. */
export async function isGathererCall(request: Request, buildHookUrl: string, now: number): Promise<boolean> {
  if ((await request.text()) !== text) return false;
  return verifySignature({ headers: request.headers, text }, keyOf(buildHookUrl), now).type === 'success';
}
