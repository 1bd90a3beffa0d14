/** What this feature adds to the site. */
import { isOfflineWorker, makeOfflineWorker } from './published-worker.server.ts';
import { targets } from './targets.ts';
import type { Feature } from '#platform/feature.ts';
import { localeMessages } from './locale-messages.ts';

export const offline = {
  name: 'offline',
  compiled: () => import('./offline-plugin.server.ts'),
  targets,
  composed: [{ isAddress: isOfflineWorker, make: (_, context) => makeOfflineWorker(context) }],
  localeMessages,
} as const satisfies Feature;
