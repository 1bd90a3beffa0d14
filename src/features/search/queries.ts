import type { Locale } from '#platform/languages/locale.ts';
import { lastKey, numberKey } from '#platform/store/lists.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { withFacts } from '#shell/layout/site.ts';

/** Texts of a post, as it stands in the lists of the search. */
interface PostWords {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

/** Whether there are more than `count` posts. */
export function hasMorePosts({ reader }: QueryContext, count: number): boolean {
  return reader.has('search/et', count);
}

/** Ids of the posts that end a segment of the search index, ascending. */
export function segmentEnds({ reader }: QueryContext): readonly number[] {
  return reader.keys('search/ends').map(Number);
}

/** Posts of a segment in one language, by ascending id.
 * @param end Id of the last post of the segment; null for the newest segment. */
export function segmentPosts(
  context: QueryContext,
  locale: Locale,
  end: number | null,
): readonly PostWords[] {
  const until = end === null ? lastKey : numberKey(end);
  const before = context.reader.keyBefore('search/ends', until);
  const from = before === undefined ? '' : numberKey(Number(before) + 1);
  return wordsIn(context, locale, { from, until });
}

/** Posts in a range of ids in one language, including both ends, by ascending id. */
export function searchPosts(
  context: QueryContext,
  locale: Locale,
  { from, until }: { readonly from: number; readonly until: number },
): readonly PostWords[] {
  return wordsIn(context, locale, { from: numberKey(from), until: numberKey(until) });
}

function wordsIn(
  context: QueryContext,
  locale: Locale,
  range: { readonly from: string; readonly until: string },
): readonly PostWords[] {
  return context.reader.summaries<PostWords>(`search/${locale}`, range).map((post) => ({
    ...post,
    title: withFacts(post.title, locale, context),
    text: withFacts(post.text, locale, context),
  }));
}

/** All queries of this feature. */
export const queries = { hasMorePosts, searchPosts, segmentEnds, segmentPosts };
