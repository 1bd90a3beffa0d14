/** The event of a failure in the server: the kind of error and its place in the code. The message is left out, because errors
 * repeat addresses, file names and visitors' input. */
import type { ServerEvent } from '#platform/events/server-event.ts';

/** Maximum stack frames in a line, innermost first. */
const maxPlaces = 4;

/** @param what What failed: `A page could not be made`.
 * @param requestId The number that the visitor sees. */
export function serverError(what: string, cause: unknown, requestId: string): ServerEvent {
  return { type: 'server-error', what, class: findClass(cause), error: describeError(cause), requestId };
}

/** A package may give its errors names of any kind. */
function findClass(cause: unknown): string {
  return cause instanceof Error && /^\w{1,40}$/u.test(cause.name) ? cause.name : 'other';
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
