import { expect, test } from 'vitest';
import { withLoadedMedia } from './loaded-media.ts';

const blank = 'data:image/svg+xml,%3Csvg%3E%3C/svg%3E';
const real = 'https://wp.example/uploads/veok.png';
const shown = `<img src="${real}" alt="Veok">`;

test('a picture that a script would load has its address, and stands once', () => {
  const texts = [
    `<img src="${blank}" data-lazy-src="${real}" alt="Veok"><noscript><img src="${real}" alt="Veok"></noscript>`,
    `<noscript><img src="${real}" alt="Veok"></noscript><img src="${blank}" alt="Veok" data-src="${real}">`,
    `<img alt="Veok" data-src="${real}">`,
    `<img src="/wp-content/plugins/x/blank.gif" data-original="${real}" alt="Veok">`,
    `<img src="${blank}" data-srcset="https://wp.example/s.png 300w, ${real} 900w" alt="Veok">`,
    `<img src="${blank}" data-foo-full="${real}" alt="Veok">`,
    `<img src="${blank}" alt="Veok"><noscript>${shown}</noscript>`,
    `<noscript>${shown}</noscript><img src="${blank}" alt="Veok">`,
    `<img src="https://wp.example/uploads/veok-20x10.png" data-src="${real}" alt="Veok"><noscript><img src="https://wp.example/uploads/veok-300x200.png"></noscript>`,
  ];
  expect(texts.map(withLoadedMedia)).toEqual(texts.map(() => shown));
});

test('other pictures stay as they are', () => {
  const html = `<p>a<img src="${real}" data-orig-file="https://wp.example/b.png" alt=""><noscript>Lülita skriptid sisse</noscript></p>`;
  expect(withLoadedMedia(html)).toBe(html.replace(/<noscript>.*<\/noscript>/u, ''));
});

test('frames and recordings have their first address', () => {
  expect(
    withLoadedMedia('<iframe src="about:blank" data-lazy-src="https://a.example/b" title="c"></iframe>'),
  ).toBe('<iframe src="https://a.example/b" title="c"></iframe>');
  expect(
    withLoadedMedia(
      '<video controls><source src="/a.mp4" type="video/mp4"><track src="/a.vtt"><a href="/a.mp4">a</a></video>b',
    ),
  ).toBe('<video src="/a.mp4" controls=""><track src="/a.vtt"></video>b');
});
