import type { PreviewedSite } from '#platform/on-demand/preview/previewed-site.ts';
import { formatDate } from '#shell/languages/format.ts';
import { newsPreviews } from './news/draft-previews.server.ts';
import { noticePreviews } from './notices/draft-previews.server.ts';
import type { CellFiles } from './page-builder/cell/cell-files.server.ts';
import { builtPagePreviews } from './page-builder/draft-previews.server.ts';
import { previewPage } from './page-builder/page-preview.server.ts';
import { pricePreviews } from './prices/draft-previews.server.ts';
import { sortingPreviews } from './sorting/draft-previews.server.ts';
import { siteContent } from './site-content.ts';
import { stationPreviews } from './stations/draft-previews.server.ts';

/** Drafts of all features.
 * @param cell Where code of the page builder runs. */
export const previewedSite = (cell: CellFiles): PreviewedSite => ({
  content: siteContent,
  kinds: {
    ...newsPreviews,
    ...noticePreviews,
    ...builtPagePreviews,
    ...pricePreviews,
    ...sortingPreviews,
    ...stationPreviews,
  },
  previewPage: (asked, context) => previewPage(asked, { ...context, cell }),
  formatDay: formatDate,
});
