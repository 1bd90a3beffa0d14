/** The days of the contracts that this device remembers, above the form. Without React: most of its visitors use nothing else
 * of the page. */
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { askTime, followTime, siteNow } from '#shell/time/clock.ts';
import { loadStyles } from '#shell/browser/load-styles.browser.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import { drawRemembered } from './draw-remembered.browser.ts';
import { $loads, checkRemembered } from './remembered-loads.browser.ts';
import { showOnTruck } from './show-on-truck.browser.ts';
import type { LookupProps } from '#features/discharges/lookup-props.ts';
import { $remembered, keepHeight } from './remembered-store.browser.ts';
import { toRememberedView } from './remembered-view.ts';
import stylesAddress from './remembered.css?url';

/** @param place An empty element, as high as the list was last time.
 * @param lookup The form of the same page. */
export async function showRemembered(place: HTMLElement, lookup: HTMLElement): Promise<void> {
  await loadStyles(stylesAddress);
  const props = parseProps<LookupProps>(lookup);
  const check = () => checkRemembered($remembered.get().contracts, props.names);
  const drawing = drawRemembered(place, props, { retry: check });
  let today = tallinnDay(siteNow());
  const stops: (() => void)[] = [];
  const show = () => {
    const { contracts, height } = $remembered.get();
    if (contracts.length === 0 && !place.contains(document.activeElement)) {
      for (const stop of stops) stop();
      place.remove();
      showOnTruck(undefined, today, props);
      return;
    }
    if (height === 0) place.style.minHeight = '';
    const view = toRememberedView(contracts, $loads.get(), today);
    drawing.show(contracts, view, today);
    showOnTruck(view.near[0]?.date, today, props);
    // The next visit begins without what is opened, failed or missed here.
    const isUsual =
      !view.isLoading && !view.canRetry && view.missed.length === 0 && !place.querySelector('details[open]');
    if (isUsual) keepHeight(place.offsetHeight);
  };
  const look = () => {
    const day = tallinnDay(siteNow());
    if (day === today) return;
    today = day;
    check();
    show();
  };
  stops.push($remembered.listen(show), $loads.listen(show), followTime(look));
  // Days that need not be asked for again come without the server's time.
  void askTime();
  check();
  show();
}
