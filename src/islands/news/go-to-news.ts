/** Shows another list of news in place of the published one. */
import type { ComponentType } from 'react';
import { mountIsland } from '../mount/mount.ts';
import { parseProps } from '../mount/parse-props.ts';
import { newsPath, type NewsPlace } from './news-place.ts';
import { $newsPlace } from './news-store.ts';
import { newsTitle } from './news-texts.ts';
import type { NewsProps } from './News.tsx';
import { loadPublishedCards } from './published-cards.ts';

let mounted: Promise<void> | undefined;

interface Going {
  /** Whether it is the list that the page was published with. */
  readonly isPublished: boolean;
  /** Imports the component. */
  readonly load: () => Promise<ComponentType<NewsProps>>;
}

/** @throws {TypeError} When it cannot be shown. */
export async function goToNews(
  root: HTMLElement,
  place: NewsPlace,
  { isPublished, load }: Going,
): Promise<void> {
  const published = root.querySelector<HTMLElement>('.news-published');
  const live = root.querySelector<HTMLElement>('.news-live');
  if (!published || !live) throw new TypeError('The page has no place for a list of news.');
  const { front, texts } = parseProps<NewsProps>(live);
  const { category } = place;
  tellWhere(root, newsTitle(place, texts), newsPath(category === undefined ? {} : { category }, front));
  if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
  if (!isPublished) {
    root.ariaBusy = 'true';
    mounted ??= mountIsland<NewsProps>({ root: live, wake: 'at-once', load });
    await Promise.all([mounted, loadPublishedCards(newsPath(place, front))]);
    root.ariaBusy = null;
    if (live.dataset.failed !== undefined) throw new TypeError('The list of news did not load.');
  }
  $newsPlace.set(isPublished ? undefined : place);
  published.hidden = !isPublished;
}

/** Marks the category, and puts the title of the list where that of the page stands. */
function tellWhere(root: HTMLElement, title: string, categoryPath: string): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.filters a')) {
    link.ariaCurrent = link.pathname === categoryPath ? 'true' : null;
  }
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = title;
  document.title = title + document.title.slice(document.title.lastIndexOf(' – '));
}
