/** What only publishing knows of a post: its picture as the site serves it, and the figures in its excerpt. Both stand in
 * the published page of the same list. */
import { atom } from 'nanostores';

export interface PublishedPicture {
  readonly sources: readonly { readonly type: string; readonly srcSet: string; readonly sizes: string }[];
  readonly image: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

export interface PublishedCard {
  readonly title: string;
  readonly excerpt: string;
  readonly picture?: PublishedPicture | undefined;
}

/** By path of the article. */
export const $publishedCards = atom<ReadonlyMap<string, PublishedCard>>(new Map());

/** A list is not kept waiting for longer. */
const limitMs = 3000;

/** Learns the cards of a published page. One that does not come leaves them as they are. */
export async function loadPublishedCards(path: string): Promise<void> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(limitMs) });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const cards = [...page.querySelectorAll('.news-published .card')].map(readCard);
    $publishedCards.set(new Map([...$publishedCards.get(), ...cards]));
  } catch {
    // The list itself comes without them, and says so if it fails.
  }
}

function readCard(card: Element): [string, PublishedCard] {
  const link = card.querySelector('h3 a');
  const excerpt = card.querySelector(':scope > p:not(.card-meta)')?.textContent ?? '';
  return [
    link?.getAttribute('href') ?? '',
    { title: link?.textContent ?? '', excerpt, picture: readPicture(card) },
  ];
}

function readPicture(card: Element): PublishedPicture | undefined {
  const image = card.querySelector('img');
  if (!image) return undefined;
  const { alt, width, height } = image;
  return {
    sources: [...card.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({
      ...{ type, srcSet: srcset, sizes },
    })),
    image: { src: image.getAttribute('src') ?? '', alt, width, height },
  };
}
