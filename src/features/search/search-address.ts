/** State of a search in the page's address. */
import { parseResultTypes, type ResultType } from './result-type.ts';
import {
  type AddressCodec,
  pageParameter,
  readAddress,
  textParameter,
  writeAddress,
} from '#shell/browser/address-codec.ts';

export interface AddressedSearch {
  readonly typed: string;
  /** Selected types; none means all. */
  readonly types: readonly ResultType[];
  /** From 1. */
  readonly page: number;
}

const parameter = 'searchQuery';

const codec: AddressCodec<AddressedSearch> = {
  typed: textParameter(parameter),
  types: { name: 'types', initial: [], parse: parseResultTypes, format: (types) => types.join(',') },
  page: pageParameter('page'),
};

const nothing: AddressedSearch = { typed: '', types: [], page: 1 };

/** @returns Whether a form was sent here, also an empty one. */
export const isAsked = (query: string): boolean => new URLSearchParams(query).has(parameter);

export function readSearch(address: URL): AddressedSearch {
  return readAddress(address, codec);
}

/** @returns The address with the search in it; without any of it if there is no query. */
export function writeSearch(address: URL, search: AddressedSearch): URL {
  return writeAddress(address, codec, search.typed.trim() === '' ? nothing : search);
}
