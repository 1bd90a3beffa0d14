/** Words that find an entry of a list besides those that it shows: the text behind its link, and what visitors type for it. */
import { loadFile } from '#shell/browser/load-file.ts';

/** By the address that the entry links to. */
export type HiddenWords = ReadonlyMap<string, string>;

/** What is read of the file that has them, the first part of the search index. */
interface EntriesFile {
  readonly entries: readonly { readonly url: string; readonly text: string; readonly also?: string }[];
}

/** @param address Of that file.
 * @returns Nothing when it cannot be loaded: the list is then narrowed by what it shows. */
export async function loadHiddenWords(address: string): Promise<HiddenWords> {
  try {
    const { entries } = await loadFile<EntriesFile>(address);
    return new Map(entries.map(({ url, text, also = '' }) => [url, `${text} ${also}`]));
  } catch (cause) {
    console.warn(cause);
    return new Map();
  }
}
