import { useSyncExternalStore } from 'react';
import type { TallinnMoment } from '#model/opening.ts';
import { tallinnMoment } from '#model/tallinn-time.ts';

/** Short enough that nobody reads "open" for long after closing time. */
const lookEveryMs = 15_000;

/** The minute in Tallinn, also when it changes while the page is open.
 * @returns undefined while React takes over the page, which does not know when it is read. */
export function useMoment(): TallinnMoment | undefined {
  const text = useSyncExternalStore(follow, momentText, () => undefined);
  if (text === undefined) return undefined;
  const [day = '', time = ''] = text.split(' ');
  return { day, time };
}

function follow(look: () => void): () => void {
  const timer = setInterval(look, lookEveryMs);
  return () => clearInterval(timer);
}

/** As text, which is equal to itself as long as the minute lasts. */
function momentText(): string {
  const { day, time } = tallinnMoment(Date.now());
  return `${day} ${time}`;
}
