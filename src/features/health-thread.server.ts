/** The thread that checks the content: ten thousand articles take a second, and requests must not wait. */
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { healthWork } from '#platform/publish/health/health-work.ts';
import { site } from './site.ts';

performOrders(healthWork(site));
