import type { Post } from '#platform/cms/post.ts';
import { numberKey } from '#platform/store/lists.ts';
import { tallinnClock } from '#platform/time/tallinn-time.ts';

/** Key of a post in lists sorted by date, `2024-03-05-14-00-00/0000000012`. Dates are those of Tallinn, by which pages of
 * lists are divided (news-pages.ts); in the hour that the clock repeats, posts are sorted by what it shows. */
export function postKey({ date, id }: Post): string {
  return `${timeKey(date)}/${numberKey(id)}`;
}

const timeKey = (date: string): string => tallinnClock(Date.parse(date)).replace(/[T:]/gu, '-');
