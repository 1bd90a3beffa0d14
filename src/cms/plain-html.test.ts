import { expect, test } from 'vitest';
import { writePlainHtml } from './plain-html.ts';
import { sanitiseParsed } from './sanitise.ts';

const inRussian = (address: string): string => `/ru${address}`;

test('paragraphs, headings, lists and links are written without parsing them', () => {
  const html =
    '<h2>Mis muutub</h2>\n<ul><li>Kotid <strong>kinni</strong></li></ul>\n<p>„Nii“ – <a href="/a/b#c">siit</a>.</p>';
  expect(writePlainHtml(html, inRussian)).toBe(html.replace('/a/b', '/ru/a/b'));
});

test('what is not plain to the letter is left to the sanitiser', () => {
  const texts = [
    'a & b',
    'a > b',
    'a < b',
    '<p>a',
    'a</p>',
    '<p>a</h2>',
    '<P>a</P>',
    '<p class="a">a</p>',
    '<p >a</p>',
    '<p><ul><li>a</li></ul></p>',
    '<li>a</li>',
    '<ul><p>a</p></ul>',
    '<p><p>a</p></p>',
    '<em>a</em>',
    '<p><a href="/a"><a href="/b">c</a></a></p>',
    '<p><a>b</a></p>',
    '<p><a href=/a>b</a></p>',
    '<p><a href="//a">b</a></p>',
    '<p><a href="javascript:a">b</a></p>',
    '<p><a href="/a?b&c">d</a></p>',
    '<script>a</script>',
    '<!-- a -->',
    '<p>a</p',
  ];
  expect(texts.filter((text) => writePlainHtml(text, inRussian) !== undefined)).toEqual([]);
});

test('an address that is no plain one after it was rewritten is left to the sanitiser', () => {
  const html = '<p><a href="/a">b</a></p>';
  expect(writePlainHtml(html, () => '/a?b=1&c=2')).toBeUndefined();
  expect(writePlainHtml(html, () => 'javascript:a')).toBeUndefined();
});

test('plain HTML is written as the sanitiser writes it', () => {
  const parts = [
    '<p>',
    '</p>',
    '<h2>',
    '</h2>',
    '<ul>',
    '</ul>',
    '<li>',
    '</li>',
    '<strong>',
    '</strong>',
    '<em>',
    '</em>',
    '<a href="/a#b">',
    '<a href="https://c.example/?d=e">',
    '</a>',
    'x „y“ "z"',
    '\n',
  ];
  const texts = combinations(parts, 3).flatMap((middle) => [
    middle,
    `<p>${middle}</p>`,
    `<ul><li>${middle}</li></ul>`,
  ]);
  const plain = texts.filter((text) => writePlainHtml(text, inRussian) !== undefined);
  expect(plain.length).toBeGreaterThan(100);
  const others = plain.filter((text) => writePlainHtml(text, inRussian) !== sanitiseParsed(text, inRussian));
  expect(others).toEqual([]);
});

function combinations(parts: readonly string[], length: number): readonly string[] {
  if (length === 0) return [''];
  return combinations(parts, length - 1).flatMap((beginning) => parts.map((part) => beginning + part));
}
