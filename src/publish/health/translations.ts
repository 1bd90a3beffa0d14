import { textOf } from '#base/html/text.ts';
import type { Post } from '#model/post.ts';
import { locales } from '#model/locale.ts';
import type { Placed } from '../check/content.ts';
import { found, type Found } from './finding.ts';

/** Languages that an article is not there in: its address there says so, and no list shows it. */
export function checkPostTranslations({
  file,
  entry,
}: {
  readonly file: string;
  readonly entry: Post;
}): readonly Found[] {
  const subject = { kind: 'posts' as const, id: entry.id, title: entry.title, file };
  return locales
    .filter((locale) => locale !== 'et' && !entry.translations[locale])
    .map((locale) => found('missing-translation', subject, { locale }));
}

/** Pages of the page builder that show in a language what they show in Estonian. */
export function checkBuiltTranslations({ file, entry }: Placed<'built-pages'>): readonly Found[] {
  const { id, texts } = entry;
  const subject = { kind: 'built-pages' as const, id, title: texts.et.title, file };
  const hasWords = /\p{L}/u.test(textOf(texts.et.html));
  return locales
    .filter((locale) => locale !== 'et' && hasWords && texts[locale].html === texts.et.html)
    .map((locale) => found('missing-translation', subject, { locale }));
}
