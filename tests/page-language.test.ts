import { expect, test } from 'vitest';
import { namespaces } from '#site/messages/messages.ts';
import { attributes, loadPages, type SitePage, texts } from './site/pages.ts';

const pages = await loadPages();

/** Every text of a page that a visitor reads or hears, including the head. */
function wordsOf({ document }: SitePage): string {
  return [
    ...texts(document, 'title'),
    ...texts(document, 'body'),
    ...['alt', 'title', 'placeholder', 'aria-label'].flatMap((name) =>
      attributes(document, `[${name}]`, name),
    ),
    ...attributes(document, 'meta[content]', 'content'),
  ].join('\n');
}

/** Text of a page's main part, without text marked as another language, names, numbers and addresses. */
function readingText({ html }: SitePage): string {
  const main = /<main\b[^>]*>(.*)<\/main>/su.exec(html)?.[1] ?? '';
  return main
    .replace(/<(\w+)[^>]*\slang="\w+"[^>]*>.*?<\/\1>/gsu, ' ')
    .replace(/<(script|style|nav|pre|code)\b.*?<\/\1>/gsu, ' ')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\(\p{Lu}[^()]*\s(?:linn|vald)\)/gu, ' ')
    .replace(/\S+@\S+|&\w+;/gu, ' ');
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
const share = (text: string, letters: RegExp): number =>
  count(text, letters) / Math.max(1, count(text, /\p{L}/gu));

test('no page shows a key instead of a text', () => {
  const keys = new RegExp(String.raw`\b(?:${Object.keys(namespaces).join('|')})\.[a-z]\w*`, 'u');
  const shown = pages.flatMap((page) => keys.exec(wordsOf(page))?.[0] ?? []);
  expect(shown).toEqual([]);
});

test('no page shows a place for a figure or a value that was not filled', () => {
  const shown = pages.flatMap((page) => {
    // The description of the interface names the parts of an address that vary.
    const words = page.path === '/data/api' ? wordsOf(page).replace(/\/\{\w+\}/gu, '/') : wordsOf(page);
    return /\{\{?\w+\}?\}|\bundefined\b|\bNaN\b|\[object/u.exec(words)?.[0] ?? [];
  });
  expect(shown).toEqual([]);
});

test('Russian pages are written in Cyrillic', () => {
  const mixed = pages
    // That of the interface has names of fields and examples, which are the same in every language.
    .filter(({ locale, isIndexed, path }) => locale === 'ru' && isIndexed && path !== '/data/api')
    .map((page) => ({ address: page.address, cyrillic: share(readingText(page), /\p{Script=Cyrillic}/gu) }))
    .filter(({ cyrillic }) => cyrillic < 0.8);
  expect(mixed).toEqual([]);
});

test('Estonian and English pages hold no Cyrillic', () => {
  const mixed = pages
    .filter(({ locale }) => locale !== 'ru')
    .filter((page) => count(readingText(page), /\p{Script=Cyrillic}/gu) > 0);
  expect(mixed.map(({ address }) => address)).toEqual([]);
});

test('headings, titles and descriptions of English pages hold no Estonian words', () => {
  const estonian = /\b(?:ja|või|kui|jäätme(?!jaam)\w*|hinnakir\w*|vedu|teenus\w*|meie|kuidas)\b/iu;
  const mixed = pages
    .filter(({ locale, isIndexed }) => locale === 'en' && isIndexed)
    .flatMap((page) => {
      const headings = page.document
        .querySelectorAll('h1, h2, h3')
        .filter((heading) => heading.closest('[lang]')?.is('html'));
      const lines = [
        ...headings.map((heading) => heading.textContent),
        ...attributes(page.document, 'meta[name="description"]', 'content'),
      ];
      return lines.filter((line) => estonian.test(line)).map((line) => `${page.address}: ${line}`);
    });
  expect(mixed).toEqual([]);
});
