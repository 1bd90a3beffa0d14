import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translator } from '#site/messages/messages.ts';
import { ResultItem } from './ResultItem.tsx';
import { searchTexts } from './search-texts.ts';

const texts = searchTexts({ locale: 'et', t: translator('et') });
const places = { nextDay: '', missed: '', order: '', carriers: '' };

function markupOf(snippet: string): string {
  const result = {
    url: '/sorting/klaaspurk',
    kind: 'object',
    title: [{ text: 'Klaaspurk', isMatch: true }],
    snippet: [{ text: snippet, isMatch: false }],
  } as const;
  return renderToStaticMarkup(<ResultItem result={result} texts={texts} places={places} />);
}

test('a result has its excerpt, but not its title once more', () => {
  expect(markupOf('Pese enne puhtaks.')).toContain('<p><span>Pese enne puhtaks.');
  expect(markupOf('Klaaspurk')).not.toContain('<p>');
});
