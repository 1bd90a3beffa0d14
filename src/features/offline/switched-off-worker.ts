/** The service worker of a site that keeps nothing (OFFLINE=off): browsers that have the other one load this in its place at
 * their next visit. It deletes what was kept, then itself. */
import { deleteCaches } from './kept-cache.ts';
import { workerScope } from './worker-scope.ts';

workerScope.addEventListener('install', (event) => {
  event.waitUntil(workerScope.skipWaiting());
});

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches().then(() => workerScope.registration.unregister()));
});
