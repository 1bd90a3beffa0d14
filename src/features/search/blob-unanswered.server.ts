import { isLocale } from '#platform/languages/locale.ts';
import {
  firstKeptDay,
  maxWordsOfDay,
  type TakeWords,
  type TypedWords,
  type UnansweredStore,
} from './unanswered-store.server.ts';

/** The part of the Netlify Blobs interface that is used. */
export interface UnansweredBlobs {
  setJSON(key: string, value: unknown): Promise<unknown>;
  list(options: {
    readonly prefix: string;
  }): Promise<{ readonly blobs: readonly { readonly key: string }[] }>;
  delete(key: string): Promise<void>;
}

const prefix = 'typed/';

/** Expired blobs that are deleted at once. */
const maxForgotten = 100;

/** Unanswered words in Netlify Blobs. Blobs have no counters, so the words of a day are keys of their own. */
export class BlobUnanswered implements UnansweredStore {
  readonly #loadBlobs: () => UnansweredBlobs;

  /** @param loadBlobs Returns the store. Netlify provides it only during a request. */
  constructor(loadBlobs: () => UnansweredBlobs) {
    this.#loadBlobs = loadBlobs;
  }

  async note(typed: TypedWords, take: TakeWords): ReturnType<UnansweredStore['note']> {
    const blobs = this.#loadBlobs();
    const { blobs: sameDay } = await blobs.list({ prefix: `${prefix}${typed.day}/` });
    const taken = take(maxWordsOfDay - sameDay.length);
    if (taken.type === 'success') await blobs.setJSON(toKey(typed), {});
    return taken;
  }

  async load(today: string): Promise<readonly TypedWords[]> {
    const blobs = this.#loadBlobs();
    const { blobs: listed } = await blobs.list({ prefix });
    const all = listed.flatMap(({ key }) => ({ key, typed: parseKey(key) }));
    const first = firstKeptDay(today);
    const expired = all.filter(({ typed }) => !typed || typed.day < first);
    for (const { key } of expired.slice(0, maxForgotten)) await blobs.delete(key);
    return all.flatMap(({ typed }) => (typed && typed.day >= first ? typed : []));
  }
}

/** Words as a key: without spaces, which would need escaping. */
const toKey = ({ day, locale, words }: TypedWords): string =>
  `${prefix}${day}/${locale}/${Buffer.from(words).toString('base64url')}`;

function parseKey(key: string): TypedWords | undefined {
  const [day, locale, words] = key.slice(prefix.length).split('/');
  if (day === undefined || words === undefined || !isLocale(locale)) return undefined;
  return { day, locale, words: Buffer.from(words, 'base64url').toString() };
}
