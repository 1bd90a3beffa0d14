import { expect, test } from 'vitest';
import { cutSnippet, type Piece } from './snippet.ts';

const filler = 'Muu jutt kestab siin veel kaua aega. '.repeat(20);
const joinPieces = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
const listMatches = (pieces: readonly Piece[]) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);

test('a short text is shown whole, its matches marked as they are written', () => {
  const pieces = cutSnippet('Vii Jäätmed jaama.', { phrase: 'jaatmed', words: new Set(['jaatmed']) });
  expect(pieces).toEqual([
    { text: 'Vii ', isMatch: false },
    { text: 'Jäätmed', isMatch: true },
    { text: ' jaama.', isMatch: false },
  ]);
});

test('a long text is cut around the literal match, between words', () => {
  const text = `${filler}Katkine diivan viige jaama. ${filler}`;
  const pieces = cutSnippet(text, { phrase: 'katkine diivan', words: new Set(['katkine', 'diivan']) });
  expect(listMatches(pieces)).toEqual(['Katkine', 'diivan']);
  expect(joinPieces(pieces)).toMatch(/^….*…$/u);
  expect(joinPieces(pieces).length).toBeLessThanOrEqual(160);
  const inside = joinPieces(pieces).slice(1, -1);
  expect(text.split(/[^\p{L}]+/u)).toEqual(expect.arrayContaining(inside.match(/\p{L}+/gu) ?? []));
});

test('where the phrase is nowhere, the stretch with most of the words is shown', () => {
  const text = `Diivan. ${filler}Katkine vana diivan. ${filler}`;
  const words = new Set(['katkine', 'diivan', 'vana']);
  expect(listMatches(cutSnippet(text, { phrase: 'vana katkine diivan', words }))).toEqual([
    'Katkine',
    'vana',
    'diivan',
  ]);
});

test('a snippet of 30 characters has no more than that, ellipses included, and the match in it', () => {
  const cut = (phrase: string, ...words: string[]) =>
    cutSnippet(
      `${filler}Katkine diivan suurjäätmekonteinerite juures. ${filler}`,
      {
        phrase,
        words: new Set(words),
      },
      30,
    );
  const cases = [cut('diivan', 'diivan'), cut('konteiner', 'suurjaatmekonteinerite'), cut('x', 'diivan')];
  for (const pieces of cases) expect(joinPieces(pieces).length).toBeLessThanOrEqual(30);
  expect(cases.map((pieces) => listMatches(pieces))).toEqual([
    ['diivan'],
    ['suurjäätmekonteinerite'],
    ['diivan'],
  ]);
});

test('a word that is longer than the snippet is cut', () => {
  const word = 'hädaabitelefoninumbrikogumik'.repeat(2);
  const pieces = cutSnippet(`${filler}${word} ${filler}`, { phrase: 'x', words: new Set(['hadaabi']) }, 30);
  expect(joinPieces(pieces).length).toBeLessThanOrEqual(30);
});

test('markup in a text stays text', () => {
  const pieces = cutSnippet('a <b>diivan</b>', { phrase: 'diivan', words: new Set(['diivan']) });
  expect(joinPieces(pieces)).toBe('a <b>diivan</b>');
});
