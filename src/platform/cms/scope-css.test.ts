/** Foreign style rules of any form never match anything outside their page or article when they are read by the CSS
 * standard. */
import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scopePageCss } from '#features/page-builder/page-css.server.ts';
import { maxCssLength } from './parse-css.ts';
import { scopeStyles } from './post-styles.ts';
import { logNote } from '#platform/notes/note.ts';

/** Characters and pieces that end, begin or hide something in style rules. */
const pieces = [
  ...Array.from('{}()[]<>;:,.~+|*&\\"\'/@!#= \n\r\f\t\0\ufeff\u00a0a'),
  '/*',
  '*/',
  '<!--',
  '-->',
  '</style>',
  'url(',
  'url("',
  '\\\n',
  '\\22 ',
  '\\7b ',
  '\\7d',
  '"}',
  '{}',
  '@media ',
  '@layer x',
  '@supports (a:b)',
  '@container a',
  '@keyframes k',
  '@import "a";',
  '@charset "',
  'header',
  'body ',
  'html',
  ':root',
  '.built-page',
  '.built-page ',
  '#post-7 ',
  '& ',
  ':is(',
  ':not(x)',

  'position:fixed',
  'position:relative;',
  'color:red',
  'color:red}',
  '--a:',
  'content:"',
  '!important',
  '::before',
  '}header{position:fixed}',
  '{position:fixed;inset:0}',
  'p{color:red}',
  '~ footer{color:red}',
];
const mess = (maxLength: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join(''));

/** One character to one parser, a separate rule or declaration to another. */
const smuggled = fc
  .tuple(
    fc.constantFrom('""', "''", '()', '[]', '{}', 'url()', 'url("")', 'f()', '\\', ''),
    fc.constantFrom('\n', '\r', '\f', '', '\\\n', '\\', '/*', '\0'),
    fc.constantFrom('}header{position:fixed}', '{}header{position:fixed}', ';position:fixed', ' ~ footer{}'),
    fc.constantFrom('', 'x{', 'b{c:', '*/', '\n', '\\'),
  )
  .map(([around, end, inner, next]) => {
    const half = Math.ceil(around.length / 2);
    const open = around.startsWith('url(') ? around.slice(0, half + 1) : around.slice(0, half);
    return open + end + inner + next + around.slice(open.length);
  });

const part = fc.oneof(mess(3), smuggled);
const rules = fc
  .array(fc.tuple(part, part, mess(1)), { minLength: 1, maxLength: 3 })
  .map((list) => list.map(([head, value, next]) => `p${head}{color:${value};top:0}${next}`).join(''));
const sheets = fc.oneof(
  mess(40),
  rules,
  fc.tuple(part, rules).map(([params, inner]) => `@media ${params}{${inner}}`),
);

interface Block {
  readonly head: string;
  /** undefined for a declaration that ends with a semicolon. */
  readonly inner: string | undefined;
}

