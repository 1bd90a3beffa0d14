/** Worker thread of the publisher. Only its pool may load this module, because it handles every message of its thread. */
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { publishWork } from '#platform/publish/worker.ts';
import { site } from './site.ts';

performOrders(publishWork(site));
