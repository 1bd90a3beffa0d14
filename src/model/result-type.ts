/** Spec §3: types of what a search finds. */
import { searchGroups } from './live-answer.ts';

/** Those of the site's own index: pages with their questions, guides and places, and articles. */
export const localTypes = ['content', 'wp-post'] as const;

export type LocalType = (typeof localTypes)[number];

export const resultTypes = [...localTypes, ...searchGroups] as const;

export type ResultType = (typeof resultTypes)[number];

/** Those that the live part finds. */
export type LiveType = Exclude<ResultType, 'content'>;
