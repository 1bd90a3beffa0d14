/** A thread of the publisher. */
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { publishWork } from '#platform/publish/worker.ts';
import { site } from './site.ts';

performOrders(publishWork(site));
