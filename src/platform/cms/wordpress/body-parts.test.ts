import { expect, test } from 'vitest';
import { readBodyParts } from './body-parts.ts';

test('style elements and linked sheets are taken out of a text, in their order', () => {
  const html =
    '<p>A</p><style>.a{}</style><style type="text/css">.b{}</style><link rel="stylesheet" href="/x.css"><p>B</p>';
  expect(readBodyParts(html)).toEqual({
    html: '<p>A</p><p>B</p>',
    css: ['.a{}', '.b{}'],
    stylesheets: ['/x.css'],
  });
});

test('an empty style element has no rules, and one that does not end takes the rest', () => {
  expect(readBodyParts('<style></style><p>A</p>')).toMatchObject({ html: '<p>A</p>', css: [''] });
  expect(readBodyParts('<p>A</p><style>.a{} <p>')).toMatchObject({ html: '<p>A</p>', css: ['.a{} <p>'] });
  expect(readBodyParts('<p>A</p><style>')).toMatchObject({ html: '<p>A</p>', css: [''] });
});

test('a link is a sheet by its first relation, however it is written; another link stays', () => {
  const sheets = ['<link rel=" StyleSheet">', '<link rel="stylesheet preload" href="/y.css">'];
  expect(readBodyParts(sheets.join(''))).toEqual({ html: '', css: [], stylesheets: ['', '/y.css'] });
  for (const link of ['<link rel="icon" href="/x">', '<link href="/x.css">', '<a rel="stylesheet">A</a>'])
    expect(readBodyParts(link)).toEqual({ html: link, css: [], stylesheets: [] });
});

const embedded = (text: string, name = 'wp-block-embed__wrapper', close = '</div>'): string =>
  readBodyParts(`<div class="${name}">${text}${close}`).html;

test('an address that stands alone where WordPress embeds is a frame', () => {
  const frame =
    '<div class="wp-block-embed__wrapper"><iframe src="https://video.example/?a=1&amp;b=2"></iframe></div>';
  expect(embedded('\nhttps://video.example/?a=1&amp;b=2\n')).toBe(frame);
  expect(embedded('http://video.example/"x')).toContain('<iframe src="http://video.example/&quot;x">');
});

test('a text that is no address alone, and an address elsewhere, stay as they are', () => {
  for (const text of [
    'video',
    'https://video.example and more',
    'ftp://video.example/',
    'see https://video.example',
  ])
    expect(embedded(text)).not.toContain('<iframe');
  expect(embedded('https://video.example/', 'other')).not.toContain('<iframe');
  expect(embedded('https://video.example/', undefined, '<p></p></div>')).not.toContain('<iframe');
  expect(embedded('https://video.example/', undefined, '')).not.toContain('<iframe');
  expect(readBodyParts('<p class="wp-block-embed__wrapper">https://video.example/</p>').html).not.toContain(
    '<iframe',
  );
});
