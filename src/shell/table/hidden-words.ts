/** Words that find an entry of a list besides those that it shows: the text behind its link, and what visitors type for it. */
import type { StartPart } from '#features/search/format/parts.ts';
import { loadFile } from '#shell/browser/load-file.ts';

/** By the address that the entry links to. */
export type HiddenWords = ReadonlyMap<string, string>;

/** @param address Of the first part of the search index.
 * @returns Nothing when it cannot be loaded: the list is then narrowed by what it shows. */
export async function loadHiddenWords(address: string): Promise<HiddenWords> {
  try {
    const { entries } = await loadFile<StartPart>(address);
    return new Map(entries.map(({ url, text, also = '' }) => [url, `${text} ${also}`]));
  } catch (cause) {
    console.warn(cause);
    return new Map();
  }
}
