/** Requests to WordPress: few in parallel, each with a time and size limit, repeated when WordPress asks to wait. A
 * permanent failure is a ContentBaseError, which says in one line what to do. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { configuredHost, configuredOrigin } from '#platform/base/http/destination.ts';
import { requestHttp } from '#platform/base/http/http-client.ts';
import type { HttpFailure, HttpRequestOptions, HttpResponse } from '#platform/base/http/exchange.ts';
import { tryJson } from '#platform/base/json.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import { Semaphore } from '#platform/base/concurrency.ts';
import { defaultLocale, type Locale } from '#platform/languages/locale.ts';
import { ContentBaseError } from './content-base-error.ts';
import { isPassing, PassingFault, retryAfterMs } from './passing-fault.ts';

export interface ContentBasePlace {
  /** Root of the REST interface, with a slash at the end. */
  readonly url: string;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

export interface ClientLimits {
  readonly connections: number;
  readonly timeMs: number;
  readonly bodyBytes: number;
  /** Max number of tries for one request. */
  readonly tries: number;
  /** Pause before the second try; doubled before each further one. */
  readonly pauseMs: number;
  /** Max pause that Retry-After can ask for. */
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

export interface WpResponse {
  readonly json: unknown;
  readonly headers: Headers;
}

export type Parameters = Readonly<Record<string, string | number | undefined>>;

const errorSchema = z.object({ code: z.string(), message: z.string().default('') });

/** Tell the version of a file. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly modified?: string | undefined;
}

export type Downloaded =
  | { readonly type: 'file'; readonly bytes: Buffer; readonly validators: Validators }
  | { readonly type: 'unchanged' };

const unchanged = 304;

export interface RequestPace {
  /** Aborts requests in flight and stops new ones. */
  readonly signal?: AbortSignal | undefined;
  /** Awaited before each request: lets others go first. */
  readonly turn?: () => Promise<void>;
}

/** Reads WordPress: each request by itself, or several together. */
export type RestReader = Pick<ContentBaseClient, 'place' | 'ask'>;

export class ContentBaseClient {
  readonly place: ContentBasePlace;
  readonly #limits: ClientLimits;
  readonly #semaphore: Semaphore;
  readonly #signal: AbortSignal | undefined;
  readonly #turn: RequestPace['turn'];

  constructor(
    place: ContentBasePlace,
    limits: Partial<ClientLimits> = {},
    { signal, turn }: RequestPace = {},
  ) {
    this.place = place;
    this.#signal = signal;
    this.#turn = turn;
    this.#limits = { ...defaultLimits, ...limits };
    this.#semaphore = new Semaphore(this.#limits.connections);
  }

