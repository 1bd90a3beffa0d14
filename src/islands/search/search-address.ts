/** A search in the address of its page, so that a link and going back show the same. Defaults are left out. */
import { resultTypes, type ResultType } from '#model/result-type.ts';

export interface AddressedSearch {
  readonly typed: string;
  /** Types that were chosen; none means all. */
  readonly types: readonly ResultType[];
  /** From 1. */
  readonly page: number;
}

/** @returns The default for whatever is absent or senseless. */
export function readSearch({ searchParams }: URL): AddressedSearch {
  const named = searchParams.get('types')?.split(',') ?? [];
  const page = Number(searchParams.get('page'));
  return {
    typed: searchParams.get('searchQuery') ?? '',
    types: resultTypes.filter((type) => named.includes(type)),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** @returns The address with the search in it; what else it has stays. */
export function writeSearch(address: URL, { typed, types, page }: AddressedSearch): URL {
  const written = new URL(address);
  const isEmpty = typed.trim() === '';
  const values = {
    searchQuery: isEmpty ? undefined : typed,
    types: isEmpty || types.length === 0 ? undefined : types.join(','),
    page: isEmpty || page === 1 ? undefined : String(page),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) written.searchParams.delete(name);
    else written.searchParams.set(name, value);
  }
  return written;
}
