/** Several requests to WordPress as one. WordPress starts anew for each request, which takes longer than most of its answers;
 * the companion plugin answers several at once. Without the plugin, or when that fails, each is a request of its own. */
import { z } from 'zod';
import {
  type ContentBaseClient,
  type ContentBasePlace,
  describeStatus,
  type Parameters,
  type RestReader,
  type WpResponse,
} from './client.ts';
import { ContentBaseError } from './content-base-error.ts';
import { isPassing } from './passing-fault.ts';

const readRoute = 'site-publisher/v1/read';

/** As many as the plugin answers at once. */
const maxRequests = 10;

/** How long a WordPress that did not answer several requests is not asked so again, in milliseconds. */
const pauseMs = 10 * 60_000;

/** When each WordPress may be asked so again: a client lives for one job only. */
const pausedUntil = new WeakMap<ContentBasePlace, number>();

const partsSchema = z.array(
  z.object({
    status: z.int(),
    // PHP writes an empty object as a list.
    headers: z.union([z.record(z.string(), z.union([z.string(), z.number()])), z.tuple([])]),
    body: z.unknown(),
  }),
);

interface PartOfResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>> | readonly [];
  readonly body: unknown;
  /** By WordPress's clock. */
  readonly date: string | null;
}

interface Request {
  readonly route: string;
  readonly parameters: Parameters;
}

interface Waiting extends Request {
  readonly resolve: (response: WpResponse | Promise<WpResponse>) => void;
  readonly reject: (cause: unknown) => void;
}

/** For many small answers: all must fit into one response. */
export class BatchedReader implements RestReader {
  readonly #client: ContentBaseClient;
  #waiting: Waiting[] = [];

  constructor(client: ContentBaseClient) {
    this.#client = client;
  }

  get place() {
    return this.#client.place;
  }

  /** What is asked within one turn of the event loop is sent together.
   * @throws {ContentBaseError} */
  ask(route: string, parameters: Parameters = {}): Promise<WpResponse> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#send());
      this.#waiting.push({ route, parameters, resolve, reject });
    });
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const count = Math.ceil(waiting.length / maxRequests);
    // Of equal size, so that each connection has as much to do.
    const size = Math.ceil(waiting.length / count);
    const batches = Array.from({ length: count }, (_, index) =>
      waiting.slice(index * size, (index + 1) * size),
    );
    await Promise.all(batches.map((batch) => this.#sendBatch(batch)));
  }

  async #sendBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const responses = batch.length > 1 ? await this.#readTogether(batch) : undefined;
      batch.forEach((request, index) => {
        request.resolve(this.#answer(request, responses?.[index]));
      });
    } catch (cause) {
      for (const { reject } of batch) reject(cause);
    }
  }

  /** @returns undefined when each has to be asked alone. */
  async #readTogether(batch: readonly Request[]): Promise<readonly PartOfResponse[] | undefined> {
    const { place } = this.#client;
    // The plugin answers editors only.
    if (!place.credentials || Date.now() < (pausedUntil.get(place) ?? 0)) return undefined;
    const requests = batch.map(({ route, parameters }) => ({ route, parameters }));
    try {
      const { json, headers } = await this.#client.send(readRoute, { requests });
      const parts = partsSchema.length(batch.length).parse(json);
      return parts.map((part) => ({ ...part, date: headers.get('date') }));
    } catch (cause) {
      if (!(cause instanceof ContentBaseError || cause instanceof z.ZodError)) throw cause;
      if (!isAbsent(cause)) pausedUntil.set(place, Date.now() + pauseMs);
      return undefined;
    }
  }

  async #answer({ route, parameters }: Request, part: PartOfResponse | undefined): Promise<WpResponse> {
    if (!part || isPassing(part.status)) return this.#client.ask(route, parameters);
    const { status, body, date } = part;
    if (status < 200 || status > 299) throw describeStatus(status, body, route);
    const headers = new Headers(
      Object.entries(part.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    if (date !== null) headers.set('date', date);
    return { json: body, headers };
  }
}

/** Statuses of a WordPress that asks for patience, whatever was asked. */
const busy: readonly unknown[] = [429, 503];

/** Whether a failure tells nothing about the plugin. */
function isAbsent(cause: ContentBaseError | z.ZodError): boolean {
  return (
    cause instanceof ContentBaseError &&
    (cause.reason === 'unreachable' || busy.includes(cause.answered?.status))
  );
}
