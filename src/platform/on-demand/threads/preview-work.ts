/** What the threads for previews do. They call the content base and the page builder themselves, because parsing their
 * responses costs as much as rendering. */
import type { Result } from '#platform/base/result.ts';
import { PageRenderer, type SiteFolders } from '../page-renderer.ts';
import { makePreview, type PreviewOrder, type PreviewSources } from '../preview/make-preview.ts';
import type { ToldFault } from '../preview/previewed.ts';
import type { PreviewedSite } from '../preview/previewed-site.ts';
import { type PlainResponse, toPlain } from './plain-response.ts';

export interface PreviewThreadData {
  readonly sources: PreviewSources;
  readonly folders: SiteFolders;
}

export function previewWork({ sources, folders }: PreviewThreadData, site: PreviewedSite) {
  const renderer = new PageRenderer(folders);
  return {
    preview: async (order: PreviewOrder): Promise<Result<PlainResponse, ToldFault>> => {
      const made = await makePreview(order, sources, { renderer, site });
      return made.type === 'failure' ? made : { type: 'success', value: await toPlain(made.value) };
    },
  };
}

export type PreviewWork = ReturnType<typeof previewWork>;
