import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { translator } from '#shell/languages/messages.ts';
import { frameTables } from './editor-tables.ts';

const framed = (html: string, name?: string) => frameTables(html, { t: translator('en'), name });

const row = (cell: 'th' | 'td', ...texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;

const head = row('th', 'Size', 'Price', 'VAT', 'Rent &amp; sale', 'Notes');
const body = row('td', '80 l', '1', '2', '3', '4');

const extractFold = (html: string) =>
  /<label class="fold"><input type="checkbox" \/><span>([^<]*)<\/span>/u.exec(html)?.[1];
const extractLabels = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)"/gu)].map(([, label]) => label);

test('a box above a table names the columns that a narrow screen folds', () => {
  for (const html of [
    `<table><thead>${head}</thead><tbody>${body}</tbody></table>`,
    `<table><tbody>${head}${body}</tbody></table>`,
    `<table>${head}${body}</table>`,
    `<table><tbody>${row('td', ...['A', 'B', 'C', 'Rent &amp; sale', 'Notes'].map((name) => `<strong>${name}</strong>`))}${body}</tbody></table>`,
  ])
    expect(extractFold(framed(html)), html).toBe('Also show: Rent &amp; sale, Notes');
});

test('where columns have no names the box shows all, in each language', () => {
  const html = `<table><tbody>${body}${body}</tbody></table>`;
  expect(locales.map((locale) => extractFold(frameTables(html, { t: translator(locale) })))).toEqual([
    'Näita kõiki veerge',
    'Показать все столбцы',
    'Show all columns',
  ]);
  const unnamed = `<table>${row('th', 'A', 'B', 'C', '', 'E')}${body}</table>`;
  expect(extractFold(framed(unnamed))).toBe('Show all columns');
  const short = `<table>${row('th', 'A', 'B')}${body}</table>`;
  expect(extractFold(framed(short))).toBe('Show all columns');
});

test('three columns have no box, and neither has a table with cells that span several or with a table in it', () => {
  const inner = `<table><tr><td>x</td></tr></table>`;
  for (const html of [
    `<table>${row('th', 'A', 'B', 'C')}${row('td', '1', '2', '3')}</table>`,
    `<table><thead>${head}</thead><tbody>${body}<tr><td colspan="5">all</td></tr></tbody></table>`,
    `<table><tr><th rowspan="2">A</th><th>B</th><th>C</th><th>D</th></tr>${body}</table>`,
    `<table>${head}${row('td', '1', '2', '3', '4', inner)}</table>`,
  ]) {
    expect(extractFold(framed(html)), html).toBeUndefined();
    expect(framed(html).includes('class="folding"'), html).toBe(html.includes('>C</th></tr>'));
    expect(framed(html).split('<div class="table-frame" tabindex="0" role="region"'), html).toHaveLength(2);
  }
});

test('a table is named by its caption, the words below its figure, the heading above, or the text that it is in', () => {
  const cells = row('td', '1', '2');
  expect(
    extractLabels(
      framed(
        [
          `<table>${cells}</table>`,
          `<h2>Prices <em>2026</em></h2><table><caption>Bags &amp; boxes</caption>${cells}</table>`,
          `<figure class="wp-block-table"><table>${cells}</table><figcaption>Days off</figcaption></figure>`,
          `<p>And</p><table>${cells}</table><table>${cells}</table>`,
        ].join(''),
        'Christmas',
      ),
    ),
  ).toEqual([
    'Table: Christmas',
    'Table: Bags &amp; boxes',
    'Table: Days off',
    'Table: Prices 2026',
    'Table: Prices 2026 (2)',
  ]);
  expect(extractLabels(framed(`<table>${cells}</table>`))).toEqual(['Table']);
});

test('a first row of heads becomes the head of its table, and all else stays', () => {
  const [first, second] = [row('th', 'A', 'B'), row('td', '1', '2')];
  const inside = (html: string) => /<table>.*<\/table>/su.exec(framed(html))?.[0];
  const made = `<table><caption>x</caption><thead>${first}</thead><tbody>${second}</tbody></table>`;
  expect(inside(`<table><caption>x</caption><tbody>${first}${second}</tbody></table>`)).toBe(made);
  expect(inside(`<table>${first}${second}</table>`)).toBe(`<table><thead>${first}</thead>${second}</table>`);
  for (const html of [
    made,
    `<table>${second}${second}</table>`,
    `<table><tbody>${first}</tbody></table>`,
    `<table><tbody><tr><th rowspan="2">A</th><th>B</th></tr>${second}</tbody></table>`,
  ])
    expect(inside(html)).toBe(html);
});

test('a table that only arranges a page, and one inside a link, stay as they are', () => {
  for (const html of [
    `<table role="presentation">${head}${body}</table>`,
    `<a href="/about"><table>${head}${body}</table></a>`,
    `<div><table>${head}`,
    'A table of contents',
  ])
    expect(frameTables(html, { t: translator('en') })).toBe(html);
});

test('very many tables, nested or not, take linear time', () => {
  const many = `<table>${head}${body}</table>`.repeat(20_000);
  expect(frameTables(many, { t: translator('en') }).split('class="folding"')).toHaveLength(20_001);
  const deep = '<table><tr><td>'.repeat(20_000) + '</td></tr></table>'.repeat(20_000);
  expect(frameTables(deep, { t: translator('en') }).split('class="table-frame"')).toHaveLength(2);
});
