import { expect, test } from 'vitest';
import { readSearch, writeSearch } from './search-address.ts';

const search = { typed: 'jäätme jaam', types: ['content', 'waste_stations'], page: 3 } as const;
const address = (query: string) => new URL(`https://www.example.ee/search${query}`);

test('query, types and page stand in the address and are read from it', () => {
  const written = writeSearch(address('?lang=et'), search);
  expect(written.search).toBe(
    '?lang=et&searchQuery=j%C3%A4%C3%A4tme+jaam&types=content%2Cwaste_stations&page=3',
  );
  expect(readSearch(written)).toEqual(search);
});

test('what is the default is left out of the address, and an empty search leaves nothing there', () => {
  const written = writeSearch(address('?searchQuery=a&page=2'), { typed: 'b', types: [], page: 1 });
  expect(written.search).toBe('?searchQuery=b');
  expect(writeSearch(address('?searchQuery=a&types=content'), { ...search, typed: ' ' }).search).toBe('');
});

test('what makes no sense in the address is the default', () => {
  const nothing = { typed: '', types: [], page: 1 };
  for (const query of ['', '?page=0', '?page=x&types=', '?types=posts,,&page=-1', '?page=1.5'])
    expect(readSearch(address(query))).toEqual(nothing);
});
