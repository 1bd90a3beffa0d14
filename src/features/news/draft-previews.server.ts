import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { postSchema } from '#platform/cms/post.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { postStylesAddress } from './post-styles.ts';

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  posts: {
    toPath: (value) => fillTemplate('/about/news/{postSlug}', { postSlug: postSchema.parse(value).slug }),
    shownAt: (value, now) => Math.max(now, Date.parse(postSchema.parse(value).date)),
    stylesAt: (address, { path, ask }) =>
      address === postStylesAddress(path)
        ? ask('postStyles', path.slice(path.lastIndexOf('/') + 1))
        : undefined,
  },
};
