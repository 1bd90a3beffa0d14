/** Worker thread for previews. It calls the content base and the page builder itself, because parsing their
 * responses costs as much as rendering. */
import { workerData } from 'node:worker_threads';
import { ownCell } from '#cms/page-builder/cell/own-cell.ts';
import { PageRenderer, type SiteFolders } from '../page-renderer.ts';
import { makePreview, type PreviewOrder, type PreviewSources } from '../preview/make-preview.ts';
import { performOrders } from './perform-orders.ts';
import { toPlain } from './plain-response.ts';

export interface PreviewThreadData {
  readonly sources: Omit<PreviewSources, 'cell'>;
  readonly folders: SiteFolders;
}

const { sources: plainSources, folders } = workerData as PreviewThreadData;
const sources: PreviewSources = { ...plainSources, cell: ownCell };
const renderer = new PageRenderer(folders);

performOrders(async (order: PreviewOrder) => {
  const made = await makePreview(order, sources, renderer);
  return made.type === 'failure' ? made : { type: 'success', value: await toPlain(made.value) };
});
