/** The thread in which the content of a running server is synced and published. */
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { loopWork } from '#platform/server/content-loop/thread.ts';
import { site } from './site.ts';

performOrders(loopWork(site));
