import { siteNow } from '#shell/time/clock.ts';
import { element, showLines } from '#shell/browser/element.browser.ts';
import type { LookupProps } from '#features/discharges/lookup-props.ts';
import type { MissedEmptying } from './remembered-view.ts';

/** The place of what was missed; most visits load nothing for it. */
export function missedPlace(props: LookupProps) {
  const root = element('div', { className: 'missed-days', hidden: true, role: 'status' });
  let latest: readonly MissedEmptying[] = [];

  const show = async (missed: readonly MissedEmptying[]): Promise<void> => {
    latest = missed;
    if (missed.length === 0) {
      root.hidden = true;
      root.replaceChildren();
      return;
    }
    try {
      const { drawMissed } = await import('./draw-missed.browser.ts');
      const drawn = drawMissed(latest, props, siteNow());
      root.hidden = drawn.length === 0;
      showLines(root, drawn);
    } catch {
      // The script did not load: the days are right without it.
      root.hidden = true;
    }
  };

  return { root, show };
}
