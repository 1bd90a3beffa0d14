/** The replacement globals of the cell are compared with those of Node. */
import { expect, test } from 'vitest';
import { installText } from './text.ts';
import { installTimers, runTimer } from './timers.ts';
import { installUrl } from './url.ts';

const names = [
  ...(['TextEncoder', 'TextDecoder', 'atob', 'btoa', 'URL', 'URLSearchParams'] as const),
  ...([
    'setTimeout',
    'setInterval',
    'setImmediate',
    'clearTimeout',
    'clearInterval',
    'clearImmediate',
  ] as const),
] as const;

/** Returns the globals of the cell and restores those of this process. */
function takeGlobals() {
  const own = Object.getOwnPropertyDescriptors(globalThis);
  for (const install of [installText, installUrl, installTimers]) install();
  const taken = Object.fromEntries(names.map((name) => [name, globalThis[name]])) as Pick<
    typeof globalThis,
    (typeof names)[number]
  >;
  for (const name of names) Object.defineProperty(globalThis, name, own[name]);
  return taken;
}

const cell = takeGlobals();

test('text is encoded and decoded as Node does it, halves of pairs and bytes that are no text too', () => {
  for (const text of ['', 'abc', 'õäöüž €', 'Весна', '😀x', '\ud800', 'a\udc00b', '\u0000']) {
    const bytes = new TextEncoder().encode(text);
    expect([...new cell.TextEncoder().encode(text)]).toEqual([...bytes]);
    expect(new cell.TextDecoder().decode(bytes)).toBe(new TextDecoder().decode(bytes));
  }
  const broken = [[0x80], [0xc3], [0xc3, 0x41], [0xed, 0xa0, 0x80], [0xff, 0x61], [0xf0, 0x9f, 0x98]];
  for (const bytes of broken) {
    expect(new cell.TextDecoder().decode(new Uint8Array(bytes))).toMatch(/\ufffd/u);
  }
  for (const size of [0, 1, 2, 3, 4, 5]) {
    const [ours, theirs] = [new Uint8Array(size), new Uint8Array(size)];
    expect(new cell.TextEncoder().encodeInto('a€b', ours)).toEqual(
      new TextEncoder().encodeInto('a€b', theirs),
    );
    expect(ours).toEqual(theirs);
  }
  for (const text of ['', 'a', 'ab', 'abc', 'õ\u0000ÿ']) {
    expect(cell.btoa(text)).toBe(btoa(text));
    expect(cell.atob(btoa(text))).toBe(text);
  }
  expect(() => cell.btoa('€')).toThrow();
});

test('addresses of the web are taken apart and put together as Node does it', () => {
  const base = 'https://www.example.ee/a/b/c?x=1#y';
  for (const input of [
    '',
    '?q=1',
    '#z',
    'd',
    './d',
    '../d',
    '../../../d/',
    '/e/../f',
    '//other.example.ee/g',
    '..',

    'https://example.ee',
    'HTTPS://Example.EE:443/ä ö?b=ü&c=%20#d e',
    'http://user:pass@example.ee:8080/a',
    'mailto:info@example.ee',
    'https://',
    'https://a b/',
    'data:image/svg+xml;base64,AA==',
  ]) {
    const theirs = URL.parse(input, base);
    expect([input, cell.URL.parse(input, base)?.href]).toEqual([input, theirs?.href]);
    expect(cell.URL.canParse(input)).toBe(URL.canParse(input));
    for (const part of [
      'protocol',
      'host',
      'hostname',
      'port',
      'pathname',
      'search',
      'hash',
      'origin',
    ] as const) {
      expect([input, part, cell.URL.parse(input, base)?.[part]]).toEqual([input, part, theirs?.[part]]);
    }
  }
  const [ours, theirs] = [new cell.URL(base), new URL(base)];
  for (const url of [ours, theirs]) {
    url.searchParams.append('y', "ä +&='~");
    url.searchParams.set('x', '2');
    url.pathname = 'õ/../p q';
    url.hash = 'w';
  }
  expect(String(ours)).toBe(String(theirs));
  const fields = 'a=1&b=%C3%B5+x&a=2&c&%zz=1';
  expect([...new cell.URLSearchParams(fields)]).toEqual([...new URLSearchParams(fields)]);
  expect(new cell.URLSearchParams({ a: '1 2' }).toString()).toBe(
    new URLSearchParams({ a: '1 2' }).toString(),
  );
});

test('timers are called in the order in which they are due, and nobody waits for them', () => {
  const called: string[] = [];
  const call = (name: string) => void called.push(name);
  cell.setTimeout(call, 1_000_000, 'late');
  const every = cell.setInterval(call, 400_000, 'every');
  cell.setTimeout(call, 10, 'soon');
  cell.clearTimeout(cell.setTimeout(call, 5, 'cleared'));
  cell.setImmediate(call, 'at once');
  for (let step = 0; step < 5; step += 1) expect(runTimer()).toBe(true);
  cell.clearInterval(every);
  expect(runTimer()).toBe(false);
  expect(called).toEqual(['at once', 'soon', 'every', 'every', 'late']);
});
