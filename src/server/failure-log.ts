/** Failures of the server, for the log: which error, and where in the code. Its message is left out, since errors
 * repeat addresses, names of files and what visitors typed. Of one kind a line is written once in a while, however often it
 * happens, so the log cannot be flooded. */
import { BoundedCache } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';

/** Between two lines about the same kind, in milliseconds. */
const intervalMs = 60_000;

/** Places in the code that a line names, the innermost first. */
const maxPlaces = 4;

interface Seen {
  readonly until: number;
  count: number;
}

export class FailureLog {
  readonly #log: Pick<Log, 'error'>;
  readonly #clock: Clock;
  readonly #seen = new BoundedCache<Seen>({
    name: 'kinds of failures',
    maxBytes: 1024 * 1024,
    maxEntries: 500,
    sizeOf: () => 48,
  });

  constructor(log: Pick<Log, 'error'>, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
  }

  /** @param what Could not be done: `A page could not be made`. */
  report(what: string, cause: unknown): void {
    const line = `${what}: ${describeError(cause)}`;
    const seen = this.#seen.get(line);
    if (seen && this.#clock() < seen.until) {
      seen.count += 1;
      return;
    }
    this.#seen.set(line, { until: this.#clock() + intervalMs, count: 0 });
    this.#log.error(seen && seen.count > 0 ? `${line} (and ${seen.count} times before)` : line);
  }
}

/** @returns Kind and code of an error and its places in the code, without its message. */
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
const namedFolders = ['src/', 'node_modules/', '.state/'];

/** @param line Of a stack: `at name (file:///…/src/file.ts:10:5)`. */
function placeIn(line: string): string | undefined {
  const words = line.trim().split(' ');
  if (words[0] !== 'at') return undefined;
  const path = words.at(-1) ?? '';
  const starts = namedFolders.map((folder) => path.indexOf(folder)).filter((start) => start !== -1);
  if (starts.length === 0) return undefined;
  const [file = '', number = ''] = path.slice(Math.min(...starts)).split(':');
  return `${file}:${number.replace(')', '')}`;
}
