import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allowedElements } from '#platform/cms/allowed-markup.ts';
import { voidElements } from '#platform/base/html/html.ts';
import { copySite, type Folders, run } from './site/command.ts';
import { isFull } from './site/driven.ts';

/** Elements that editors write, and some that the sanitizer removes. */
const elements = [
  ...allowedElements,
  'h1',
  'math',
  'section',
  'script',
  'iframe',
  'svg',
  'button',
  'constructor',
];
const words = fc.oneof(
  fc.constantFrom('Jäätmed', 'отходы', '250 000', ' ', '\n', '&amp;', '&nbsp;', '<', '"', '😀', '\u202e', ''),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const addresses = fc.constantFrom(
  '/about',
  '/about/news',
  '#a',
  'https://a.example/?b=1&c=2',
  'mailto:a@b.ee',
  'tel:1919',
  '',
  'http://',
  '//a.example',
  'javascript:x',
  '%',
  '/nowhere',
  'external:jobs',
);
const attributes = fc.oneof(
  fc.constant(''),
  addresses.map((address) => ` href="${address}"`),
  addresses.map((address) => ` src="${address}" alt=""`),
  fc.constantFrom(' class="lead"', ' lang="ru"', ' colspan=9', ' style="color:red"', ' id=a', ' hidden'),
);
const html = fc.letrec<{ node: string; element: string }>((tie) => ({
  node: fc.oneof({ depthSize: 'small', maxDepth: 5 }, words, tie('element')),
  element: fc
    .tuple(fc.constantFrom(...elements), attributes, fc.array(tie('node'), { maxLength: 4 }), fc.boolean())
    .map(([name, given, inner, isEnded]) => {
      const start = `<${name}${given}>${voidElements.has(name) ? '' : inner.join('')}`;
      return isEnded && !voidElements.has(name) ? `${start}</${name}>` : start;
    }),
})).node;

/** Texts that stopped publishing before, or nearly did. */
const known = [
  `<ul>${'<li><a href="/about">A</a></li>'.repeat(60)}<li>B<ul><li>C</li></ul></li></ul>`,
  `<ul>${'<li><strong>6</strong> a</li>'.repeat(60)}<li>B<ul><li>C</li></ul></li></ul>`,

  '<img>',
  '<p><img src="/images/a.webp"></p>',
  '<ul></ul>',
  '<ul><li></li></ul>',
  '<h2>A</h2>',
  '<table></table>',
  '<',
  '<!--',
  '<p',
  '{{}}',
  '<div>'.repeat(3000),
  '<a href="http://">a</a>',
  '<hr><dl><dt>a</dl>',
];

const folders = ['posts', 'pages', 'guides', 'faq'] as const;
const textNames = new Set(['html', 'content', 'answer']);
const jsonSchema = z.json();

/** Replaces the text in every field that contains HTML. */
function rewrite(value: unknown, next: () => string, isText = false): unknown {
  if (typeof value === 'string') return isText ? next() : value;
  if (Array.isArray(value)) return value.map((one: unknown) => rewrite(one, next, isText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      rewrite(inner, next, textNames.has(name) || (isText && ['et', 'ru', 'en'].includes(name))),
    ]),
  );
}

function rewriteAll({ content }: Folders, next: () => string): number {
  let count = 0;
  for (const folder of folders) {
    for (const file of readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.json')) continue;
      const path = join(content, folder, file);
      const entry = jsonSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
      const written = rewrite(entry, () => {
        count += 1;
        return next();
      });
      writeFileSync(path, JSON.stringify(written));
    }
  }
  return count;
}

/** An empty text is reported as a problem of its entry (broken-content.test.ts). */
const notBlank = (text: string | undefined): string =>
  text === undefined || text.trim() === '' ? '<p></p>' : text;

test(
  'every text that an editor can write is published, whatever stands in it',
  { timeout: 600_000 },
  async () => {
    const site = await copySite();
    for (let round = 0; round < (isFull ? 5 : 1); round += 1) {
      const seed = isFull ? Math.trunc(Math.random() * 1e9) : 7;
      const texts = [...known, ...fc.sample(html, { numRuns: 2000, seed })].values();
      expect(rewriteAll(site, () => notBlank(texts.next().value))).toBeGreaterThan(400);
      const { code, stderr, stdout } = await run('build', site, ['--json']);
      expect([code, stderr], `seed ${seed}`).toEqual([0, expect.not.stringContaining('cannot')]);
      expect(z.object({ failed: z.array(z.string()) }).parse(JSON.parse(stdout)).failed).toEqual([]);
    }
  },
);
