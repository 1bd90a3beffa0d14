import { expect, test } from 'vitest';
import { readFacts } from './fact-list.ts';

test('a figure is read with the words before and after it, and with what follows the list', () => {
  const html =
    '<ul><li>Meil töötab umbes <strong>600</strong> inimest.</li><li><strong>2027.</strong> aastaks.</li></ul><p>Veel.</p>';
  expect(readFacts(html)).toEqual({
    facts: [
      { before: 'Meil töötab umbes', figure: '600', after: 'inimest.' },
      { before: '', figure: '2027.', after: 'aastaks.' },
    ],
    rest: '<p>Veel.</p>',
  });
});

test('a figure at the end of its sentence goes without the full stop', () => {
  const html = '<ul><li>Kliente on <strong>250 000.</strong></li><li>Aastas <strong>5</strong>.</li></ul>';
  expect(readFacts(html)?.facts.map(({ figure, after }) => figure + after)).toEqual(['250 000', '5']);
});

test('a list without a figure in each entry is no list of figures', () => {
  expect(readFacts('<ul><li>Meil on <strong>600</strong> inimest.</li><li>Tere.</li></ul>')).toBeUndefined();
  expect(readFacts('<p><strong>600</strong></p>')).toBeUndefined();
});

test('a list whose last entry has a list of its own is no list of figures, however long it is', () => {
  const entries = '<li><strong>6</strong> inimest</li>'.repeat(20_000);
  expect(readFacts(`<ul>${entries}<li>B<ul><li>C</li></ul></li></ul>`)).toBeUndefined();
  expect(readFacts(`<ul>${entries}</ul>`)?.facts).toHaveLength(20_000);
});