  /** Requests a route of the REST interface, such as `wp/v2/posts`.
   * @throws {ContentBaseError} */
  async ask(route: string, parameters: Parameters = {}): Promise<WpResponse> {
    const address = new URL(route, this.place.url);
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) address.searchParams.set(name, String(value));
    }
    const destinations = [configuredOrigin(this.place.url)];
    const { bytes, headers } = await this.#load(address, { headers: this.#headers(), destinations });
    return { json: parseBody(bytes, route), headers };
  }

  /** Sends JSON to a route that only reads. There is one try.
   * @throws {ContentBaseError} */
  async send(route: string, body: unknown): Promise<WpResponse> {
    const address = new URL(route, this.place.url);
    const outcome = await this.#semaphore.use(() =>
      this.#loadOnce(address, {
        method: 'POST',
        headers: { ...this.#headers(), 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        destinations: [configuredOrigin(this.place.url)],
      }),
    );
    if (outcome instanceof PassingFault) throw outcome.error;
    return { json: parseBody(outcome.bytes, route), headers: outcome.headers };
  }

  /** Downloads a file of WordPress without credentials. Never sends a request to another host, even if WordPress names
   * one.
   * @param validators Of the version that is known, as an earlier answer told them.
   * @throws {ContentBaseError} */
  async download(address: URL, { etag, modified }: Validators = {}): Promise<Downloaded> {
    if (address.host !== new URL(this.place.url).host) {
      throw new ContentBaseError('elsewhere', 'It stands on another site. Upload it to WordPress.');
    }
    const { status, bytes, headers } = await this.#load(address, {
      headers: {
        Accept: '*/*',
        'Cache-Control': 'no-cache',
        ...(etag !== undefined && { 'If-None-Match': etag }),
        ...(etag === undefined && modified !== undefined && { 'If-Modified-Since': modified }),
      },
      destinations: [configuredHost(this.place.url)],
    });
    if (status === unchanged) return { type: 'unchanged' };
    const validators = {
      etag: headers.get('etag') ?? undefined,
      modified: headers.get('last-modified') ?? undefined,
    };
    return { type: 'file', bytes, validators };
  }

  #headers(): Record<string, string> {
    const { credentials } = this.place;
    if (!credentials) return { Accept: 'application/json' };
    const basic = Buffer.from(`${credentials.user}:${credentials.password}`, 'utf8').toString('base64');
    return { Accept: 'application/json', Authorization: `Basic ${basic}` };
  }

  async #load(address: URL, options: LoadOptions): Promise<HttpResponse> {
    const { tries, pauseMs, patienceMs } = this.#limits;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#semaphore.use(() => this.#loadOnce(address, options));
      if (!(outcome instanceof PassingFault)) return outcome;
      if (attempt >= tries) throw outcome.error;
      await wait(Math.min(outcome.pauseMs ?? pauseMs * 2 ** (attempt - 1), patienceMs));
    }
  }

  /** @returns A PassingFault when another try may succeed. */
  async #loadOnce(address: URL, options: LoadOptions): Promise<HttpResponse | PassingFault> {
    await this.#turn?.();
    this.#signal?.throwIfAborted();
    const { timeMs, bodyBytes } = this.#limits;
    const outcome = await requestHttp(address, {
      ...options,
      limits: { timeMs, bodyBytes },
      redirects: 'return',
      signal: this.#signal,
    });
    this.#signal?.throwIfAborted();
    if (outcome.type === 'failure') {
      const error = this.#explain(outcome.failure, address);
      if (error.reason === 'too-large') throw error;
      return new PassingFault(error, undefined);
    }
    const { status, headers, bytes } = outcome.value;
    if ((status >= 200 && status < 300) || status === unchanged) return outcome.value;
    const error = describeStatus(status, tryJson(bytes), address.pathname);
    if (!isPassing(status)) throw error;
    return new PassingFault(error, retryAfterMs(headers));
  }

  #explain({ reason, code }: HttpFailure, { pathname, host }: URL): ContentBaseError {
    const { timeMs, bodyBytes } = this.#limits;
    const cause = code;
    switch (reason) {
      case 'too-large': {
        const message = `The answer to ${pathname} is larger than ${bodyBytes} bytes.`;
        return new ContentBaseError('too-large', message);
      }
      case 'timeout': {
        const message = `WordPress does not answer ${pathname} within ${timeMs / 1000} s.`;
        return new ContentBaseError('slow', message, { cause });
      }
      case 'aborted':
      case 'refused-address':
      case 'redirected':
      case 'wrong-type':
      case 'malformed':
      case 'network': {
        const message = `WordPress cannot be reached at ${host}. Check CONTENT_BASE_URL and whether it runs.`;
        return new ContentBaseError('unreachable', message, { cause });
      }
      default:
        return unreachable(reason);
    }
  }
}

type LoadOptions = Pick<HttpRequestOptions, 'method' | 'headers' | 'body' | 'destinations'>;

/** @param json The response; undefined when it is not JSON. */
export function describeStatus(status: number, json: unknown, path: string): ContentBaseError {
  const response = errorSchema.safeParse(json).data;
  const isRefused = status === 401 || status === 403;
  const advice = path.includes('/wp-json/') ? adviceFor({ status, isRefused, code: response?.code }) : '';
  const message = `WordPress answers ${path} with status ${status}${response ? ` (${response.code})` : ''}.${advice}`;
  return new ContentBaseError(isRefused ? 'refused' : 'status', message, {
    code: response?.code,
    answered: { status, json },
  });
}

interface Refused {
  readonly status: number;
  readonly isRefused: boolean;
  readonly code: string | undefined;
}

/** What to do, for those who run the site. */
function adviceFor({ status, isRefused, code }: Refused): string {
  if (isRefused) return ` ${newPassword}`;
  // REST itself answers with a code; another 404 means that nothing answers there.
  return status === 404 && code === undefined ? ` ${permalinks}` : '';
}

/** What to do where WordPress does not accept a password. */
export const newPassword =
  'Correct CONTENT_BASE_USER and CONTENT_BASE_PASSWORD; if the application password was revoked, make another in WordPress under Users → Profile.';

export const permalinks =
  'Check CONTENT_BASE_URL, and in WordPress Settings → Permalinks: with “Plain” there is no /wp-json/, so choose another structure.';

function parseBody(bytes: Buffer, route: string): unknown {
  const json = tryJson(bytes);
  if (json !== undefined) return json;
  const message = `WordPress answers ${route} with something that is no JSON. ${permalinks}`;
  throw new ContentBaseError('no-json', message);
}

/** Estonian is the default language of WordPress and needs no parameter. */
export function languageParameter(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}
