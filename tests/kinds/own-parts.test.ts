import { expect, test } from 'vitest';
import { parseHtml } from '../site/html-element.ts';
import { choosePages } from './own-parts.ts';

const page = (name: string, main: string) => ({
  name,
  document: parseHtml(`<html><head><title>${name}</title></head><body><main>${main}</main></body></html>`),
});
const text = page('text', '<h1>One</h1><p>Text</p>');

function chooseNames(...others: readonly (typeof text)[]): readonly string[] {
  return choosePages([text, ...others]).map(({ name }) => name);
}

test('a page is left out if others have each of its parts', () => {
  expect(chooseNames(page('longer', '<h1>Two</h1><p>More</p><p>text</p>'))).toEqual(['text']);
  expect(chooseNames(page('list', '<h1>Three</h1><p>Text</p><ul><li>One</li></ul>'))).toEqual(['list']);
});

test('a page is chosen for an element, a class or a place that no other page has', () => {
  expect(chooseNames(page('table', '<table></table>'))).toEqual(['text', 'table']);
  expect(chooseNames(page('lead', '<p class="lead">Text</p>'))).toEqual(['text', 'lead']);
  expect(chooseNames(page('framed', '<div><p>Text</p></div>'))).toEqual(['text', 'framed']);
});
