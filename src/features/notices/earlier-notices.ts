import type { Page } from '#shell/layout/page.ts';
import type { Queries } from '#platform/store/query.ts';

/** `disruption-articles.ts`: who has articles about disruptions. */
export type DisruptionArticles = (page: Page) => {
  readonly posts: readonly DisruptionPost[];
  /** Where all of them are. */
  readonly address: string;
};

/** An article about a disruption. */
interface DisruptionPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
}

type EndedNotice = ReturnType<Queries['endedNotices']>[number];

export type EarlierNotice =
  | { readonly type: 'notice'; readonly at: string; readonly notice: EndedNotice }
  | { readonly type: 'post'; readonly at: string; readonly post: DisruptionPost };

/** Notices that ended and articles about disruptions in one list, the latest begin first. */
export function earlierNotices(
  notices: readonly EndedNotice[],
  posts: readonly DisruptionPost[],
): readonly EarlierNotice[] {
  return [
    ...notices.map((notice) => ({ type: 'notice' as const, at: notice.from, notice })),
    ...posts.map((post) => ({ type: 'post' as const, at: post.date, post })),
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** The last day of a period, from the instant at which it ends. */
export function lastDay(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString();
}
