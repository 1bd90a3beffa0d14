/** State of an island in the address of its page, so that a link and going back show the same. A parameter that has its
 * initial value is left out of the address; parameters of others stay. */

/** One value of the state. */
export interface Parameter<Value> {
  /** In the address. */
  readonly name: string;
  /** What it is where the address does not say, or says something senseless. */
  readonly initial: Value;
  /** @returns undefined for what makes no sense. */
  readonly parse: (text: string) => Value | undefined;
  readonly format: (value: Value) => string;
}

/** How each value of a state stands in an address. */
export type AddressCodec<State> = { readonly [Key in keyof State]-?: Parameter<State[Key]> };

export function readAddress<State extends object>({ searchParams }: URL, codec: AddressCodec<State>): State {
  const values = parametersOf(codec).map(([key, { name, initial, parse }]) => {
    const text = searchParams.get(name);
    return [key, (text === null ? undefined : parse(text)) ?? initial] as const;
  });
  return Object.fromEntries(values) as State;
}

/** @returns The address with the state in it. */
export function writeAddress<State extends object>(
  address: URL,
  codec: AddressCodec<State>,
  state: State,
): URL {
  const written = new URL(address);
  const values = new Map<string, unknown>(Object.entries(state));
  for (const [key, { name, initial, format }] of parametersOf(codec)) {
    const text = format(values.get(key));
    // Behind all others, so that one state has one address.
    written.searchParams.delete(name);
    if (text !== format(initial)) written.searchParams.set(name, text);
  }
  return written;
}

/** Puts the state into the address of the page, without a new entry of its history. */
export function showInAddress<State extends object>(codec: AddressCodec<State>, state: State): void {
  const written = writeAddress(new URL(location.href), codec, state);
  if (written.href !== location.href) history.replaceState(history.state, '', written);
}

/** Whether an address says anything of the state. */
export function isInAddress<State extends object>(
  { searchParams }: URL,
  codec: AddressCodec<State>,
): boolean {
  return parametersOf(codec).some(([, { name }]) => searchParams.has(name));
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

/** A parameter has the type of its value on both sides, which a list of them cannot say. */
function parametersOf<State extends object>(codec: AddressCodec<State>) {
  return Object.entries<Parameter<unknown>>(codec as AddressCodec<Record<string, unknown>>);
}
