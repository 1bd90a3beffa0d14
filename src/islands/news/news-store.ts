import { atom } from 'nanostores';
import type { NewsPlace } from './news-place.ts';

/** The page of news that was gone to; undefined while the page is as it was published. */
export const $newsPlace = atom<NewsPlace | undefined>();
