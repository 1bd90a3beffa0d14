import { expect, test } from 'vitest';
import { parseFile } from '#platform/cms/export/parse-file.ts';
import { sanitiseBuiltHtml } from './built-page-door.server.ts';
import { cleanPageHtml } from './page-html.server.ts';
import type { CopiedPicture, Pictures } from './pictures.server.ts';
import { site } from '#features/site.ts';

const pictures: Pictures = new Map<string, CopiedPicture>([
  [
    'https://img.example.com/a.jpg?x=1',
    { src: '/media/a1/960.webp', width: 960, height: 640, widths: [480, 960] },
  ],
  ['https://img.example.com/b.svg', '/media/b2/picture.svg'],
]);

/** HTML as the page builder writes it, with the style rules first. */
const written = [
  '<h1 class="x" style="color:teal">Kevad &amp; sügis &lt;3 &nbsp;–&quot;</h1><p>a<br/>b<hr></p>',
  '<main id="content"><section id="own" lang="ru" dir="rtl" aria-label="a&quot;b" title="1 < 2">x</section></main>',
  '<img src="https://img.example.com/a.jpg?x=1" srcset="https://img.example.com/a.jpg?w=320 1x" alt=""/>',
  '<img src="https://img.example.com/a.jpg?x=1" alt="Pilt" width="10" style="width:10px" loading="lazy">',
  '<img src="https://img.example.com/b.svg" alt="b">',
  '<img alt="" src="data:image/svg+xml;base64,PHN2Zy8+"><img src="/icons/a.svg">',
  '<svg viewBox="0 0 1 1" fill="url(#g)"><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><path d="M0 0"/></svg>',
  '<a href="/about?a=1&amp;b=2" rel="nofollow">x</a><a href="mailto:a@b.ee">y</a><a href="#z">z</a><a href="javascript:x">k</a>',
  '<details open><summary>s</summary><button type="button">b</button></details>',
  '<table><caption>c</caption><tr><th scope="col" colspan="2">a</th><td rowspan="2">b</td></tr></table>',
  `<site-part data-part="news-list" data-fields="{&quot;count&quot;:3}"></site-part>`,
  '<!-- c --><custom-thing>kept text</custom-thing><script>gone()</script>',
];

test('what the sync has cleaned passes byte for byte', () => {
  for (const html of [...written, written.join('\n')]) {
    const { html: clean } = cleanPageHtml(html, pictures);
    expect(sanitiseBuiltHtml(clean)).toBe(clean);
  }
  expect(sanitiseBuiltHtml(cleanPageHtml(written.join(''), pictures).html)).toMatch(
    /<picture class="built-picture"><source type="image\/avif" srcset="\/media[^>]*><source.*Kevad|Kevad.*<picture/su,
  );
});

const hostile = [
  '<img src="x" onerror="alert(1)">',
  '<img src="/a.png" onerror="alert(1)">',
  '<script>alert(1)</script><SCRIPT>alert(1)</SCRIPT>',
  '<form action="https://evil.example"><input name="a"></form>',
  '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">',
  '<a href="javascript:alert(1)">x</a><a href="//evil.example/">x</a><a href="data:text/html,x">x</a>',
  '<img src="https://evil.example/pixel.png"><img src="//evil.example/p.png"><img src="/\\evil.example/p.png">',
  '<picture><source srcset="https://evil.example/p.avif"><img src="/media/a/1.webp" srcset="https://evil.example/p 1x"></picture>',
  '<picture><source srcset="/media/a/1.avif 1w, https://evil.example/p.avif 2w"></picture>',
  '<svg onload="alert(1)"><foreignObject><iframe></iframe></foreignObject><use href="https://evil.example#a"></use></svg>',
  '<svg><rect fill="url(https://evil.example/a.svg#b)" stroke="url( \'//evil.example\')"></rect></svg>',
  '<p style="position:fixed">x</p><div id="main-menu">x</div><style>body{display:none}</style>',
  '<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="https://evil.example">',
  '<site-part data-part="button" data-fields="{"></site-part><site-part data-part="nothing" data-fields="{}"></site-part>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
];

test('what no sync would have written goes, whoever wrote the file', () => {
  for (const html of hostile) {
    const safe = sanitiseBuiltHtml(html);
    expect([html, safe]).toEqual([
      html,
      expect.not.stringMatching(
        /evil|onerror|onload|<script|<form|<input|<iframe|<style|javascript:|style=|main-menu|<site-part|foreignObject/iu,
      ),
    ]);
    expect(sanitiseBuiltHtml(safe)).toBe(safe);
  }
});

test('a file of an export is made safe when it is read', () => {
  const text = {
    title: 'T',
    description: '',
    html: '<p>a</p><script>b</script>',
    css: 'body{display:none} .x{position:fixed;color:red}',
  };
  const page = { id: '/kuri', texts: { et: text, ru: text, en: text } };
  const { entries, problems } = parseFile('built-pages.json', JSON.stringify([page]), site.kinds);
  expect(problems).toEqual([]);
  const safe = { ...text, html: '<p>a</p>', css: '.built-page .x{color:red}' };
  expect(entries).toEqual([
    { kind: 'built-pages', id: '/kuri', value: { id: '/kuri', texts: { et: safe, ru: safe, en: safe } } },
  ]);
});
