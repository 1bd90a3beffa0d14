import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { allFeatures } from './all-features.ts';

/** Where entries of each kind are shown, and their drafts. */
export async function loadKindPreviews(): Promise<KindPreviews> {
  const modules = await Promise.all(allFeatures.flatMap(({ previews }) => previews?.() ?? []));
  return Object.fromEntries(modules.flatMap(({ previews }) => Object.entries(previews)));
}
