import { atom } from 'nanostores';
import type { SourceNames } from '#shell/languages/source-name.ts';

/** Of the page; with them names of waste are compared. */
export const $names = atom<SourceNames | undefined>(undefined);
