/** Worker thread for previews. */
import { workerData } from 'node:worker_threads';
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { previewWork, type PreviewThreadData } from '#platform/on-demand/threads/preview-thread.ts';
import { ownCell } from './page-builder/cell/own-cell.server.ts';
import { site } from './site.ts';

performOrders(previewWork(workerData as PreviewThreadData, { site, cell: ownCell }));
