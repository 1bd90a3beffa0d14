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
    const page = await loadPage(path);
    const cards = [...page.querySelectorAll('.news-published .card')].map(readCard);
    $publishedCards.set(new Map([...$publishedCards.get(), ...cards]));
  } catch {
    // The list itself comes without them, and says so if it fails.
  }
}

/** The browser reads it as a page: text that is made markup by a script is refused (../trusted/trusted-script.ts).
 * @throws {TypeError} When it does not come. */
function loadPage(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = limitMs;
    request.addEventListener('loadend', () => {
      const page: unknown = request.response;
      if (page instanceof Document) resolve(page);
      else reject(new TypeError(`${path} is no page.`));
    });
    request.send();
  });
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
