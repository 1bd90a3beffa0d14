import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translator } from '#shell/languages/messages.ts';
import { type FoundResult, ResultItem } from './ResultItem.tsx';
import { searchTexts } from './search-texts.ts';

const texts = searchTexts({ locale: 'et', t: translator('et') });
const places = { nextDay: '', missed: '', order: '', carriers: '' };

const render = (result: FoundResult): string =>
  renderToStaticMarkup(<ResultItem result={result} texts={texts} places={places} />);

const piece = (text: string) => [{ text, isMatch: false }];

test('an object says where it goes, with the drawing of its bin', () => {
  const goesTo = { bin: 'glass', name: 'Klaaspakend' };
  const object = {
    url: '/sorting/klaaspurk',
    kind: 'object',
    title: piece('Klaaspurk'),
    snippet: [],
    goesTo,
  } as const;
  expect(render(object)).toContain('<strong>Klaaspakend</strong>');
  expect(render(object)).toContain('data-bin="glass"');
});

test('the bin itself is named once', () => {
  const goesTo = { bin: 'glass', name: 'Klaaspakend' };
  const bin = {
    url: '/sorting/bin/glass',
    kind: 'object',
    title: piece('Klaaspakend'),
    snippet: [],
    goesTo,
  } as const;
  expect(render(bin).split('Klaaspakend')).toHaveLength(2);
});

test('another result has its excerpt', () => {
  const page = {
    url: '/about',
    kind: 'page',
    title: piece('Meist'),
    snippet: piece('Veame jäätmeid.'),
  } as const;
  expect(render(page)).toContain('<p><span>Veame jäätmeid.');
});
