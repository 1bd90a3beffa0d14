/** Worker thread for previews. */
import { workerData } from 'node:worker_threads';
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { type PreviewThreadData, previewWork } from '#platform/on-demand/threads/preview-work.ts';
import { ownCell } from './page-builder/cell/own-cell.server.ts';
import { openPreviewedSite } from './previewed-site.server.ts';

performOrders(previewWork(workerData as PreviewThreadData, await openPreviewedSite(ownCell)));
