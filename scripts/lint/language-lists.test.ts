import { expect, test } from 'vitest';
import { languageLists } from './language-lists.mjs';
import { messagesOfRule } from './messages-of-rule.ts';

function lint(code: string, options: { readonly texts: boolean } = { texts: false }): number {
  return messagesOfRule(languageLists, { filename: 'src/site/a.ts', code }, options).length;
}

test.for([
  "for (const locale of ['ru', 'en']) render(locale);",
  "const paths = ['/search', '/ru/search', '/en/search'];",
  'const schema = z.strictObject({ et: text, ru: text, en: text });',
  'const { ru, en } = post.translations;',
  "const ids = { et: 17, ru: 72, 'en': 73 };",
  "type Translated = 'ru' | 'en';",
  'interface Texts { et: string; ru: string }',
  'type Texts = { readonly en: string; readonly ru: string };',
  'const prefix = /^\\/(?:ru|en)(?=\\/|$)/u;',
  "const file = new RegExp('^(?:et|ru)/', 'u');",
  'const file = new RegExp(`^/(?:ru|en)${path}$`, "u");',
])('%s is a list of languages', (code) => {
  expect(lint(code)).toBe(1);
  expect(lint(code, { texts: true })).toBe(1);
});

test('one language alone, and words that hold letters of a code, are no list', () => {
  for (const code of [
    "const home = locale === 'et' ? '/' : '/ru';",
    "const one = { ru: 'Найти', de: 'Suchen' };",
    'const pattern = /open|et|closed/u;',
    "const words = ['et cetera', 'render', 'ru-min'];",
    'export { en };',
  ]) {
    expect(lint(code)).toBe(0);
  }
});

test('a text in several languages is let pass only where texts stand, and only as words', () => {
  for (const code of [
    "const name = { et: 'Nimi', ru: 'Имя', en: 'Name' };",
    "const found = { et: { one: '{count} leht' }, ru: { one: '{count} страница' } };",
    "const days = { et: ['E', 'T'], ru: ['пн', 'вт'], en: ['Mon', 'Tue'] };",
  ]) {
    expect(lint(code)).toBe(1);
    expect(lint(code, { texts: true })).toBe(0);
  }
  expect(lint('const ids = { et: 17, ru: 72, en: 73 };', { texts: true })).toBe(1);
});
