/** Queries: what pages may ask of the content. Each is a pure function of what its reader returns, so it can be evaluated again
 * from its name and arguments. */
import type { Kind } from '#platform/cms/export/export.ts';
import type { Declared } from '#platform/declared-features.ts';
import type { ExternalLink } from '#platform/cms/menu.ts';
import type { Reader } from './reader.ts';

/** Addresses of links whose target is a setting. They are part of the version digest, because they affect
 * pages. */
export type ExternalAddresses = Readonly<Record<ExternalLink, string>>;

/** What a query may read; its other parameters are what a page asks with.
 * @example const notices = ({ reader }: QueryContext, locale: Locale) => reader.range('notices', 'notices').map(…) */
export interface QueryContext {
  readonly reader: Reader;
  /** Names of all kinds of entry. */
  readonly kinds: readonly Kind[];
  readonly externals: ExternalAddresses;
}

/** A query needs an entry that the content does not have. An earlier answer is then removed; any other error of
 * a query is a bug. */
export class MissingEntryError extends Error {
  override readonly name = 'MissingEntryError';
}

/** The queries by name. */
export type Queries = Declared<'queries'>;

export type QueryName = keyof Queries;

type Arguments<Name extends QueryName> = Queries[Name] extends (
  context: never,
  ...args: infer Args
) => unknown
  ? Args
  : never;

export type Answer<Name extends QueryName> = Queries[Name] extends (...args: never) => infer Value
  ? Value
  : never;

/** Evaluates a query and records it. A page never calls a query itself.
 * @example ask('pageText', '/about', 'en') // the query `pageText`, without its context */
export type Ask = <Name extends QueryName>(name: Name, ...args: Arguments<Name>) => Answer<Name>;

/** The code of all queries of the site. */
export type QueryTable = { readonly [Name in QueryName]: Queries[Name] };
