import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { quietStrays } from './stray-signs.ts';

/** Options as strict as for editors' texts, and as wide as for WordPress bodies before sanitising. */
const options: readonly IOptions[] = [
  { allowedTags: ['p', 'a', 'b'], allowedAttributes: { a: ['href', 'title'], '*': ['class'] } },
  {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag }) => ['script', 'style'].includes(tag),
  },
];

/** Every `<` that starts no tag is replaced. */
const always = -1;

function sanitisedQuietly(html: string, rules: IOptions): string {
  const quiet = quietStrays(html, always);
  return quiet.restore(sanitizeHtml(quiet.html, rules));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const shipped = filesBelow('src/content', '')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => textsIn(JSON.parse(readFileSync(`src/content/${file}`, 'utf8'))))
  .filter((text) => text.includes('<'));

test('every shipped text is left as it is, and would be sanitised to the same letter if it were not', () => {
  expect(shipped.length).toBeGreaterThan(100);
  for (const text of shipped) {
    expect(quietStrays(text).html).toBe(text);
    for (const rules of options) expect(sanitisedQuietly(text, rules)).toBe(sanitizeHtml(text, rules));
  }
});

const raw = ['script', 'style', 'textarea', 'title', 'xmp', 'noscript', 'iframe', 'option', 'plaintext'];
const elements = [...raw, 'p', 'a', 'b', 'svg', 'math', 'select'].flatMap((name) => [
  `<${name}>`,
  `</${name}>`,
]);
const pieces = fc.oneof(
  fc.constantFrom(...elements),
  fc.constantFrom('<', '<<<', '< ', '<1', '<ä', 'x<y', '</', '</ ', '<?', '?>', '<!', '<!--', '-->', '&lt;'),
  fc.constantFrom(
    '<a href="',
    "<a title='<",
    '<p class="a<b">',
    '<p <',
    '<b/<',
    '">',
    '>',
    '"',
    "'",
    '=',
    ' ',
  ),
  fc.constantFrom('<![CDATA[', ']]>', '&', 'a', '\n', '\ufdd0', '\ufdd1'),
);

test('whatever is written, a text is sanitised to the same letter with its strays stood in for', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const html = parts.join('');
      for (const rules of options) expect(sanitisedQuietly(html, rules)).toBe(sanitizeHtml(html, rules));
    }),
    { numRuns: 2000 },
  );
});

test('very many strays are stood in for, by a sign that the text has not', () => {
  const html = `<p>\ufdd0${'<'.repeat(1000)}a</p>`;
  const quiet = quietStrays(html);
  // The last one precedes a letter, so it starts a tag.
  expect(quiet.html).toBe(`<p>\ufdd0${'\ufdd1'.repeat(999)}<a</p>`);
  expect(quiet.restore(quiet.html)).toBe(`<p>\ufdd0${'&lt;'.repeat(999)}<a</p>`);
});

test('a text that has every sign that could stand in is left as it is', () => {
  const signs = Array.from({ length: 32 }, (_, index) => String.fromCharCode(0xfdd0 + index)).join('');
  const html = signs + '<'.repeat(1000);
  expect(quietStrays(html).html).toBe(html);
});
