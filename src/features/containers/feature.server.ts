/** What this feature adds on servers. */
import type { ServedFeature } from '#platform/server/served-site.ts';
import { loadWasteTypeNames } from './waste-type-names.server.ts';

export const servedContainers = {
  configureParts: ({ folders }) => ({
    loadWasteTypeNames: () => Promise.resolve(loadWasteTypeNames(folders.contentDir)),
  }),
} satisfies ServedFeature;
