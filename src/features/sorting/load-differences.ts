import type { Locale } from '#platform/languages/locale.ts';
import { loadOnce } from '#shell/browser/load-once.ts';
import { type DifferencePlace, differencesAddress } from './differences-file.ts';

/** @throws If the file cannot be had; the next call asks again. */
export const loadDifferences = (locale: Locale): Promise<readonly DifferencePlace[]> =>
  loadOnce<readonly DifferencePlace[]>(differencesAddress(locale));
