import { expect, test } from 'vitest';
import { cutPattern, markedPost, PatternError } from './twin.ts';

const { title, content, slug, date } = markedPost();

test('a rendered article is cut where the texts of its post stand', () => {
  const html = `<h1>${title}</h1><time datetime="${date}">19.09.2019</time>${content}<a href="/${slug}">`;
  const text = (value: string) => ({ type: 'text', text: value });
  const field = (name: string) => ({ type: 'field', field: name });
  expect(cutPattern(html, 'et')).toEqual([
    text('<h1>'),
    field('title'),
    text('</h1><time datetime="'),
    field('date'),
    text('">'),
    field('day'),
    text('</time>'),
    field('content'),
    text('<a href="/'),
    field('slug'),
    text('">'),
  ]);
});

test('a page without its content is no template', () => {
  expect(() => cutPattern(`<h1>${title}</h1> ${slug}`, 'et')).toThrow(PatternError);
});
