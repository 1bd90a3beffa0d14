/** Goes from one list of news to another without loading a page, as far as it costs nothing. Its links lead there
 * without this too. */
import { parseNewsPath } from './news-place.ts';

/** @param root Holds the links of categories, the published list (`.news-published`) and the place of another
 * (`.news-live`), which names the path of the first page of all news. */
export function runNews(root: HTMLElement): void {
  const front = root.dataset.front ?? '';
  const firstPath = location.pathname;
  const goTo = async (path: string) => {
    const place = parseNewsPath(path, front);
    if (!place) return;
    try {
      const { goToNews } = await import('./go-to-news.ts');
      const load = async () => (await import('./News.tsx')).News;
      await goToNews(root, place, { isPublished: path === firstPath, load });
    } catch {
      // What was gone to stands in the address, so that the page loads it.
      location.reload();
    }
  };
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || !parseNewsPath(link.pathname, front)) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, '', link.href);
    void goTo(link.pathname);
  });
  addEventListener('popstate', () => void goTo(location.pathname));
}

/** A click that opens a new window or a menu is the browser's. */
function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
