import type { PreviewedSite } from '#platform/on-demand/preview/previewed-site.ts';
import { formatDate } from '#shell/languages/format.ts';
import { allFeatures } from './all-features.ts';
import type { CellFiles } from './page-builder/cell/cell-files.server.ts';
import { previewPage } from './page-builder/page-preview.server.ts';
import { siteContent } from './site-content.ts';

/** Drafts of all features.
 * @param cell Where code of the page builder runs. */
export async function openPreviewedSite(cell: CellFiles): Promise<PreviewedSite> {
  const modules = await Promise.all(allFeatures.flatMap(({ previews }) => previews?.() ?? []));
  return {
    content: siteContent,
    kinds: Object.fromEntries(modules.flatMap(({ previews }) => Object.entries(previews))),
    previewPage: (asked, context) => previewPage(asked, { ...context, cell }),
    formatDay: formatDate,
  };
}
