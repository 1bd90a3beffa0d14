import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translator } from '#shell/languages/messages.ts';
import { ResultItem } from './ResultItem.tsx';
import { searchTexts } from './search-texts.ts';

const texts = searchTexts({ locale: 'et', t: translator('et') });
const places = { nextDay: '', missed: '', order: '', carriers: '' };

function renderSnippet(snippet: string): string {
  const result = {
    url: '/sorting/klaaspurk',
    kind: 'object',
    title: [{ text: 'Klaaspurk', isMatch: true }],
    snippet: [{ text: snippet, isMatch: false }],
  } as const;
  return renderToStaticMarkup(<ResultItem result={result} texts={texts} places={places} />);
}

test('a result has its excerpt, but not its title once more', () => {
  expect(renderSnippet('Pese enne puhtaks.')).toContain('<p><span>Pese enne puhtaks.');
  expect(renderSnippet('Klaaspurk')).not.toContain('<p>');
});
