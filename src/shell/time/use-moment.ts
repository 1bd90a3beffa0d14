import { useSyncExternalStore } from 'react';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import { askTime, followTime, siteNow } from './clock.ts';
import { useIsLive } from '#shell/browser/use-is-live.ts';

/** The current minute in Tallinn; updates while the page is open.
 * @returns undefined during hydration, because the published page does not know the time. */
export function useMoment(): TallinnMoment | undefined {
  // Not a snapshot of the server's: React would draw the island anew at once, in the task of hydration.
  const text = useSyncExternalStore(follow, useIsLive() ? momentText : unknown, unknown);
  if (text === undefined) return undefined;
  const [day = '', time = ''] = text.split(' ');
  return { day, time };
}

const unknown = () => undefined;

function follow(look: () => void): () => void {
  void askTime();
  return followTime(look);
}

/** As a string, so it compares equal within the minute. */
function momentText(): string {
  const { day, time } = tallinnMoment(siteNow());
  return `${day} ${time}`;
}
