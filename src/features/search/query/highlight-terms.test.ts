import { expect, test } from 'vitest';
import { highlightTerms } from './highlight-terms.ts';

const marked = (text: string, typed: string) =>
  highlightTerms(text.normalize('NFC'), typed, 'et').map((piece) =>
    piece.isMatch ? `[${piece.text}]` : piece.text,
  );

test('words of the query are marked in a name, whole, in another form and inside a compound', () => {
  expect(marked('Viljandi jäätmejaam', 'JAAM viljandi').join('')).toBe('[Viljandi] [jäätmejaam]');
  expect(marked('Pärnu mnt 36, Viljandi', 'viljandis').join('')).toBe('Pärnu mnt 36, [Viljandi]');
  expect(marked('a <b>jaam</b>', 'jaam').join('')).toBe('a <b>[jaam]</b>');
  expect(marked('Tartu', '')).toEqual(['Tartu']);
});

test('a word that has the query inside of it by chance is not marked, one that begins with it or ends in it is', () => {
  expect(marked('Saku vald', 'aku').join('')).toBe('Saku vald');
  expect(marked('Akupank, autoakud, mahakukkunud', 'aku').join('')).toBe(
    '[Akupank], [autoakud], mahakukkunud',
  );
});
