import { expect, test } from 'vitest';
import { parseEmbedColour, parseEmbedHeight } from './embed-options.ts';
import { parseEmbedMunicipality } from '#shell/addresses/embed-parameters.ts';
import { elementSnippet, frameSnippet } from './embed-snippets.ts';
import { embedAddress } from './embeds.ts';

test('a colour is one of the list or six digits, and nothing else', () => {
  expect(parseEmbedColour(' Blue ')).toBe('blue');
  expect(parseEmbedColour('#00A1ff')).toBe('00a1ff');
  for (const text of ['', 'constructor', 'fff', '12345g', 'red;x', '##123456'])
    expect(parseEmbedColour(text)).toBeUndefined();
});

test('a municipality is a code of four digits', () => {
  expect(parseEmbedMunicipality('0793')).toBe('0793');
  for (const text of ['', '793', '07934', 'tart', '0793 '])
    expect(parseEmbedMunicipality(text)).toBeUndefined();
});

test('a message is a height only if it has the name and a size that an embed can have', () => {
  const type = 'waste-embed-height';
  expect(parseEmbedHeight({ type, height: 420.2 })).toBe(421);
  for (const height of [0, -1, Number.NaN, Infinity, 20_001, '420', undefined])
    expect(parseEmbedHeight({ type, height })).toBeUndefined();
  for (const message of [
    undefined,
    null,
    420,
    'waste-embed-height',
    { height: 420 },
    { type: 'other', height: 420 },
  ])
    expect(parseEmbedHeight(message)).toBeUndefined();
});

test('the address and the code have what was chosen, in the language of the path', () => {
  const choice = { part: 'stations', locale: 'ru', municipality: '0793', colour: 'blue' } as const;
  expect(embedAddress({ part: 'next-day', locale: 'et' })).toBe('/embed/next-day');
  expect(embedAddress(choice)).toBe('/ru/embed/stations?municipality=0793&colour=blue');
  const siteUrl = 'https://www.example.ee';
  expect(frameSnippet(choice, { siteUrl })).toBe(
    '<iframe src="https://www.example.ee/ru/embed/stations?municipality=0793&amp;colour=blue" title="Станции отходов рядом" width="100%" height="1200" loading="lazy" allow="geolocation" style="border: 0"></iframe>',
  );
  expect(elementSnippet(choice, { siteUrl, page: '/ru/home-customer/waste-stations' })).toBe(
    '<script async src="https://www.example.ee/embed/embed.js"></script>\n' +
      '<waste-embed part="stations" lang="ru" municipality="0793" colour="blue"><a href="https://www.example.ee/ru/home-customer/waste-stations">Станции отходов рядом</a></waste-embed>',
  );
});
