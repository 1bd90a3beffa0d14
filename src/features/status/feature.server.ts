/** What this feature adds on servers. */
import type { ServedFeature } from '#platform/server/served-site.ts';
import { configureStatus, isStatusAddress } from './status-page.server.ts';

export const served = {
  openHandlers: ({ settings, folders, parts, renderer, self }) => [
    {
      kind: 'status',
      isFor: ({ pathname }) => isStatusAddress(pathname),
      answer: configureStatus(settings, folders, { renderer, unanswered: parts.unanswered, ...self }),
      isApart: true,
      otherwise: 'page',
    },
  ],
} satisfies ServedFeature;
