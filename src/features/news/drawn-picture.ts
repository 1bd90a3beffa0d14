/** The drawing of a post that has no picture of its own: of what its address names, or one that fits all posts of its category. */
import type { PostCategory } from '#platform/cms/post.ts';
import type { ArtName } from '#shell/layout/art-of-page.ts';

/** By the beginning of an Estonian word of the address. The first one in this order counts, not the first in the address: a broken
 * truck is late with paper and packaging. */
const artOfWord = [
  ['prugiauto', 'truck'],
  ['biogaas', 'truck'],
  ['tuhjendamata', 'truck'],
  ['kompost', 'compost'],
  ['biojaat', 'compost'],
  ['aiajaat', 'compost'],
  ['elektri', 'electronics'],
  ['patarei', 'electronics'],
  ['rehv', 'trailer'],
  ['vanarehv', 'trailer'],
  ['eterniit', 'construction'],
  ['ehitus', 'construction'],
  ['poletus', 'incinerator'],
  ['ohtlik', 'stations'],
  ['jaatmejaam', 'stations'],
  ['pakend', 'packaging'],
  ['segapakend', 'packaging'],
  ['paber', 'recycling'],
  ['vanapaber', 'recycling'],
  ['ringlus', 'recycling'],
  ['ringid', 'truck'],
  ['veograafik', 'truck'],
  ['tee', 'roads'],
] as const satisfies readonly (readonly [string, ArtName])[];

const artOfCategory = {
  'company-news': ['news', 'company'],
  'emergency-notices': ['roads'],
  'waste-school': ['containers'],
} as const satisfies Record<PostCategory, readonly ArtName[]>;

interface DrawnPost {
  readonly category: PostCategory;
  readonly id: number;
  readonly slug: string;
}

/** A post keeps its drawing whatever stands beside it. */
export function chooseArt({ category, id, slug }: DrawnPost): ArtName {
  const words = slug.split('-');
  const named = artOfWord.find(([beginning]) => words.some((word) => word.startsWith(beginning)));
  const arts: readonly ArtName[] = artOfCategory[category];
  return named?.[1] ?? arts[id % arts.length] ?? 'news';
}
