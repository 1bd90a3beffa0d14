import { expect, test } from 'vitest';
import { scopePageCss } from './page-css.server.ts';

test.for([
  'fixed',
  'var(--p)',
  'var(--p, fixed)',
  'env(--p, fixed)',
  'attr(class type(*))',
  'f\\69xed',
  'if(style(--a: b): fixed)',
  'fixed !important',
  '/**/fixed',
  'FIXED',
])('nothing of a page stands over the site by a place that is written as %s', (place) => {
  const css = scopePageCss(`:root { --p: fixed } .x { --p: fixed; position: ${place}; color: red }`);
  expect(css).not.toContain('position');
  expect(css).toContain('color: red');
  expect(scopePageCss(`@keyframes x { to { position: ${place} } }`)).toBe('');
  expect(scopePageCss(`.x { p\\6fsition: ${place} }`)).toBe('');
});

test('places within the page, variables of anything else and own pictures stay', () => {
  for (const rule of [
    'position: relative',
    'position: absolute',
    'position: sticky',
    'color: var(--c)',
    '--c: red',
    'background: url(/media/a/1.webp)',
    'background: url(data:image/png;base64,AA)',
  ]) {
    expect(scopePageCss(`.x { ${rule} }`)).toBe(`.built-page .x { ${rule} }`);
  }
});

test('no file is asked for elsewhere', () => {
  for (const value of ['url(https://a.example/a.png)', 'src("https://a.example")', 'image-set("a.png" 1x)']) {
    expect(scopePageCss(`.x { background: ${value} }`)).toBe('');
  }
});

test('rules that were scoped once are scoped', () => {
  const once = scopePageCss(
    ':root { --a: 1px } .x, .y > .z { color: red } @media (width > 1px) { .x { top: 0 } } @keyframes k { to { top: 1px } }',
  );
  expect(scopePageCss(once)).toBe(once);
});

test('the name of the page lets no rule out of it', () => {
  for (const selector of [
    '.built-page ~ footer',
    '.built-page + p',
    '.built-page',
    '.built-pages',
    '.built-page:is(*) ~ a',
  ]) {
    const css = scopePageCss(`${selector} { color: red }`);
    expect([selector, /^\.built-page (?:[^+~]|$)|^\.built-page \{/u.test(css)]).toEqual([selector, true]);
  }
});

test('children of the page are styled, also when the rules are scoped again', () => {
  const once = scopePageCss('body > p { color: red }');
  expect(once).toBe('.built-page > p { color: red }');
  expect(scopePageCss(once)).toBe(once);
});

test('animations and layers of a page have names of their own, where they are declared and used', () => {
  const css = [
    '@layer a, b.c;',
    '@layer a { .x { animation: fade 1s ease, "turn" 2s steps(4, end) infinite } }',
    '@keyframes fade { to { top: 1px } } @keyframes "turn" { to { top: 2px } } @keyframes end { to { top: 3px } }',
    '.y { animation-name: fade, none, other; -webkit-animation: fade 1s; animation-duration: 1s }',
  ].join('');
  const scoped = [
    '@layer built-page-a, built-page-b.built-page-c;',
    '@layer built-page-a { .built-page .x { animation: built-page-fade 1s ease, built-page-turn 2s steps(4, end) infinite } }',
    '@keyframes built-page-fade { to { top: 1px } }',
    '@keyframes built-page-turn { to { top: 2px } }',
    '@keyframes built-page-end { to { top: 3px } }',
    '.built-page .y { animation-name: built-page-fade, none, other; -webkit-animation: built-page-fade 1s; animation-duration: 1s }',
  ].join('\n');
  expect(scopePageCss(css)).toBe(scoped);
  expect(scopePageCss(scoped)).toBe(scoped);
});

test('an animation that is called like a word of animations is meant by its property alone', () => {
  const css = '@keyframes ease { to { top: 1px } } .x { animation: ease 1s; animation-name: ease }';
  expect(scopePageCss(css)).toBe(
    '@keyframes built-page-ease { to { top: 1px } }\n.built-page .x { animation: ease 1s; animation-name: built-page-ease }',
  );
});

test('what gives a name to the whole document that cannot be told apart goes', () => {
  const rules = [
    '@property --a { syntax: "*"; inherits: false }',
    '@counter-style x { system: cyclic; symbols: "a" }',
    '@font-face { font-family: x; src: url(/media/x.woff2) }',
    '@keyframes none { to { top: 1px } }',
    '@keyframes a\\62 { to { top: 1px } }',
    '@keyframes "a b" { to { top: 1px } }',
    '@layer "a" { p { top: 1px } }',
  ];
  for (const rule of rules) expect([rule, scopePageCss(rule)]).toEqual([rule, '']);
});
