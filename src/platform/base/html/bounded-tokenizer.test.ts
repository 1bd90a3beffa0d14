import { Parser, type ParserOptions } from 'htmlparser2';
import { expect, test } from 'vitest';
import { boundDepth, deepest } from './bounded-tokenizer.ts';

interface Parsed {
  readonly written: string;
  /** Elements that were open at once. */
  readonly depth: number;
}

function parse(text: string, options: ParserOptions = {}, isBounded = true): Parsed {
  let written = '';
  let open = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        open += 1;
        depth = Math.max(depth, open);
        written += `<${name}${JSON.stringify(attributes)}>`;
      },
      onclosetag: (name) => {
        open -= 1;
        written += `</${name}>`;
      },
      ontext: (words) => {
        written += words;
      },
    },
    isBounded ? boundDepth(options, () => open) : options,
  );
  parser.write(text);
  parser.end();
  return { written, depth };
}

const modes: readonly ParserOptions[] = [
  {},
  { xmlMode: true, lowerCaseTags: false },
  { lowerCaseTags: false },
];

test('what nests as people write it is parsed as without a bound, also where elements are not ended', () => {
  const texts = [
    '<p>a</p>'.repeat(500),
    '<p title="b &amp; c">a'.repeat(500),
    `<ul>${'<li>a'.repeat(500)}</ul>`,
    `<table>${'<tr><td>a<td>b'.repeat(300)}</table>`,
    '<div>'.repeat(100) + '<br>'.repeat(300) + '</div>'.repeat(100),
    `<svg>${'<path d="M0 0"/>'.repeat(500)}</svg>`,
  ];
  expect(texts.map((html) => parse(html))).toEqual(texts.map((html) => parse(html, {}, false)));
  const drawing = `<svg><g>${'<path d="M0 0"/>'.repeat(500)}</g></svg>`;
  expect(parse(drawing, { xmlMode: true })).toEqual(parse(drawing, { xmlMode: true }, false));
});

test('tags that lie too deep go with their attributes and ends; their words stay, and so does what follows', () => {
  const deep = `${'<div>'.repeat(20_000)}a<i title="&amp;b" class=c>d</i>${'</div>'.repeat(20_000)}<p>b</p>`;
  const kept = `${'<div>'.repeat(100)}ad${'</div>'.repeat(100)}<p>b</p>`;
  expect(parse(deep)).toEqual(parse(kept, {}, false));
});

test.each(modes)(
  'no text has more elements open than the bound, by the rules of its language: %o',
  (mode) => {
    const parts = [
      '<div>',
      '<li>',
      '<LI>',
      '<li><p>',
      '<p><td>',
      '<h2>',
      '<g/><g>',
      '<svg><g/><g>',
      '<style><g>',
      '<a/>',
    ];
    for (const part of parts) {
      const { depth } = parse(part.repeat(5000), mode);
      expect([part, depth <= deepest]).toEqual([part, true]);
    }
  },
);
