/** Words that texts avoid, because the site has another word for the same thing. */
import type { Locale } from '#platform/languages/locale.ts';
import { splitBlocks } from './words.ts';

interface Avoided {
  /** The word to write instead. */
  readonly instead: string;
  readonly word: RegExp;
  /** An example with the word, and the same with the right one. */
  readonly wrong: string;
  readonly right: string;
}

export const avoidedWords = {
  et: [
    {
      instead: 'konteiner',
      word: /(?<!süva|süvakogumis)mahuti/iu,
      wrong: 'Mahuti on täis',
      right: 'Konteiner on täis, süvamahuti ka',
    },
    {
      instead: 'vajaduse korral, võimaluse korral',
      word: /(?<!\p{L})(?:vajadusel|võimalusel)(?!\p{L})/iu,
      wrong: 'Lisage vajadusel foto',
      right: 'Lisage vajaduse korral foto',
    },
    {
      instead: 'eri aineid',
      word: /erinevaid aineid/iu,
      wrong: 'Ärge segage erinevaid aineid',
      right: 'Ärge segage eri aineid',
    },
  ],
  ru: [
    {
      instead: 'портал самообслуживания',
      word: /(?<!\p{L})в самообслуживани[еи]/iu,
      wrong: 'В самообслуживании видны счета',
      right: 'На портале самообслуживания видны счета',
    },
    { instead: 'шторм', word: /(?<!\p{L})бур[яиюе](?!\p{L})/iu, wrong: 'Буря прошла', right: 'Шторм прошёл' },
    {
      instead: 'Школа сортировки',
      word: /Школ\p{L}+ отходов/iu,
      wrong: 'Школа отходов',
      right: 'Школа сортировки',
    },
  ],
  en: [
    {
      instead: 'collection',
      word: /(?<!\p{L})emptyings(?!\p{L})/iu,
      wrong: 'Two emptyings',
      right: 'Two collections, septic tank emptying',
    },
    {
      instead: 'missed collections',
      word: /(?<!\p{L})unserved(?!\p{L})/iu,
      wrong: 'Unserved addresses',
      right: 'Missed collections',
    },
    { instead: 'email', word: /(?<!\p{L})e-mail/iu, wrong: 'An e-mail', right: 'An email' },
    {
      instead: 'online bank',
      word: /internet bank/iu,
      wrong: 'Your internet bank',
      right: 'Your online bank',
    },
  ],
} as const satisfies Record<Locale, readonly Avoided[]>;

/** @param html HTML or plain text. @returns Avoided words with the characters around them and the right word. */
export function avoidedIn(html: string, locale: Locale): readonly string[] {
  const words: readonly Avoided[] = avoidedWords[locale];
  return splitBlocks(html).flatMap((block) =>
    words.flatMap(({ word, instead }) => {
      const place = block.search(word);
      return place < 0 ? [] : [`…${block.slice(Math.max(0, place - 20), place + 25)}… (${instead})`];
    }),
  );
}
