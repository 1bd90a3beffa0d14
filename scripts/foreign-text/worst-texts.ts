/** Worst texts for readers: parsers hang on many repetitions, on nesting, on what begins and does not end, and on two patterns that
 * backtrack against each other. fast-check puts them together from parts that readers take for the beginning of something. */
import fc from 'fast-check';

const formPart = '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
const filePart = '--edge\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n';
const longHead = `--edge\r\nContent-Disposition: form-data;${' '.repeat(3900)};\r\n\r\n1\r\n`;
const helpdeskForm = '<form data-model_name="helpdesk.ticket">';

const signs = Array.from('<>&"\'\\/=;:,.%?#[](){}|*+-_@!~^`$ \r\n\t01aäд😀\u0301\u00a0\u2028\u202e\ud800');

const html = [
  '<!--',
  '<!doctype ',
  '<![CDATA[',
  '<a ',
  '</a ',
  '<a href="',
  '<a href="/a">',
  '<li>',
  '<LI>',
  '</li>',
  '<p>',
  '<td>',
  '<h2>',
  '</h2>',
  '<i>',
  '<b>a</b>',
  '<label for="a">',
  '<input name="a№">',
  '<option>',
  'a=b ',
  'a№=1 ',
  'javascript:',
  '<link rel=stylesheet href=/a>',
  '<img data-src=',
  '<img src="/images/a.webp" alt="">',
  '<img src="/a" srcset="/a 1x, /b 2x">',
  '/a 1x, ',
  '<style>',
  '</style>',
  '<script>',
  '</script>',
  '<iframe src="https://a.example/">',
  '<svg>',
  '<g>',
  '<path d="M0 0"/>',
  'M0 0L1 1',
  '<site-part data-part="button" data-fields="{">',
  '</site-part>',
  '<div class="wp-block-embed__wrapper">',
  'https://a.example/ ',
  '&amp;',
  '&aaaaaaaa;',
  '&#x41;',
  '[a b=c]',
  '[a№ b]',
];

const rules = [
  'a{',
  'b:c;',
  'a{b:c}',
  '@media{p{}}',
  '@x;',
  'b:url(/x)',
  '"c"',
  'd:e()',
  '[a]',
  'animation:a 1s f()',
  'position:fixed;',
  ' > a',
  '/**/',
];

const requests = [
  '--edge\r\n',
  '\r\n--edg',
  'a: b\r\n',
  `${formPart}1\r\n`,
  longHead,
  'a№=1&',
  'a=1&',
  '%41',
  '%4',
  'a№=1; ',
  'gzip;q=0.5,',
  'a№;q=0,',
  '0-1,',
  'W/"a",',
  '198.51.100.1, ',
  '"a№":1,',
  "'b': 'c', ",
  '../',
  'jäätmed ',
  'leping a1-',
  'a@b.cd,',
];

/** Each is repeated; `№` is the number of the repetition, so that names are all different. */
const parts = [...signs, ...html, ...rules, ...requests];

/** What stands before and after the parts, or around each other. */
const pairs: readonly (readonly [string, string])[] = [
  ['', ''],
  ['a', 'b'],
  ['<!--', '-->'],
  ['<div>', '</div>'],
  ['<ul>', '</ul>'],
  ['<ul><li>', '</li></ul>'],
  ['<blockquote><p>', '</p></blockquote>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<svg><g>', '</g></svg>'],
  ['<p ', '>'],
  ['<p class="', '">'],
  ['<a href="', '">b</a>'],
  ['<img srcset="', '">'],
  ['<svg><style>', ''],
  ['<svg><path d="', '"/></svg>'],
  ['<math><template>', '</template></math>'],
  [helpdeskForm, '</form>'],
  [`${helpdeskForm}<select name="a">`, '</select></form>'],
  [formPart, '\r\n--edge--'],
  [filePart, '\r\n--edge--'],
  [`${formPart}1\r\n`.repeat(59), '\r\n--edge--'],
  ['[a]', '[/a]'],
  ['[', '1]'],
  ['{', '"z":1}'],
  ['{"a":', '}'],
  ['{"a":"', '"}'],
  ["{'a': 1, ", "'d': False}"],
  ["{'a': '", "'}"],
  ['bytes=', '2-3'],
  ['a@', 'a'],
  ['https://', 'a/'],
  ['&', ';'],
  ['a{', '}'],
  ['a{b:', '}'],
  ['a{b:"', '"}'],
  ['a{b:var(--c,', ')'],
  ['@media a{', '}'],
  ['@keyframes a{to{b:c}}', ''],
];

export interface WorstText {
  readonly around: readonly [string, string];
  /** Repeated together. */
  readonly parts: readonly string[];
  /** Whether not the parts are many but what is around them. */
  readonly isNested: boolean;
}

/** What a text is made of: shorter to read than the text. */
export const worstTexts: fc.Arbitrary<WorstText> = fc.record({
  around: fc.constantFrom(...pairs),
  parts: fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }),
  isNested: fc.boolean(),
});

/** Each part repeated, each pair around each other, and each pair around long runs of a few signs. */
export function listWorstTexts(): readonly WorstText[] {
  const nothing = ['', ''] as const;
  return [
    ...parts.map((part) => ({ around: nothing, parts: [part], isNested: false })),
    ...pairs.map((around) => ({ around, parts: ['a'], isNested: true })),
    ...pairs.flatMap((around) =>
      ['a', ' ', '<', '"'].map((part) => ({ around, parts: [part], isNested: false })),
    ),
  ];
}

/** @param length Characters. */
export function writeWorst(
  { around: [open, close], parts: repeated, isNested }: WorstText,
  length: number,
): string {
  const part = repeated.join('');
  if (isNested && open + close !== '') {
    const depth = Math.max(1, Math.floor((length - part.length) / (open.length + close.length)));
    return open.repeat(depth) + part.replaceAll('№', '') + close.repeat(depth);
  }
  let inner = '';
  for (let number = 0; inner.length < length - open.length - close.length; number += 1)
    inner += part.replaceAll('№', String(number));
  return open + inner + close;
}
