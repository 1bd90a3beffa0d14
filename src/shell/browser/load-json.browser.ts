/** Sends a request, and a proof of work with it if the server asks for one. */
import { parseJson } from '#platform/base/json.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { proofHeader } from '#platform/protocol/proof-header.ts';
import { learnTime } from '#shell/time/clock.ts';

export interface Sendable {
  readonly url: URL | string;
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> };
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
  { url, init }: Sendable,
  { signal, send = (address, sent) => fetch(address, sent) }: LoadOptions = {},
): Promise<Result<unknown, LoadFailure>> {
  let { headers } = init;
  for (let proofs = 0; proofs <= maxProofs; proofs += 1) {
    const response = await exchange(() => send(url, { ...init, headers, signal: withLimit(signal) }));
    if (!response) return failure('unreachable');
    // A browser keeps answers to GET.
    if (init.method === 'POST') learnTime(response);
    if (response.status === 429) return failure('too-many');
    if (response.status !== 428) return response.ok ? readJson(response) : failure('no-answer');
    const proof = await proofFor(response);
    if (proof === undefined) break;
    headers = { ...init.headers, [proofHeader]: proof };
  }
  return failure('proof-needed');
}

/** @returns undefined if the request did not arrive, or no response came: the browser does not tell a page why. */
async function exchange(send: () => Promise<Response>): Promise<Response | undefined> {
  try {
    return await send();
  } catch {
    // There is no response to say more of.
    return undefined;
  }
}

/** Longer than the server's upstream timeout. */
const limitMs = 20_000;

function withLimit(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
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
  return import('./prove.browser.ts').then(({ prove }) => prove(asked.value)).catch(() => undefined);
}
