import { expect, test } from 'vitest';
import { boundNesting } from './bound-nesting.ts';

test('HTML that nests as people write it stays to the letter, also where elements are not ended', () => {
  const texts = [
    '<p>a</p>'.repeat(500),
    '<p>a'.repeat(500),
    `<ul>${'<li>a'.repeat(500)}</ul>`,
    `<table>${'<tr><td>a<td>b'.repeat(300)}</table>`,
    '<div>'.repeat(100) + '<br>'.repeat(300) + '</div>'.repeat(100),
  ];
  expect(texts.map((html) => boundNesting(html) === html)).toEqual(texts.map(() => true));
});

test('tags that lie too deep go with their ends; their words stay, and so does what follows', () => {
  const deep = `${'<div>'.repeat(20_000)}a${'</div>'.repeat(20_000)}<p>b</p>`;
  expect(boundNesting(deep)).toBe(`${'<div>'.repeat(100)}a${'</div>'.repeat(100)}<p>b</p>`);
});
