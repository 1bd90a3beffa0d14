import { expect, test } from 'vitest';
import { cleanDrawing } from './clean-drawing.ts';
import { cleanPageHtml } from '#features/page-builder/page-html.server.ts';

test('a drawing keeps its shapes, its paints and its rules', () => {
  const shapes = [
    '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs>',
    '<style>.b{fill:url(#a);stroke:#fff}</style><g transform="translate(1 2)" style="opacity:.5"><title>Puu</title>',
    '<path class="b" d="M0 0h1v1z" fill="url(#a)" clip-path="url(#c)"/><use href="#a"/></g>',
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${shapes}</svg>`;
  expect(cleanDrawing(svg).replace(/><\/(?:stop|path|use)>/gu, '/>')).toBe(svg);
  expect(
    cleanDrawing(`<?xml version="1.0"?><!-- a tool -->\n${svg}`).replace(/><\/(?:stop|path|use)>/gu, '/>'),
  ).toBe(svg);
});

test('what runs in a drawing, frames or asks anybody goes', () => {
  const hostile = [
    '<script>alert(1)</script><script href="https://e.example/a.js"/><path d="M0 0" onload="alert(1)"/>',
    '<foreignObject><iframe src="https://e.example"/></foreignObject><image href="https://e.example/a.png"/>',
    '<a href="javascript:alert(1)"><text>x</text></a><use href="https://e.example/a.svg#b"/><use xlink:href="data:,x"/>',
    '<rect fill="url(https://e.example/b)"/><rect style="fill:URL( //e.example/c )"/><rect filter="u\\72l(//e.example)"/>',
    '<style>@import "https://e.example/d.css";</style><style>.a{fill:url(https://e.example/e)}</style>',
    '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>',
  ].join('');
  const clean = cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${hostile}</svg>`);
  expect(clean).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">/u);
  expect(clean).not.toMatch(
    /alert|e\.example|script|foreignObject|iframe|<image|onload|import|animate|<set|data:/u,
  );
  expect(() => cleanDrawing('<p>x</p>')).toThrow('no drawing is left');
});

test('a drawing within a page names no paint of anybody else', () => {
  const drawing = (paint: string) => `<svg viewBox="0 0 1 1"><path d="M0 0" fill="${paint}"></path></svg>`;
  expect(cleanPageHtml(drawing('url(https://e.example/a)'), new Map()).html).toBe(
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  );
  expect(cleanPageHtml(drawing('url(#a)'), new Map()).html).toContain('fill="url(#a)"');
});

test('a drawing has as many shapes as it likes', () => {
  const svg = `<svg><g>${'<path d="M0 0"/>'.repeat(500)}</g></svg>`;
  expect(cleanDrawing(svg).replaceAll('></path>', '/>')).toBe(svg);
});

test('a drawing that is drawn without end, or is larger than a picture, is refused', () => {
  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
    ).join('');
  const svg = (parts: string) => `<svg><g id="l0"><path d="M0 0"/></g>${parts}</svg>`;
  expect(() => cleanDrawing(svg(nested(9)))).toThrow('repeats parts of itself');
  expect(() => cleanDrawing(svg(nested(9).replaceAll('href', 'xlink:href')))).toThrow('repeats parts');
  expect(() => cleanDrawing(svg('<path d="M0 0"/>'.repeat(40_000)))).toThrow('characters; upload it as PNG');
  expect(cleanDrawing(svg(nested(2)))).toContain('l2');
  expect(cleanDrawing('<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>')).toContain(
    '#b',
  );
});
