/** Stores the state of an island in the page's address, so links and the back button restore it. Parameters
 * with their initial value are omitted; parameters of others are kept. */

import { drawn } from './pause.ts';

/** One value of the state. */
export interface Parameter<Value> {
  /** Formats it for the address. */
  readonly name: string;
  /** Used if the address has no valid value. */
  readonly initial: Value;
  /** @returns undefined for an invalid value. */
  readonly parse: (text: string) => Value | undefined;
  readonly format: (value: Value) => string;
}

/** Codec of each value of a state. */
export type AddressCodec<State> = { readonly [Key in keyof State]-?: Parameter<State[Key]> };

/** @example readAddress(new URL('https://www.example.ee/search?q=klaas'), { query: textParameter('q'), page: pageParameter('page') })
 * // { query: 'klaas', page: 1 } */
export function readAddress<State extends object>({ searchParams }: URL, codec: AddressCodec<State>): State {
  const values = listParameters(codec).map(([key, { name, initial, parse }]) => {
    const text = searchParams.get(name);
    return [key, (text === null ? undefined : parse(text)) ?? initial] as const;
  });
  return Object.fromEntries(values) as State;
}

/** @returns The address with the state in it.
 * @example writeAddress(new URL('https://www.example.ee/search?lang=en'), codec, { query: 'klaas', page: 2 })
 * // https://www.example.ee/search?lang=en&q=klaas&page=2 */
export function writeAddress<State extends object>(
  address: URL,
  codec: AddressCodec<State>,
  state: State,
): URL {
  const written = new URL(address);
  const values = new Map<string, unknown>(Object.entries(state));
  for (const [key, { name, initial, format }] of listParameters(codec)) {
    const text = format(values.get(key));
    // After all others, so each state has one address.
    written.searchParams.delete(name);
    if (text !== format(initial)) written.searchParams.set(name, text);
  }
  return written;
}

/** What the address is to say. Bounded by the states of a page, and empty once it is written. */
const unwritten = new Map<object, (address: URL) => URL>();

/** Replaces the page's address without a new history entry, after the visitor sees the state itself: a slow phone takes
 * a whole frame for it. */
export function showInAddress<State extends object>(codec: AddressCodec<State>, state: State): void {
  if (unwritten.size === 0) {
    void drawn().then(writeDown);
    addEventListener('pagehide', writeDown, { once: true });
  }
  unwritten.set(codec, (address) => writeAddress(address, codec, state));
}

function writeDown(): void {
  removeEventListener('pagehide', writeDown);
  let address = new URL(location.href);
  for (const write of unwritten.values()) address = write(address);
  unwritten.clear();
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

export function textParameter(name: string): Parameter<string> {
  return { name, initial: '', parse: (text) => text, format: (text) => text };
}

/** Page of a list, from 1. */
export function pageParameter(name: string): Parameter<number> {
  const parse = (text: string) => {
    const page = Number(text);
    return Number.isInteger(page) && page > 0 ? page : undefined;
  };
  return { name, initial: 1, parse, format: String };
}

/** The codec and its value share a type, which a list of codecs cannot express. */
function listParameters<State extends object>(codec: AddressCodec<State>) {
  return Object.entries<Parameter<unknown>>(codec as AddressCodec<Record<string, unknown>>);
}
