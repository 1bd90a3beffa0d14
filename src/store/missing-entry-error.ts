/** A query asks for an entry that the content does not have. An answer that was given once is then gone; any other error
 * of a query is a bug. */
export class MissingEntryError extends Error {
  override readonly name = 'MissingEntryError';
}
