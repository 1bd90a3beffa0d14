/** A content base of synthetic posts in every language, which responds at once. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FakeWordPress, type FakePost, fakePost, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { byLocale, defaultLocale, locales } from '#platform/languages/locale.ts';
import { type Article, type SyntheticPost, syntheticPost, toArticles } from './synthetic-post.ts';
import { BenchError } from './timed-run.ts';

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
  for (const article of toArticles(post)) postsIn(fakeWordPress, article).push(toResponse(article));
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

/** Gives an Estonian post another text.
 * @param index Of the post in the list of the content base.
 * @returns The post, and the text that it has now. */
export function editPost({ entries }: Pick<FakeWordPress, 'entries'>, index: number) {
  const posts = entries.get('posts') ?? [];
  const before = posts[index];
  if (!before) throw new BenchError('There is no post to edit.');
  const text = `Muudetud ${randomUUID()}`;
  const after: FakePost = {
    ...before,
    modified_gmt: new Date().toISOString().slice(0, 19),
    content: { rendered: `<p>${text}.</p>`, protected: false },
  };
  posts[index] = after;
  return { id: after.id, slug: after.slug, text };
}

/** @returns One collection of the contract that a request looks up, as the content base gives it; undefined for other requests. */
export function answerToLookup({ url = '' }: IncomingMessage): readonly unknown[] | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (!pathname.endsWith('/general-purpose-api/upcoming-discharges')) return undefined;
  const contractNumber = searchParams.get('contractNumber');
  return [
    { contractNumber, garbage: 'Biojäätmed', itemType: 'Konteiner', address: 'Tamme 1', date: '2036-01-02' },
  ];
}
