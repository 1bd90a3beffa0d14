/** What SQLite says is wrong, by its result codes (sqlite.org/rescode.html), never by its words. */

export type SqliteFailure = 'busy' | 'disk-full' | 'not-writable';

const failures: ReadonlyMap<number, SqliteFailure> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'not-writable'],
  [13, 'disk-full'],
  [14, 'not-writable'],
]);

/** @returns undefined for an error that is not SQLite's, and for a bug. */
export function sqliteFailure(cause: unknown): SqliteFailure | undefined {
  if (!(cause instanceof Error) || !('errcode' in cause) || typeof cause.errcode !== 'number')
    return undefined;
  // The low byte of an extended code is the primary one.
  return failures.get(cause.errcode & 0xff);
}
