import type { PreviewedSite } from '#platform/on-demand/preview/previewed-site.ts';
import { formatDate } from '#shell/languages/format.ts';
import { loadKindPreviews } from './kind-previews.ts';
import type { CellFiles } from './page-builder/cell/cell-files.server.ts';
import { previewPage } from './page-builder/page-preview.server.ts';
import { siteContent } from './site-content.ts';

/** Drafts of all features.
 * @param cell Where code of the page builder runs. */
export async function openPreviewedSite(cell: CellFiles): Promise<PreviewedSite> {
  return {
    content: siteContent,
    kinds: await loadKindPreviews(),
    previewPage: (asked, context) => previewPage(asked, { ...context, cell }),
    formatDay: formatDate,
  };
}
