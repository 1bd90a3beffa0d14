/** A content base of synthetic posts in every language, which responds at once. */
import { join } from 'node:path';
import { type FakeWordPress, type FakePost, fakePost, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { byLocale, defaultLocale, locales } from '#model/locale.ts';
import { type Article, articlesOf, type SyntheticPost, syntheticPost } from './synthetic-post.ts';

/** Offset between the ids of originals and translations. */
const idSteps = byLocale((locale) => locales.indexOf(locale) * 1_000_000);

export async function startSyntheticBase(count: number): Promise<FakeWordPress> {
  const fakeWordPress = await startFakeWordPress([]);
  for (const locale of locales) {
    fakeWordPress.entries.set(locale === defaultLocale ? 'posts' : `posts ${locale}`, []);
  }
  for (let number = 0; number < count; number += 1) addPost(fakeWordPress, syntheticPost(number, count));
  return fakeWordPress;
}

export function addPost(fakeWordPress: FakeWordPress, post: SyntheticPost): void {
  for (const article of articlesOf(post)) postsIn(fakeWordPress, article).push(toResponse(article));
}

function postsIn({ entries }: FakeWordPress, { locale }: Article): FakePost[] {
  return entries.get(locale === defaultLocale ? 'posts' : `posts ${locale}`) ?? [];
}

function toResponse({ id, slug, locale, date, title, content, excerpt }: Article): FakePost {
  return fakePost(id + idSteps[locale], {
    slug,
    date_gmt: date.slice(0, 19),
    modified_gmt: date.slice(0, 19),
    title: { rendered: title },
    content: { rendered: content, protected: false },
    excerpt: { rendered: `<p>${excerpt}</p>`, protected: false },
    wpml_current_locale: locale,
    wpml_translations: Object.fromEntries(
      Object.entries(idSteps).map(([other, step]) => [other, { id: id + step }]),
    ),
  });
}

/** Settings of a command that reads this content base into a folder, independent of the shell's environment. */
export function isolatedSettings(folder: string, { url }: Pick<FakeWordPress, 'url'>) {
  return {
    STATE_DIR: join(folder, 'state'),
    OUT_DIR: join(folder, 'dist'),
    CONTENT_BASE_URL: url,
    CONTENT_BASE_USER: '',
    CONTENT_BASE_PASSWORD: '',
    PLASMIC_PROJECT_ID: '',
    PLASMIC_TOKEN: '',
  };
}
