/** What should be better in published articles. Others are not checked: what is found may be public. */
import { defaultLocale, locales, translatedLocales } from '#platform/languages/locale.ts';
import type { Post } from '#platform/cms/post.ts';
import { found, type Found, type WrittenText } from '#platform/publish/health/findings.ts';
import type { HealthContext } from '#platform/publish/published-part.ts';
import type { Content, Placed } from '#platform/publish/stored-content.ts';

/** @param now Milliseconds since the epoch. */
export function* articleTexts(content: Content, now: number): Generator<readonly WrittenText[]> {
  for (const { file, entry } of publishedPosts(content, now))
    yield locales.flatMap((locale) => {
      const text = locale === defaultLocale ? entry : entry.translations[locale];
      if (!text) return [];
      const subject = { kind: 'posts' as const, id: entry.id, title: text.title, file };
      return [{ subject, locale, place: 'content', html: text.content, level: 1 }];
    });
}

export function* articleFindings(content: Content, { now }: HealthContext): Generator<Found> {
  for (const placed of publishedPosts(content, now)) yield* checkTranslations(placed);
}

function* publishedPosts(content: Content, now: number): Generator<Placed<'posts'>> {
  for (const placed of content.each('posts')) {
    const { status, date } = placed.entry;
    if (status === 'publish' && Date.parse(date) <= now) yield placed;
  }
}

/** Reports missing translations of an article: in those languages its page says that there is no translation,
 * and it is not listed. */
function checkTranslations({
  file,
  entry,
}: {
  readonly file: string;
  readonly entry: Post;
}): readonly Found[] {
  const subject = { kind: 'posts' as const, id: entry.id, title: entry.title, file };
  return translatedLocales
    .filter((locale) => !entry.translations[locale])
    .map((locale) => found('missing-translation', subject, { locale }));
}
