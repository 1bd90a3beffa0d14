import { expect, test } from 'vitest';
import {
  type AddressCodec,
  pageParameter,
  readAddress,
  textParameter,
  writeAddress,
} from './address-codec.ts';

const codec: AddressCodec<{ readonly words: string; readonly page: number }> = {
  words: textParameter('q'),
  page: pageParameter('page'),
};
const address = (search: string) => new URL(`https://www.example.ee/list${search}#top`);

test('the address contains a state except initial values; parameters of others stay', () => {
  const written = writeAddress(address('?lang=et&page=2&x=1'), codec, { words: 'a & b', page: 3 });
  expect(written.href).toBe('https://www.example.ee/list?lang=et&x=1&q=a+%26+b&page=3#top');
  expect(readAddress(written, codec)).toEqual({ words: 'a & b', page: 3 });
  expect(writeAddress(written, codec, { words: '', page: 1 }).search).toBe('?lang=et&x=1');
});

test('what makes no sense in an address is what the state begins with', () => {
  for (const page of ['', '0', '-1', '1.5', 'x'])
    expect(readAddress(address(`?page=${page}`), codec)).toEqual({ words: '', page: 1 });
});
