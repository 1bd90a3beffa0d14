/** Requests of a page: what may be requested, how it is sent, and the cache of their responses. */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { parseJson } from '#base/json.ts';
import { deviceNow, learnTime } from '../clock/clock.ts';

/** Spec §7. */
export const fetchMethods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

export type FetchMethod = (typeof fetchMethods)[number];

export interface FetchRequest {
  /** On this site (with or without its origin), or on an allowed origin. If absent or empty, the request
   * fails. */
  readonly url?: string | undefined;
  /** Defaults to GET. */
  readonly method?: FetchMethod;
  readonly headers?: Readonly<Record<string, string>>;
  /** Any JSON value; a GET has none. */
  readonly body?: unknown;
}

/** Why there is no response: no address, a forbidden address, no connection, too many requests, or an invalid
 * response. */
export type FetchFailure = 'no-url' | 'not-allowed' | 'unreachable' | 'too-many' | 'no-answer';

/** Spec §8, for developers; visitors see a text of the site. */
const messages: Readonly<Record<FetchFailure, string>> = {
  'no-url': 'Please specify a URL to fetch',
  'not-allowed': 'The origin of the URL is not allowed.',
  unreachable: 'The request did not arrive.',
  'too-many': 'Too many requests were made.',
  'no-answer': 'Error fetching data',
};

/** The server requires a proof before it responds (src/model/proof.ts). */
export class ProofNeededError extends Error {
  override readonly name = 'ProofNeededError';
  /** Body of the response, not validated. */
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('The server asks for a proof of work.');
    this.answer = answer;
  }
}

export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure, cause?: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}

/** Allowed origins besides our own. The content security policy must list each of them too. */
const allowedOrigins: readonly string[] = [];

interface Sendable {
  readonly url: URL;
  readonly init: RequestInit;
}

/** @param origin Origin of the site.
 * @param allowed Further allowed origins.
 * @throws {FetchError} Without an address, or if its origin is not allowed. */
export function parseRequest(
  { url, method = 'GET', headers, body }: FetchRequest,
  origin: string,
  allowed: readonly string[] = allowedOrigins,
): Sendable {
  if (url === undefined || url.trim() === '') throw new FetchError('no-url');
  const address = URL.parse(url, origin);
  if (!address || (address.origin !== origin && !allowed.includes(address.origin)))
    throw new FetchError('not-allowed');
  const hasBody = body !== undefined && method !== 'GET';
  const type = hasBody ? { 'content-type': 'application/json' } : {};
  return {
    url: address,
    init: {
      method,
      headers: { accept: 'application/json', ...type, ...headers },
      ...(hasBody && { body: JSON.stringify(body) }),
    },
  };
}

/** Cache key of a request. */
export function keyOf({ url = '', method = 'GET', headers = {}, body }: FetchRequest): string {
  const named = Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([method, url, named, body ?? null]);
}

/** Longer than the server's upstream timeout. */
const limitMs = 20_000;

interface LoadJsonOptions {
  /** Origin of the site. */
  readonly origin: string;
  readonly send: (url: URL, init: RequestInit) => Promise<Response>;
}

const ofThePage = (): LoadJsonOptions => ({ origin: location.origin, send: (url, init) => fetch(url, init) });

/** Sends a request once, without retries.
 * @returns Parsed JSON; null for an empty response.
 * @throws {FetchError}
 * @throws {ProofNeededError} */
export async function loadJson(
  request: FetchRequest,
  { origin, send }: LoadJsonOptions = ofThePage(),
): Promise<unknown> {
  const { url, init } = parseRequest(request, origin);
  const response = await answerTo(send(url, { ...init, signal: AbortSignal.timeout(limitMs) }));
  // A browser keeps answers to GET.
  if (init.method === 'POST' && url.origin === origin) learnTime(response);
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

/** State of a request. The last good response is kept while a new one loads, and if that fails. */
export interface RequestState<Answer> {
  readonly loading: boolean;
  readonly answer?: Answer;
  /** Why the last attempt failed. */
  readonly error?: unknown;
}

interface Entry<Answer> {
  readonly $state: WritableAtom<RequestState<Answer>>;
  /** When the response arrived, in milliseconds. */
  answeredAt: number;
  pending: Promise<Answer> | undefined;
}

export interface RequestCacheOptions {
  /** How long a response is kept, in milliseconds; unlimited if absent. */
  readonly cacheMs?: number;
  /** Beyond this number the oldest entry is evicted; defaults to 50. */
  readonly maxEntries?: number;
  readonly now?: () => number;
}

/** Caches the responses of a page: a fresh response is reused, and requests in flight are shared. Failures are not
 * cached: the next request is sent again. */
export class RequestCache<Answer> {
  // Bounded by maxEntries.
  readonly #entries = new Map<string, Entry<Answer>>();
  readonly #cacheMs: number;
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor({ cacheMs = Infinity, maxEntries = 50, now = deviceNow }: RequestCacheOptions = {}) {
    this.#cacheMs = cacheMs;
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  /** @param key Identifies the request: requests with the same key share a response. */
  stateOf(key: string): ReadableAtom<RequestState<Answer>> {
    return this.#entryOf(key).$state;
  }

  /** @param freshMs A younger response is reused.
   * @returns The response; rejects as `load` does. */
  ask(key: string, load: () => Promise<Answer>, freshMs: number): Promise<Answer> {
    const entry = this.#entryOf(key);
    if (entry.pending) return entry.pending;
    const { answer } = entry.$state.get();
    const ageMs = this.#now() - entry.answeredAt;
    if (answer !== undefined && ageMs < freshMs) return Promise.resolve(answer);
    const isKept = answer !== undefined && ageMs < this.#cacheMs;
    entry.$state.set({ loading: true, ...(isKept && { answer }) });
    entry.pending = this.#load(entry, load);
    return entry.pending;
  }

  /** Removes an aborted request, so the next one is sent again. */
  abandon(key: string): void {
    if (this.#entries.get(key)?.pending) this.#entries.delete(key);
  }

  async #load(entry: Entry<Answer>, load: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await load();
      entry.answeredAt = this.#now();
      entry.$state.set({ loading: false, answer });
      return answer;
    } catch (error) {
      entry.$state.set({ ...entry.$state.get(), loading: false, error });
      throw error;
    } finally {
      entry.pending = undefined;
    }
  }

  #entryOf(key: string): Entry<Answer> {
    const known = this.#entries.get(key);
    if (known) return known;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= this.#maxEntries) this.#entries.delete(oldest);
    const entry = {
      $state: atom<RequestState<Answer>>({ loading: false }),
      answeredAt: -Infinity,
      pending: undefined,
    };
    this.#entries.set(key, entry);
    return entry;
  }
}
