import { expect, test } from 'vitest';
import { scopeStyles } from './post-styles.ts';

const scoped = (css: string): string => scopeStyles(css, '#post-7');

test('rules for html, body, :root, img, a, span and div are stripped from post styles', () => {
  const selectors = [
    'html',
    'body',
    ':root',
    'img',
    'a',
    'span',
    'div',
    'BODY',
    'p a',
    'body p',
    'html.dark .x',
  ];
  expect(selectors.filter((selector) => scoped(`${selector} { color: red }`) !== '')).toEqual([]);
});

test('the rest of post styles is scoped to the article', () => {
  expect(scoped('p { color: red }')).toBe('#post-7 p { color: red }');
  expect(scoped('div.lead > b, .x:hover { color: red }')).toBe(
    '#post-7 div.lead > b, #post-7 .x:hover { color: red }',
  );
});

test('of a list of selectors only those for the page are stripped', () => {
  expect(scoped('body, p, img, .wp-block { margin: 0 }')).toBe('#post-7 p, #post-7 .wp-block { margin: 0 }');
});

test('a selector that starts beside the article is stripped', () => {
  const selectors = ['~ footer', '+ footer', '/**/~/**/footer'];
  expect(selectors.filter((selector) => scoped(`${selector} { display: none }`) !== '')).toEqual([]);
  expect(scoped('> p { color: red }')).toBe('#post-7 > p { color: red }');
});

test('rules for media and features are scoped within', () => {
  expect(scoped('@media print { body { color: red } p { color: black } }')).toBe(
    '@media print { #post-7 p { color: black } }',
  );
  expect(scoped('@supports (display: grid) { div { color: red } }')).toBe('');
});

test('a rule within a rule is removed', () => {
  expect(scoped('.x { color: red; &:hover { color: blue } }')).toBe('#post-7 .x { color: red }');
});

test('nothing is loaded from elsewhere', () => {
  const styles = [
    '@import "https://evil.example/a.css";',
    '@font-face { font-family: x; src: url(a.woff2) }',
    'p { background: url(https://evil.example/a.png) }',
    'p { background: URL("a.png") }',
    'p { background: image-set("https://evil.example/a.png" 1x) }',
  ];
  expect(styles.filter((css) => scoped(css) !== '')).toEqual([]);
});

test('nothing leaves its place on the page', () => {
  expect(scoped('p { position: fixed }')).toBe('');
  expect(scoped('p { position: sticky; color: red }')).toContain('color: red');
  expect(scoped('p { position: relative }')).toBe('#post-7 p { position: relative }');
});

test.for([
  'var(--p)',
  'var(--p, fixed)',
  'VAR(--p)',
  'env(--p, fixed)',
  'attr(class type(*))',
  'FIXED',
  'if(style(--a: b): fixed)',
  'f\\69xed',
  'fixed !important',
  '/**/fixed',
  '-webkit-sticky',
  'var(--p) ',
])('a place that is written as %s is not taken', (place) => {
  expect(scoped(`p { --p: fixed; position: ${place}; --p: fixed }`)).not.toContain('position');
  expect(scoped(`p { p\\6fsition: ${place} }`)).toBe('');
});

test('no style can end the element that it stands in', () => {
  const styles = [
    'p { color: red/*</style><script>x</script>*/ }',
    'p { </style><script>x</script>: red }',
    'p { content: "</style><script>x</script>"; color: red }',
    'p[title="</style>"] { color: red }',
    '@media (x: </style><script>x</script>) { p { color: red } }',
    'p { color: red !important/*</style>*/ }',
  ];
  expect(styles.filter((css) => /<\/style/iu.test(scoped(css)))).toEqual([]);
});

test('post styles that are no CSS throw', () => {
  expect(() => scoped('p { color: red')).toThrow('Unclosed block');
  expect(() => scoped('p:not( { color: red }')).toThrow('Unclosed bracket');
  expect(() => scoped('')).not.toThrow();
});

test('ids in selectors are those of the page, and nothing is named that stands above the page while the next one comes', () => {
  expect(
    scopeStyles(
      '#hinnad p { color: red; view-transition-name: root; scroll-initial-target: nearest }',
      '#post-7',
    ),
  ).toBe('#post-7 #text-hinnad p { color: red }');
});
