/** Work of the threads for previews. A thread calls the content base and the page builder itself, because parsing their
 * responses costs as much as rendering. */
import type { Result } from '#platform/base/result.ts';
import { PageRenderer, type SiteFolders } from '../page-renderer.ts';
import { makePreview, type PreviewOrder, type PreviewSources } from '../preview/make-preview.ts';
import type { PreviewFault } from '../preview/previewed.ts';
import { type PlainResponse, toPlain } from './plain-response.ts';

export interface PreviewThreadData {
  readonly sources: Omit<PreviewSources, 'site' | 'cell'>;
  readonly folders: SiteFolders;
}

export type PreviewWork = ReturnType<typeof previewWork>;

/** @param own What cannot be sent to a thread. */
export function previewWork(
  { sources: sent, folders }: PreviewThreadData,
  own: Pick<PreviewSources, 'site' | 'cell'>,
) {
  const sources: PreviewSources = { ...sent, ...own };
  const renderer = new PageRenderer(folders);
  return {
    preview: async (order: PreviewOrder): Promise<Result<PlainResponse, PreviewFault>> => {
      const made = await makePreview(order, sources, renderer);
      return made.type === 'failure' ? made : { type: 'success', value: await toPlain(made.value) };
    },
  };
}
