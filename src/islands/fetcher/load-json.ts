/** Sends a request, and a proof of work with it if the server asks for one. */
import { parseJson } from '#base/json.ts';
import { failure, type Result, success } from '#base/result.ts';
import { proofHeader } from '#model/proof-header.ts';
import { learnTime } from '../clock/clock.ts';

export interface Sendable {
  readonly url: URL | string;
  readonly init: RequestInit;
}

/** Why there is no answer: no connection, too many requests, a proof of work that this browser cannot give, or an invalid
 * response. */
export type LoadFailure = 'unreachable' | 'too-many' | 'proof-needed' | 'no-answer';

interface LoadOptions {
  /** Aborts the request, which then counts as unreachable. */
  readonly signal?: AbortSignal | undefined;
  readonly send?: (url: URL | string, init: RequestInit) => Promise<Response>;
}

/** A proof that expires before it arrives is computed again. */
const maxProofs = 3;

/** Sends a request once: of failures only a missing proof is tried again.
 * @returns Parsed JSON; null for an empty response. */
export async function loadJson(
  sendable: Sendable,
  { signal, send = (url, init) => fetch(url, init) }: LoadOptions = {},
): Promise<Result<unknown, LoadFailure>> {
  let proof: string | undefined;
  for (let proofs = 0; proofs <= maxProofs; proofs += 1) {
    const response = await exchange(withProof(sendable, proof), signal, send);
    if (!response) return failure('unreachable');
    if (response.status === 429) return failure('too-many');
    if (response.status !== 428) return response.ok ? readJson(response) : failure('no-answer');
    proof = await proofFor(response);
    if (proof === undefined) break;
  }
  return failure('proof-needed');
}

function withProof({ url, init }: Sendable, proof: string | undefined): Sendable {
  if (proof === undefined) return { url, init };
  const headers = new Headers(init.headers);
  headers.set(proofHeader, proof);
  return { url, init: { ...init, headers } };
}

/** Longer than the server's upstream timeout. */
const limitMs = 20_000;

/** @returns undefined if the request did not arrive, or no response came. */
async function exchange(
  { url, init }: Sendable,
  signal: AbortSignal | undefined,
  send: (url: URL | string, init: RequestInit) => Promise<Response>,
): Promise<Response | undefined> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const response = await send(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
    // A browser keeps answers to GET.
    if (init.method === 'POST') learnTime(response);
    return response;
  } catch {
    // The browser does not tell a page why.
    return undefined;
  }
}

async function readJson(response: Response): Promise<Result<unknown, LoadFailure>> {
  try {
    const text = await response.text();
    return success(text === '' ? null : parseJson(text));
  } catch {
    // The connection broke, or it is no JSON: the server's log says more.
    return failure('no-answer');
  }
}

/** @returns undefined where none can be computed, or the script that does so does not load. */
async function proofFor(response: Response): Promise<string | undefined> {
  const asked = await readJson(response);
  if (asked.type === 'failure') return undefined;
  return import('./prove.ts').then(({ prove }) => prove(asked.value)).catch(() => undefined);
}
