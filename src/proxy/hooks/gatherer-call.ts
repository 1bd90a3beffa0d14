/** The call of the function that gathers in the background: anybody can reach its address, so the call is signed. */
import { hash, randomUUID } from 'node:crypto';
import { signMessage, verifySignature } from './signature.ts';

const gathererPath = '/.netlify/functions/rebuild-gather';
const text = '{"type":"rebuild.gather"}';
const timeMs = 5000;

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
  try {
    const signal = AbortSignal.timeout(timeMs);
    const address = new URL(gathererPath, siteUrl);
    const response = await fetch(address, { method: 'POST', headers, body: text, redirect: 'error', signal });
    await response.body?.cancel();
  } catch {
    // What is noted stays noted: the function that looks every ten minutes calls again.
  }
}

/** @param now Milliseconds since the epoch. */
export async function isGathererCall(request: Request, buildHookUrl: string, now: number): Promise<boolean> {
  if ((await request.text()) !== text) return false;
  return verifySignature({ headers: request.headers, text }, keyOf(buildHookUrl), now).type === 'success';
}
