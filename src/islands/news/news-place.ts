/** Which page of the news an address is, and what to ask for it. Its posts are those of the published page. */
import type { PostsQuery } from '../posts/posts-query.ts';
import { archivePageCount, newsPageSize } from '#site/news-pages.ts';

export interface NewsPlace {
  /** Slug; absent: all news. */
  readonly category?: string;
  /** Page of the archive, 1 is the oldest; absent: the first page. */
  readonly archive?: number;
}

/** @param front Path of the first page of all news, `/ru/about/news`.
 * @returns undefined for an address that is no list of news. */
export function parseNewsPath(path: string, front: string): NewsPlace | undefined {
  if (path !== front && !path.startsWith(`${front}/`)) return undefined;
  const match = /^(?:\/category\/(?<category>[a-z-]+))?(?:\/page\/(?<archive>\d+))?$/u.exec(
    path.slice(front.length),
  );
  if (!match?.groups) return undefined;
  const { category, archive } = match.groups;
  return {
    ...(category !== undefined && { category }),
    ...(archive !== undefined && { archive: Number(archive) }),
  };
}

export function newsPath({ category, archive }: NewsPlace, front: string): string {
  const list = category === undefined ? front : `${front}/category/${category}`;
  return archive === undefined ? list : `${list}/page/${archive}`;
}

/** The first page holds the newest posts, less than twice a page of them; the archive is counted from the oldest. */
export function newsQuery({ category, archive }: NewsPlace): PostsQuery {
  const which = { hidesUntranslated: true, ...(category !== undefined && { category }) };
  return archive === undefined
    ? { ...which, order: 'desc', perPage: 2 * newsPageSize - 1, page: 1 }
    : { ...which, order: 'asc', perPage: newsPageSize, page: archive };
}

/** Posts of a page out of those that its query is answered with, newest first. */
export function postsOf<Post>(
  { archive }: NewsPlace,
  posts: readonly Post[],
  totalPosts: number,
): readonly Post[] {
  if (archive !== undefined) return posts.toReversed();
  return posts.slice(0, totalPosts - archivePageCount(totalPosts) * newsPageSize);
}

/** Pages beside a page. */
export function neighbours(
  { category, archive }: NewsPlace,
  totalPosts: number,
): { readonly newer?: NewsPlace; readonly older?: NewsPlace } {
  const list = category === undefined ? {} : { category };
  const last = archivePageCount(totalPosts);
  const place = (page: number) => (page > last ? list : { ...list, archive: page });
  const older = (archive ?? last + 1) - 1;
  return {
    ...(archive !== undefined && { newer: place(archive + 1) }),
    ...(older > 0 && { older: place(older) }),
  };
}
