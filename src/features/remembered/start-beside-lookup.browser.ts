/** Entry script, loaded with the pages of the lookup; imports the rest if this device remembers contracts, at once or when
 * another tab remembers the first one. */
import { rememberedDaysKey, rememberedKey } from '#shell/browser/device-keys.ts';

/** @param lookup The form; the days of remembered contracts stand above it. */
export function startBesideLookup(lookup: HTMLElement): void {
  const place = document.createElement('section');
  place.className = 'remembered';
  const show = () => {
    try {
      if (!localStorage.getItem(rememberedKey) || place.isConnected) return;
      const noted = localStorage.getItem(rememberedDaysKey) ?? '';
      // As high as it was last time, so that nothing moves when the days come.
      place.style.minHeight = `${/"height":(\d{1,4})/u.exec(noted)?.[1] ?? 0}px`;
    } catch {
      // Storage is disabled and therefore empty.
      return;
    }
    if (isRead()) lookup.after(place);
    else lookup.before(place);
    void import('./show-remembered.browser.ts').then(
      (shown) => shown.showRemembered(place, lookup),
      // The file failed to load: the form works without it.
      () => place.remove(),
    );
  };
  addEventListener('storage', show);
  show();
}

/** Soon after the first paint nobody has begun to read the page. */
const soonMs = 200;

function isRead(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint !== undefined && performance.now() > paint.startTime + soonMs;
}
