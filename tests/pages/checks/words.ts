/** Words of a page: none that were meant for a program, and none of another language. */
import { namespaces } from '#features/namespaces.server.ts';
import { attributes, type SitePage, texts } from '../../site/pages.ts';
import { type Check, check } from '../check.ts';

/** Every text of a page that a visitor reads or hears, including the head. */
function collectWords({ document }: SitePage): string {
  return [
    ...texts(document, 'title, body'),
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

const keys = new RegExp(String.raw`\b(?:${Object.keys(namespaces).join('|')})\.[a-z]\w*`, 'u');

const estonianWords = /\b(?:ja|või|kui|jäätme(?!jaam)\w*|hinnakir\w*|vedu|teenus\w*|meie|kuidas)\b/iu;

/** Inserts a paragraph at the end of the main part. */
const withParagraph = (text: string) => ({ part: /<\/main>/u, by: `<p>${text}</p></main>` });

export const words: readonly Check[] = [
  check('no page shows a key instead of a text', {
    faults: (page) => keys.exec(collectWords(page)) ?? [],
    spoiling: { pages: ['/about'], ...withParagraph('common.readMore') },
  }),

  check('no page shows a place for a figure or a value that was not filled', {
    faults: (page) => {
      // The description of the interface names the parts of an address that vary.
      const all =
        page.path === '/data/api' ? collectWords(page).replace(/\/\{\w+\}/gu, '/') : collectWords(page);
      return /\{\{?\w+\}?\}|\bundefined\b|\bNaN\b|\[object/u.exec(all) ?? [];
    },
    spoiling: { pages: ['/about'], ...withParagraph('Kell {{binsOutBy}}') },
  }),

  check('Russian pages are written in Cyrillic', {
    // That of the interface has names of fields and examples, which are the same in every language.
    concerns: ({ locale, isIndexed, path }) => locale === 'ru' && isIndexed && path !== '/data/api',
    faults: (page) => {
      // Names of places stand in brackets as on signs; a long list of them is most of a short page.
      const text = readingText(page).replaceAll(/\([^()]*\)/gu, '');
      const share = count(text, /\p{Script=Cyrillic}/gu) / Math.max(1, count(text, /\p{L}/gu));
      return share < 0.8 ? [`${Math.round(share * 100)} % of its letters are Cyrillic`] : [];
    },
    spoiling: { pages: ['/ru/about'], ...withParagraph('Tekst ei ole vene keeles. '.repeat(20)) },
  }),

  check('Estonian and English pages hold no Cyrillic', {
    concerns: ({ locale }) => locale !== 'ru',
    faults: (page) => /\p{Script=Cyrillic}+/u.exec(readingText(page)) ?? [],
    spoiling: { pages: ['/about'], ...withParagraph('Где?') },
  }),

  check('headings, titles and descriptions of English pages hold no Estonian words', {
    concerns: ({ locale, isIndexed }) => locale === 'en' && isIndexed,
    faults: ({ document }) => {
      const headings = document
        .querySelectorAll('h1, h2, h3')
        .filter((heading) => heading.closest('[lang]')?.tagName === 'html')
        .map(({ textContent }) => textContent);
      const descriptions = attributes(document, 'meta[name="description"]', 'content');
      return [...headings, ...descriptions].filter((line) => estonianWords.test(line));
    },
    spoiling: { pages: ['/en/about'], part: /<h1>/u, by: '<h1>Meie firma' },
  }),

  check('sentences of a paragraph stand apart by a space', {
    faults: ({ document }) =>
      texts(document, 'p').flatMap((text) => text.match(/.{0,20}[\p{Ll}\d][.!?]\p{Lu}\p{Ll}.{0,20}/gu) ?? []),
    spoiling: { pages: ['/about'], ...withParagraph('Üks lause.Teine lause.') },
  }),
];
