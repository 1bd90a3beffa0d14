/** Loads drawings that are parts of a picture, whose addresses are in `data-href`, once the page is painted: before, they would
 * compete with the styles and the font that the first paint waits for. */
export function loadDrawings(root: HTMLElement): void {
  const drawings = root.querySelectorAll<SVGElement>('use[data-href]');
  if (drawings.length === 0) return;
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const drawing of drawings) drawing.setAttribute('href', drawing.dataset.href ?? '');
  }).observe({ type: 'paint', buffered: true });
}
