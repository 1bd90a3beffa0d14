/** Worker thread for previews. It calls the content base and the page builder itself, because parsing their
 * responses costs as much as rendering. */
import { workerData } from 'node:worker_threads';
import type { Result } from '#platform/base/result.ts';
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { ownCell } from '#features/page-builder/cell/own-cell.server.ts';
import { PageRenderer, type SiteFolders } from '../page-renderer.ts';
import { makePreview, type PreviewOrder, type PreviewSources } from '../preview/make-preview.ts';
import type { PreviewFault } from '../preview/previewed.ts';
import { type PlainResponse, toPlain } from './plain-response.ts';

export interface PreviewThreadData {
  readonly sources: Omit<PreviewSources, 'cell'>;
  readonly folders: SiteFolders;
}

const { sources: plainSources, folders } = workerData as PreviewThreadData;
const sources: PreviewSources = { ...plainSources, cell: ownCell };
const renderer = new PageRenderer(folders);

const work = {
  preview: async (order: PreviewOrder): Promise<Result<PlainResponse, PreviewFault>> => {
    const made = await makePreview(order, sources, renderer);
    return made.type === 'failure' ? made : { type: 'success', value: await toPlain(made.value) };
  },
};

export type PreviewWork = typeof work;

performOrders(work);
