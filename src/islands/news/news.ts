/** Goes from one list of news to another without loading a page. Its links lead there without this too. */
import { mountIsland } from '../mount/mount.ts';
import { parseProps } from '../mount/parse-props.ts';
import { newsPath, type NewsPlace, parseNewsPath } from './news-place.ts';
import { newsTitle } from './news-texts.ts';
import type { NewsProps } from './News.tsx';

/** @param root Holds the links of categories, the published list (`.news-published`) and the place of another
 * (`.news-live`). */
export function runNews(root: HTMLElement): void {
  const published = root.querySelector<HTMLElement>('.news-published');
  const live = root.querySelector<HTMLElement>('.news-live');
  if (!published || !live) return;
  const props = parseProps<NewsProps>(live);
  const { front, texts } = props;
  const firstPath = location.pathname;
  let mounted: Promise<void> | undefined;
  const goTo = async (place: NewsPlace) => {
    tellWhere(root, newsTitle(place, texts), newsPath(categoryOf(place), front));
    const isPublished = newsPath(place, front) === firstPath;
    if (!isPublished) {
      root.ariaBusy = 'true';
      await (mounted ??= mount(live));
      root.ariaBusy = null;
      // What was gone to stands in the address, so that the page loads it.
      if (live.dataset.failed !== undefined) location.reload();
    }
    const { $newsPlace } = await import('./news-store.ts');
    $newsPlace.set(isPublished ? undefined : place);
    published.hidden = !isPublished;
  };
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const place = link && isPlainClick(event) ? parseNewsPath(link.pathname, front) : undefined;
    if (!link || !place) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, '', link.href);
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
    void goTo(place);
  });
  addEventListener('popstate', () => {
    const place = parseNewsPath(location.pathname, front);
    if (place) void goTo(place);
  });
}

function mount(live: HTMLElement): Promise<void> {
  return mountIsland<NewsProps>({
    root: live,
    wake: 'at-once',
    load: async () => (await import('./News.tsx')).News,
  });
}

const categoryOf = ({ category }: NewsPlace): NewsPlace => (category === undefined ? {} : { category });

/** Marks the category, and puts the title of the list where that of the page stands. */
function tellWhere(root: HTMLElement, title: string, categoryPath: string): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.filters a')) {
    link.ariaCurrent = link.pathname === categoryPath ? 'true' : null;
  }
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = title;
  document.title = title + document.title.slice(document.title.lastIndexOf(' – '));
}

/** A click that opens a new window or a menu is the browser's. */
function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
