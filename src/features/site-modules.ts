/** Modules of the site that decide what a target is without being part of the compiled pages, by what they decide. The names of
 * files say it: what a feature hands over to the publisher lies in `kinds.ts`, `queries.ts`, `targets.ts` and `drawings.server.ts`. */
import type { SiteModules } from '#platform/publish/compiler/publisher-modules.ts';

const ofParts = (name: string): readonly string[] => [
  `src/shell/${name}{,.server}.ts`,
  `src/features/*/${name}{,.server}.ts`,
];

export const siteModules: SiteModules = {
  import: { from: ofParts('kinds') },
  queries: { from: ofParts('queries') },
  targets: { from: ofParts('targets') },
  drawings: {
    from: ofParts('drawings'),
    read: ['src/shell/art', 'src/shell/documents/fonts', 'src/shell/styles'],
  },
  rendering: { from: [], alone: ['src/features/*/published-*.server.ts'] },
};
