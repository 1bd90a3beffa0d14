import { beginning } from '#platform/base/text.ts';
import type { ListedPost } from './posts-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { excerptLength } from './news-pages.ts';

/** Content of a card, in the language of the page if the post has it. */
export function cardText(
  { title, excerpt, translations }: Pick<ListedPost, 'title' | 'excerpt' | 'translations'>,
  locale: Locale,
): { readonly title: string; readonly excerpt: string } {
  const text = translations[locale] ?? { title, excerpt };
  return { title: text.title, excerpt: beginning(withoutFigures(text.excerpt), excerptLength) };
}

/** Texts contain figures as `{{name}}`, which are known only at publish time: an excerpt is cut before the
 * sentence, or the figure, that uses one. */
function withoutFigures(text: string): string {
  const [before = '', ...rest] = text.split('{{');
  if (rest.length === 0) return text;
  const words = before.split(' ');
  const last = words.findLastIndex((word, index) => index < words.length - 1 && /[.!?]$/u.test(word));
  const sentences = last === -1 ? undefined : words.slice(0, last + 1).join(' ');
  return sentences ?? `${before.trimEnd()}…`;
}
