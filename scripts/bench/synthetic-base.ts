/** A content base of posts that do not exist, in three languages, which answers at once. */
import { type StandIn, type StandInPost, standInPost, startStandIn } from '#cms/wordpress/stand-in.ts';
import { type Article, articlesOf, type SyntheticPost, syntheticPost } from './synthetic-post.ts';

/** Ids of translations lie this far above those of the originals. */
const idSteps = { et: 0, ru: 1_000_000, en: 2_000_000 } as const;

export async function startSyntheticBase(count: number): Promise<StandIn> {
  const standIn = await startStandIn([]);
  for (const locale of ['et', 'ru', 'en'] as const) {
    standIn.entries.set(locale === 'et' ? 'posts' : `posts ${locale}`, []);
  }
  for (let number = 0; number < count; number += 1) addPost(standIn, syntheticPost(number, count));
  return standIn;
}

export function addPost(standIn: StandIn, post: SyntheticPost): void {
  for (const article of articlesOf(post)) postsIn(standIn, article).push(toTold(article));
}

function postsIn({ entries }: StandIn, { locale }: Article): StandInPost[] {
  return entries.get(locale === 'et' ? 'posts' : `posts ${locale}`) ?? [];
}

function toTold({ id, slug, locale, date, title, content, excerpt }: Article): StandInPost {
  return standInPost(id + idSteps[locale], {
    slug,
    date_gmt: date.slice(0, 19),
    modified_gmt: date.slice(0, 19),
    title: { rendered: title },
    content: { rendered: content },
    excerpt: { rendered: `<p>${excerpt}</p>` },
    wpml_current_locale: locale,
    wpml_translations: Object.fromEntries(
      Object.entries(idSteps).map(([other, step]) => [other, { id: id + step }]),
    ),
  });
}
