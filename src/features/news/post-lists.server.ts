/** Lists of articles: by slug and by date, those of the search index, and those of the sitemap. */
import { hash } from 'node:crypto';
import type { Post } from '#platform/cms/post.ts';
import { type Listing, numberKey, type Position } from '#platform/store/lists.ts';
import { postKey } from './post-key.ts';
import { addressVariant, postAddress, postLocales, postWords, summarizePost } from './post-texts.ts';

export const postLists: Listing<Post> = {
  positions: postPositions,
  boundaries: (post) => [Date.parse(post.date)],
  summaries: (post) => ({ ...summarizePost(post), ...postWords(post), ...postAddress(post) }),
};

/** Average number of posts in a segment of the search index. */
const postsPerSegment = 512;

/** Whether a key ends a segment. This depends on the key alone, so adding or removing an old post changes no
 * other segment. */
const endsSegment = (scatter: string): boolean => Number.parseInt(scatter, 16) % postsPerSegment === 0;

function postPositions(post: Post, now: number): readonly Position[] {
  if (post.status !== 'publish') return [];
  // A slug is reserved as soon as the post is saved, even before it is published.
  const slug = { list: 'slugs', key: post.slug };
  if (Date.parse(post.date) > now) return [slug];
  const key = postKey(post);
  const scatter = hash('sha256', String(post.id), 'hex').slice(0, 12);
  return [
    slug,
    { list: 'posts', key: post.slug },
    { list: 'posts/scattered', key: scatter, variant: addressVariant },
    ...(post.styles?.inline_styles ? [{ list: 'posts/styled', key: post.slug }] : []),
    ...(endsSegment(scatter) ? [{ list: 'search/ends', key: numberKey(post.id) }] : []),
    ...postLocales(post).flatMap((locale) => [
      { list: `search/${locale}`, key: numberKey(post.id), variant: `search/${locale}` },
      { list: `posts/${locale}`, key, variant: locale },
      { list: `posts/${locale}/${post.category}`, key, variant: locale },
    ]),
  ];
}
