/** Requests to WordPress: few at once, each held to a time and a size, repeated when WordPress asks for patience.
 * Whatever goes wrong for good is a ContentBaseError, which says in one line what to do. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { Slots } from './slots.ts';

export interface ContentBasePlace {
  /** Root of the REST interface, with a slash at the end. */
  readonly url: string;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

export type ContentBaseFault =
  'unreachable' | 'slow' | 'refused' | 'status' | 'no-json' | 'too-large' | 'shape';

/** What WordPress answered, where it did. */
export interface Answered {
  readonly status: number;
  /** undefined when it is no JSON. */
  readonly json: unknown;
}

/** WordPress cannot be read; nothing is taken from it. */
export class ContentBaseError extends Error {
  override readonly name = 'ContentBaseError';
  readonly reason: ContentBaseFault;
  /** WordPress's own word for it, such as `rest_no_route`. */
  readonly code: string | undefined;
  /** With another status than 200; undefined for every other fault. */
  readonly answered: Answered | undefined;

  constructor(
    reason: ContentBaseFault,
    says: string,
    { code, answered, cause }: { code?: string | undefined; answered?: Answered; cause?: unknown } = {},
  ) {
    super(says, { cause });
    this.reason = reason;
    this.code = code;
    this.answered = answered;
  }
}

export interface ClientLimits {
  readonly connections: number;
  readonly timeMs: number;
  readonly bodyBytes: number;
  /** How often a request is made at most. */
  readonly tries: number;
  /** Before the second try; doubled before each further one. */
  readonly pauseMs: number;
  /** Longest pause that Retry-After may ask for. */
  readonly patienceMs: number;
}

const defaultLimits: ClientLimits = {
  connections: 3,
  timeMs: 30_000,
  bodyBytes: 40_000_000,
  tries: 5,
  pauseMs: 500,
  patienceMs: 60_000,
};

export interface Told {
  readonly json: unknown;
  readonly headers: Headers;
}

export type Parameters = Readonly<Record<string, string | number | undefined>>;

const errorSchema = z.object({ code: z.string(), message: z.string().default('') });

/** Statuses that pass by themselves. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

export class ContentBaseClient {
  readonly place: ContentBasePlace;
  readonly #limits: ClientLimits;
  readonly #slots: Slots;
  readonly #signal: AbortSignal | undefined;

  /** @param signal Ends requests that are under way, and makes no more. */
  constructor(place: ContentBasePlace, limits: Partial<ClientLimits> = {}, signal?: AbortSignal) {
    this.place = place;
    this.#signal = signal;
    this.#limits = { ...defaultLimits, ...limits };
    this.#slots = new Slots(this.#limits.connections);
  }

  /** Asks a route of the REST interface, `wp/v2/posts`.
   * @throws {ContentBaseError} */
  async ask(route: string, parameters: Parameters = {}): Promise<Told> {
    const address = new URL(route, this.place.url);
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) address.searchParams.set(name, String(value));
    }
    const { bytes, response } = await this.#load(address, this.#headers());
    return { json: parseJson(bytes, route), headers: response.headers };
  }

  /** A file of WordPress, asked for without credentials.
   * @throws {ContentBaseError} */
  async download(address: URL): Promise<Buffer> {
    return (await this.#load(address, { Accept: '*/*' })).bytes;
  }

  #headers(): Record<string, string> {
    const { credentials } = this.place;
    if (!credentials) return { Accept: 'application/json' };
    const basic = Buffer.from(`${credentials.user}:${credentials.password}`, 'utf8').toString('base64');
    return { Accept: 'application/json', Authorization: `Basic ${basic}` };
  }

  async #load(address: URL, headers: Record<string, string>) {
    const { tries, pauseMs, patienceMs } = this.#limits;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#slots.use(() => this.#loadOnce(address, headers));
      if (!(outcome instanceof PassingFault)) return outcome;
      if (attempt >= tries) throw outcome.error;
      await wait(Math.min(outcome.pauseMs ?? pauseMs * 2 ** (attempt - 1), patienceMs));
    }
  }

  /** @returns A PassingFault where another try may do better. */
  async #loadOnce(address: URL, headers: Record<string, string>) {
    this.#signal?.throwIfAborted();
    const time = AbortSignal.timeout(this.#limits.timeMs);
    const signal = this.#signal ? AbortSignal.any([this.#signal, time]) : time;
    try {
      const response = await fetch(address, { headers, redirect: 'manual', signal });
      const bytes = await readBytes(response, this.#limits.bodyBytes, address.pathname);
      if (response.ok) return { bytes, response };
      const error = describeStatus(response, bytes, address.pathname);
      if (!passing.has(response.status)) throw error;
      return new PassingFault(error, retryAfterMs(response.headers));
    } catch (cause) {
      if (cause instanceof ContentBaseError) throw cause;
      this.#signal?.throwIfAborted();
      const reason = time.aborted ? 'slow' : 'unreachable';
      const says = time.aborted
        ? `WordPress does not answer ${address.pathname} within ${String(this.#limits.timeMs / 1000)} s.`
        : `WordPress cannot be reached at ${address.host}. Check CONTENT_BASE_URL and whether it runs.`;
      return new PassingFault(new ContentBaseError(reason, says, { cause }), undefined);
    }
  }
}

class PassingFault {
  readonly error: ContentBaseError;
  readonly pauseMs: number | undefined;

  constructor(error: ContentBaseError, pauseMs: number | undefined) {
    this.error = error;
    this.pauseMs = pauseMs;
  }
}

async function readBytes(response: Response, limit: number, path: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) {
      throw new ContentBaseError('too-large', `The answer to ${path} is larger than ${String(limit)} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function describeStatus({ status }: Response, bytes: Buffer, path: string): ContentBaseError {
  const json = tryJson(bytes);
  const told = errorSchema.safeParse(json).data;
  const says = `WordPress answers ${path} with status ${String(status)}${told ? ` (${told.code})` : ''}.`;
  const isRefused = status === 401 || status === 403;
  return new ContentBaseError(isRefused ? 'refused' : 'status', says, {
    code: told?.code,
    answered: { status, json },
  });
}

function parseJson(bytes: Buffer, route: string): unknown {
  const json = tryJson(bytes);
  if (json !== undefined) return json;
  const says = `WordPress answers ${route} with something that is no JSON. Check CONTENT_BASE_URL and its plugins.`;
  throw new ContentBaseError('no-json', says);
}

/** @returns undefined when it is no JSON, which has no such value. */
function tryJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    // The caller names the failure.
    return undefined;
  }
}

/** Seconds, or a date. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
