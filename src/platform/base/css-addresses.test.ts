import { expect, test } from 'vitest';
import { cssAddresses } from './css-addresses.ts';

const named = (css: string) => cssAddresses(css).map(({ address, isWhole }) => [address, isWhole]);

test('an address is read however it is quoted, with its place', () => {
  const css = `a{b:url(/x.png)} c{d:url( "https://y.example/z?a=1" ) url('q')}`;
  expect(cssAddresses(css).map(({ start, end }) => css.slice(start, end))).toEqual([
    'url(/x.png)',
    'url( "https://y.example/z?a=1" )',
    `url('q')`,
  ]);
  expect(named(css).map(([address]) => address)).toEqual(['/x.png', 'https://y.example/z?a=1', 'q']);
  expect(named('style="a:url(&quot;https://x.example/&quot;)"')).toEqual([['https://x.example/', true]]);
});

test('an address cannot hide behind one that is allowed', () => {
  expect(named('content: "url(/media/" url(https://evil.example/a)')).toEqual([
    ['/media/', false],
    ['https://evil.example/a', true],
  ]);
  expect(named('url("/media/a(1).png")')).toEqual([['/media/a', false]]);
});
