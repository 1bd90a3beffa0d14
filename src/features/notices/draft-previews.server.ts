import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { noticeSchema } from './notice.ts';

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  notices: {
    shownAt: (value, now) => {
      const { from, until } = noticeSchema.parse(value);
      return Math.max(Date.parse(from), Math.min(now, Date.parse(until) - 1));
    },
  },
};
