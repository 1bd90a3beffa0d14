/** Calls of the Netlify functions: the build hook, and the background function that debounces builds. The latter has
 * a public URL, so its calls are signed. */
import { hash, randomUUID } from 'node:crypto';
import { configuredOrigin } from '#platform/base/http/destination.ts';
import { requestHttp } from '#platform/base/http/http-client.ts';
import { signMessage, verifySignature } from './webhook-signature.ts';

const buildLimits = { timeMs: 10_000, bodyBytes: 100_000 };

/** Starts a Netlify build.
 * @param title Title in Netlify's list of deploys.
 * @returns false when Netlify does not accept it. */
export async function startBuild(buildHookUrl: string, title: string): Promise<boolean> {
  const address = new URL(buildHookUrl);
  address.searchParams.set('trigger_title', title);
  const destinations = [configuredOrigin(buildHookUrl)];
  const outcome = await requestHttp(address, { method: 'POST', destinations, limits: buildLimits });
  // The caller retries. The URL is a secret and must not be logged.
  return outcome.type === 'success' && outcome.value.status < 300;
}

const debouncerPath = '/.netlify/functions/rebuild-debounce';
const text = '{"type":"rebuild.debounce"}';
const debouncerLimits = { timeMs: 5000, bodyBytes: 100_000 };

/** A key shared by the functions of one site only. */
const deriveKey = (buildHookUrl: string): Buffer => hash('sha256', `debouncer ${buildHookUrl}`, 'buffer');

export interface DebouncerPlace {
  /** Main address of the site. */
  readonly siteUrl: string;
  readonly buildHookUrl: string;
}

/** Starts the background function without waiting for its end. */
export async function callDebouncer({ siteUrl, buildHookUrl }: DebouncerPlace, now: number): Promise<void> {
  const id = randomUUID();
  const timestamp = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage({ id, timestamp, text }, deriveKey(buildHookUrl)),
  };
  const address = new URL(debouncerPath, siteUrl);
  const destinations = [configuredOrigin(siteUrl)];
  // A failure is harmless: the events are stored, and the periodic check calls again.
  await requestHttp(address, { method: 'POST', headers, body: text, destinations, limits: debouncerLimits });
}

/** @param now Milliseconds since the epoch. */
export async function isDebouncerCall(request: Request, buildHookUrl: string, now: number): Promise<boolean> {
  if ((await request.text()) !== text) return false;
  return verifySignature({ headers: request.headers, text }, deriveKey(buildHookUrl), now).type === 'success';
}
