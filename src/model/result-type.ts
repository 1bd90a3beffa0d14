/** Spec §3: types of search results. */
import { searchGroups } from './live-answer.ts';

/** Types in the site's own index: pages with their questions, guides and places, and articles. */
export const localTypes = ['content', 'wp-post'] as const;

export type LocalType = (typeof localTypes)[number];

export const resultTypes = [...localTypes, ...searchGroups] as const;

export type ResultType = (typeof resultTypes)[number];

/** Types returned by the live part of the search. */
export type LiveType = Exclude<ResultType, 'content'>;
