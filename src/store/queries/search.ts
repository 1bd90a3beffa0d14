/** Posts for the search index (search/format/parts.ts). */
import type { Locale } from '#model/locale.ts';
import { lastKey, numberKey } from '../lists.ts';
import type { PostWords } from '../post-text.ts';
import type { QueryContext } from './context.ts';
import { withFacts } from './text.ts';

/** Whether there are more posts than a number. */
export function hasMorePosts({ reader }: QueryContext, count: number): boolean {
  return reader.has('search/et', count);
}

/** Ids of the posts that end a segment of the index, ascending. */
export function segmentEnds({ reader }: QueryContext): readonly number[] {
  return reader.keys('search/ends').map(Number);
}

/** Posts of a segment in one language, by ascending id.
 * @param end Id of the post that ends it; null for the newest segment. */
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

/** Posts of a range of ids in one language, both ends included, by ascending id. */
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
