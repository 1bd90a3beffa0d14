import { parseJson } from '#base/json.ts';
import { FetchError, type FetchRequest, parseRequest, ProofNeededError } from './fetch-request.ts';

/** Longer than the server waits for its upstream. */
const limitMs = 20_000;

export interface Sending {
  /** Of the site. */
  readonly origin: string;
  readonly send: (url: URL, init: RequestInit) => Promise<Response>;
}

const ofThePage = (): Sending => ({ origin: location.origin, send: (url, init) => fetch(url, init) });

/** Makes a request once; a failed one is not repeated.
 * @returns JSON as it came; null for an answer without content.
 * @throws {FetchError}
 * @throws {ProofNeededError} */
export async function loadJson(
  request: FetchRequest,
  { origin, send }: Sending = ofThePage(),
): Promise<unknown> {
  const { url, init } = parseRequest(request, origin);
  const response = await answerTo(send(url, { ...init, signal: AbortSignal.timeout(limitMs) }));
  if (response.status === 429) throw new FetchError('too-many');
  if (response.status === 428) throw new ProofNeededError(await readJson(response));
  if (!response.ok) throw new FetchError('no-answer');
  return readJson(response);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : parseJson(text);
  } catch (cause) {
    throw new FetchError('no-answer', cause);
  }
}

async function answerTo(sent: Promise<Response>): Promise<Response> {
  try {
    return await sent;
  } catch (cause) {
    throw new FetchError('unreachable', cause);
  }
}
