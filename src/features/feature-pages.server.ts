/** A feature brings its pages: they lie in its folder `pages` as all others do in src/pages, by their addresses. */
import { globSync } from 'node:fs';

export interface FeaturePage {
  /** As Astro names a route: `/[...locale]/sorting/[itemId]`. */
  readonly pattern: string;
  readonly entrypoint: string;
}

/** @param root Folder of the project. */
export const featurePages = (root: string): readonly FeaturePage[] =>
  globSync('src/features/*/pages/**/*.{astro,ts}', { cwd: root })
    .filter((file) => !/\/_[^/]*$/u.test(file))
    .toSorted()
    .map((file) => ({ pattern: routePattern(file), entrypoint: `./${file}` }));

function routePattern(file: string): string {
  const page = file.replace(/^src\/features\/[^/]+\/pages/u, '').replace(/\.(?:astro|ts)$/u, '');
  return page.replace(/\/index$/u, '');
}
