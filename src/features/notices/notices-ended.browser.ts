/** Publishing takes a notice from the pages when it ends. This hides it where a page stays open or comes from a cache, and then
 * shows that nothing is in force. */
import { askTime, followTime, siteNow } from '#shell/time/clock.ts';

export async function followNotices(page: Document): Promise<void> {
  const hide = () => {
    hideEnded(page, siteNow());
  };
  // A notice in force must not go because the visitor's clock is ahead.
  await askTime();
  hide();
  followTime(hide);
}

/** @param now Milliseconds since the Unix epoch. */
function hideEnded(page: ParentNode, now: number): void {
  for (const notice of page.querySelectorAll<HTMLElement>('[data-until]'))
    if (Date.parse(notice.dataset.until ?? '') <= now) notice.hidden = true;
  const isEmergency = page.querySelector('.notice-emergency[data-until]:not([hidden])') !== null;
  for (const none of page.querySelectorAll<HTMLElement>('.no-emergency')) none.hidden = isEmergency;
}
