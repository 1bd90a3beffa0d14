/** The drawing of a post that has no picture of its own. */
import type { PostCategory } from '#platform/cms/post.ts';
import type { ArtName } from '#shell/layout/art-of-page.ts';

const artOfCategory = {
  'company-news': ['company', 'truck', 'support', 'incinerator', 'news'],
  'emergency-notices': ['roads', 'stations', 'truck', 'containers'],
  'waste-school': ['recycling', 'electronics', 'packaging', 'compost', 'containers'],
} as const satisfies Record<PostCategory, readonly ArtName[]>;

/** @param id Id of the post: it keeps its drawing, and neighbours in a list seldom share one. */
export function chooseArt(category: PostCategory, id: number): ArtName {
  const arts: readonly ArtName[] = artOfCategory[category];
  return arts[id % arts.length] ?? 'news';
}
