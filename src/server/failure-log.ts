/** Logs server failures: the kind of error and its place in the code. The message is left out, because errors
 * repeat addresses, file names and visitors' input. One line per kind and interval, so the log cannot be
 * flooded. */
import { BoundedCache } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';

/** Minimum interval between two lines about the same kind, in milliseconds. */
const intervalMs = 60_000;

/** Maximum stack frames in a line, innermost first. */
const maxPlaces = 4;

interface Seen {
  readonly until: number;
  count: number;
}

export class FailureLog {
  readonly #log: Pick<Log, 'error'>;
  readonly #clock: Clock;
  readonly #count: ((cause: unknown) => void) | undefined;
  readonly #seen = new BoundedCache<Seen>({
    name: 'kinds of failures',
    maxBytes: 1024 * 1024,
    maxEntries: 500,
    sizeOf: () => 48,
  });

  /** @param count Is told of every failure, also of those that are not logged. */
  constructor(log: Pick<Log, 'error'>, clock: Clock, count?: (cause: unknown) => void) {
    this.#log = log;
    this.#clock = clock;
    this.#count = count;
  }

  /** @param what What failed: `A page could not be made`.
   * @param requestId The number that the visitor sees. */
  report(what: string, cause: unknown, requestId?: string): void {
    this.#count?.(cause);
    const line = `${what}: ${describeError(cause)}`;
    const seen = this.#seen.get(line);
    if (seen && this.#clock() < seen.until) {
      seen.count += 1;
      return;
    }
    this.#seen.set(line, { until: this.#clock() + intervalMs, count: 0 });
    const message = seen && seen.count > 0 ? `${line} (and ${seen.count} times before)` : line;
    this.#log.error(message, { requestId });
  }
}

/** @returns Kind, code and stack frames of an error, without its message. */
function describeError(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : '';
  const places = (cause.stack ?? '')
    .split('\n')
    .flatMap((line) => placeIn(line) ?? [])
    .slice(0, maxPlaces);
  return `${cause.name}${code}${places.length > 0 ? ` at ${places.join(' < ')}` : ''}`;
}

/** Folders whose files are named; the path before them belongs to the machine. */
const namedFolders = ['src/', 'node_modules/', 'compiled/'];

/** @param line Stack frame: `at name (file:///…/src/file.ts:10:5)`. */
function placeIn(line: string): string | undefined {
  const words = line.trim().split(' ');
  if (words[0] !== 'at') return undefined;
  const path = words.at(-1) ?? '';
  const starts = namedFolders.map((folder) => path.indexOf(folder)).filter((start) => start !== -1);
  if (starts.length === 0) return undefined;
  const [file = '', number = ''] = path.slice(Math.min(...starts)).split(':');
  return `${file}:${number.replace(')', '')}`;
}
