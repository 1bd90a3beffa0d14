import { expect, test } from 'vitest';
import { extractExcerpt } from './excerpt.ts';

const opening = 'Talvel külmub biojäätmete konteiner kergesti. Siin on viis nõuannet, kuidas seda vältida';
const content = `<p>${opening} ja mida teha siis, kui kaas on kinni jäätunud.</p><p>Teine lõik.</p>`;
const link = 'https://wp.example/2026/11/konteiner/';

const excerpt = (rendered: string) =>
  extractExcerpt({ id: 7, slug: 'konteiner', link, excerpt: { rendered }, content: { rendered: content } });

test('the beginning of the text is no excerpt, however the theme ends it', () => {
  const generated = [
    `<p>${opening}&hellip; <a class="more-link" href="${link}">Continue reading <span>Konteiner</span></a></p>`,
    `<p>${opening}&hellip;</p>\n<p><a class="read-more" href="${link}">Loe edasi</a></p>`,
    `<p>${opening} [&hellip;]</p>`,
    `<p>${opening}...</p>`,
    `<p>${opening} <a href="https://wp.example/?p=7">Читать далее</a> →</p>`,
    `<p>${opening} <a href="/ru/konteiner/#more-7">(vaata)</a></p>`,
    `<p>${opening}… Loe edasi »</p>`,
    `<p>${opening} Lugege veel</p>`,
    `<p>Talvel külmub biojäätmete konte… <a href="${link}">Edasi</a></p>`,
    content,
    '',
  ];
  expect(generated.map(excerpt)).toEqual(generated.map(() => null));
});

test('what an editor wrote stays, without the link of the theme', () => {
  expect(excerpt('<p>Oma sõnad.</p>')).toBe('Oma sõnad.');
  expect(excerpt('<p>Oma sõnad…</p>')).toBe('Oma sõnad…');
  expect(excerpt(`<p>Oma sõnad. <a class="more-link" href="${link}">Loe edasi</a></p>`)).toBe('Oma sõnad.');
  expect(excerpt('<p>Hinnad on <a href="/hinnakiri">siin</a></p>')).toBe('Hinnad on siin');
  expect(excerpt('<p>Talvel külmub biojäätmete konteiner kergesti.</p>')).toBe(
    'Talvel külmub biojäätmete konteiner kergesti.',
  );
});
