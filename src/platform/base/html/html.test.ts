import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, extractText, findAttribute, readTokens, type Token, withoutAttribute } from './html.ts';

const given = (html: string): readonly string[] =>
  readTokens(html).map(({ type, start, end }) => `${type} ${html.slice(start, end)}`);

test('HTML is a row of tags, texts and comments without gaps', () => {
  expect(given('a<p class="x">b &amp; < 5</P ><br/><!-- c -->d</>e')).toEqual([
    'text a',
    'open <p class="x">',
    'text b &amp; < 5',
    'close </P >',
    'open <br/>',
    'comment <!-- c -->',
    'text d',
    'comment </>',
    'text e',
  ]);
  // Nothing of a cut-off end tag becomes text.
  expect(given('a</b\n')).toEqual(['text a', 'close </b\n']);
});

test('attributes are read however they are quoted, with their entities decoded', () => {
  const [tag] = readTokens(`<A Href="/a?b=1&amp;c=2" title='"x"' data-n=5 hidden>`);
  if (tag?.type !== 'open') throw new Error('It is no tag.');
  expect(tag.name).toBe('a');
  const names = ['href', 'title', 'data-n', 'hidden', 'class'];
  expect(names.map((name) => findAttribute(tag, name))).toEqual(['/a?b=1&c=2', '"x"', '5', '', undefined]);
});

test('what looks like a tag within a script, a value or a comment is none', () => {
  const html = '<script>a<b></script><p title="<i>">c</p><!-- <b> -->';
  const names = readTokens(html).map((token) => ('name' in token ? token.name : token.type));
  expect(names).toEqual(['script', 'text', 'script', 'p', 'text', 'p', 'comment']);
});

test('the places of the tokens of any text meet from its beginning to its end', () => {
  const sign = fc.constantFrom(
    ...'< > / ! - " \' = a b & ; # ? [ ] \n'.split(' '),
    ' ',
    '<p',
    '</p>',
    '<!--',
    '-->',
    '<script>',
    'ä',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
      const html = signs.join('');
      const tokens: readonly Token[] = readTokens(html);
      expect(tokens.map(({ start, end }) => html.slice(start, end)).join('')).toBe(html);
      expect(tokens.every(({ start, end }) => end > start)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('an edit changes its place and nothing else', () => {
  const html = `<p>a</p><img  data-x="1" src='b'>`;
  const tag = readTokens(html).find((token) => token.type === 'open' && token.name === 'img');
  if (tag?.type !== 'open' || !tag.attributes[0]) throw new Error('It is no tag.');
  const edit = { ...tag, html: withoutAttribute(html, tag, tag.attributes[0]) };
  expect(applyEdits(html, [edit])).toBe(`<p>a</p><img src='b'>`);
});

test('text has words and characters, and neither tags nor scripts', () => {
  expect(extractText('<p>Üks&nbsp;m&sup3;</p>\n<p>5 < 6 &constructor; &amp;lt;</p><style>p{}</style>x')).toBe(
    'Üks\u00a0m³ 5 < 6 &constructor; &lt; x',
  );
});