/** Rules and declarations by the CSS standard: the text before each block or semicolon, and the block. */
function readBlocks(css: string): readonly Block[] {
  const blocks: Block[] = [];
  const open: number[] = [];
  let start = 0;
  let blockAt: number | undefined;
  const closing = new Map([
    [tokenTypes.Function, tokenTypes.RightParenthesis],
    [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
    [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
    [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
  ]);
  tokenize(css, (type, from, to) => {
    const isTop = open.length === 0;
    if (isTop && type === tokenTypes.Semicolon) {
      blocks.push({ head: css.slice(start, from).trim(), inner: undefined });
      start = to;
    } else if (closing.has(type)) {
      if (isTop && type === tokenTypes.LeftCurlyBracket) blockAt = from;
      open.push(closing.get(type) ?? 0);
    } else if (open.at(-1) === type) {
      open.pop();
      if (open.length === 0 && blockAt !== undefined) {
        blocks.push({ head: css.slice(start, blockAt).trim(), inner: css.slice(blockAt + 1, from) });
        start = to;
        blockAt = undefined;
      }
    }
  });
  const rest = css.slice(start).trim();
  // The end of a sheet closes all open blocks.
  if (rest !== '')
    blocks.push({ head: rest, inner: blockAt === undefined ? undefined : css.slice(blockAt + 1) });
  return blocks;
}

function expectWithin(css: string, scope: string): void {
  for (const { head, inner } of readBlocks(css)) {
    if (/^@keyframes\b/u.test(head)) continue;
    if (/^@layer\b/u.test(head) && inner === undefined) continue;
    if (head.startsWith('@')) {
      expect(head).toMatch(/^@(?:media|supports|container|layer)(?:\s|\(|$)/u);
      expectWithin(inner ?? '', scope);
      continue;
    }
    expect(inner).toBeDefined();
    for (const selector of topLevel(head)) {
      expect(selector.startsWith(scope)).toBe(true);
      expect(selector.slice(scope.length)).toMatch(/^(?:$|[ \t\n\r\f]+(?:>[ \t\n\r\f]*)?[^ \t\n\r\f>+~|])/u);
    }
    for (const declaration of readBlocks(inner ?? '')) {
      expect(declaration.inner === undefined || declaration.head.startsWith('@')).toBe(true);
      expect(declaration.head).not.toMatch(/^position\s*:\s*fixed/iu);
    }
  }
}

/** Parts between the commas outside of brackets. */
function topLevel(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  tokenize(list, (type, from, to) => {
    const {
      Function: call,
      LeftParenthesis,
      LeftSquareBracket,
      RightParenthesis,
      RightSquareBracket,
    } = tokenTypes;
    if (type === call || type === LeftParenthesis || type === LeftSquareBracket) depth += 1;
    else if (type === RightParenthesis || type === RightSquareBracket) depth -= 1;
    else if (type === tokenTypes.Comma && depth === 0) {
      parts.push(list.slice(start, from).trim());
      start = to;
    }
  });
  return [...parts, list.slice(start).trim()];
}

const scopedPost = (css: string): string => {
  try {
    return scopeStyles(css, '#post-7');
  } catch {
    // Not valid CSS: the article is shown without it.
    return '';
  }
};

test('whatever the text, its rules keep to their page or article', () => {
  fc.assert(
    fc.property(sheets, (css) => {
      expectWithin(scopePageCss(css), '.built-page');
      expectWithin(scopedPost(css), '#post-7');
    }),
    { numRuns: 3000 },
  );
});

test('what was scoped once stays as it is, and ends no element', () => {
  fc.assert(
    fc.property(sheets, (css) => {
      const once = scopePageCss(css);
      expect(scopePageCss(once)).toBe(once);
      expect(once).not.toMatch(/<[/!a-z]/iu);
    }),
    { numRuns: 1000 },
  );
});

const header = 'header { position: fixed; inset: 0 }';

test.for([
  ...['\n', '\r', '\f'].map((end) => `p { content: "${end}} ${header} b { color: red; content: "}`),
  ...['\n', '\r', '\f'].map((end) => `@media "${end}{} ${header} x "{ y { color: red } }`),
  `@layer "\n} ${header}" { y { color: red } }`,
  `p[title="\n{} ${header} x[y="] { color: red }`,
  `p { --x: url(\n"} ${header} b { c: ") }`,
  `p { --x: ( } ${header} b { c: ) }`,
  `p { --x: a\\} ${header}`,
  'body ~ footer { display: none }',
  'html + footer { display: none }',
])('%j reaches nothing outside', (css) => {
  expectWithin(scopePageCss(css), '.built-page');
  expectWithin(scopedPost(css), '#post-7');
  expect(scopePageCss(css) + scopedPost(css)).not.toMatch(/fixed|footer/u);
});

test('what browsers read otherwise is named, five times at most', () => {
  const warnings: string[] = [];
  const bad = '.a { color: blue; content: "\n\u001b[2J" }';
  expect(scopePageCss(`.x { color: red } ${bad}`, (note) => void warnings.push(logNote(note)))).toBe(
    '.built-page .x { color: red }\n.built-page .a { color: blue }',
  );
  expect(warnings).toEqual([
    'the style "content: " [2J"" has quotes, brackets or signs that browsers read otherwise, and is left out.',
  ]);
  warnings.length = 0;
  scopeStyles(bad.repeat(20), '#post-7', (note) => void warnings.push(logNote(note)));
  expect(warnings.length).toBe(6);
  expect(warnings.at(-1)).toBe('15 more styles that browsers read otherwise are left out.');
});

test('more than 200,000 characters are left out and named, before they are scoped and after', () => {
  const warnings: string[] = [];
  const tooLong = [`p{}${' '.repeat(maxCssLength)}`, 'p{color:red}'.repeat(10_000)];
  for (const css of tooLong) {
    expect(scopePageCss(css, (note) => void warnings.push(logNote(note)))).toBe('');
    expect(() => scopeStyles(css, '#post-7')).toThrow('longer than 200000 characters');
  }
  const named = 'its styles cannot be used (its rules are longer than 200000 characters) and were left out.';
  expect(warnings).toEqual([named, named]);
});

test('style rules that pages have stay as they are', () => {
  const stored = [
    '.x, .y > .z:not(.a, .b)::before { color: red !important; content: ";}{" }',
    '.md\\:flex:hover { --a: 1px; background: url(data:image/png;base64,AA==) }',
    '[title="a,b"] { width: calc(100% - (2 * var(--a))) }',
    '@media (width <= 600px) and (400px < width) { .x { top: 0 } }',
    '.x { color: red; @media print { color: black } }',
    '.x { color: red; }',
    '.x{color:red;top:0}',
  ];
  const scoped = stored.map((css) => scopePageCss(css));
  expect(scoped.map((css) => css.replaceAll('.built-page ', ''))).toEqual(stored);
});
