import { useSyncExternalStore } from 'react';
import { tallinnDay } from '#model/tallinn-day.ts';

/** Short enough that nobody reads "tomorrow" for long after midnight. */
const lookEveryMs = 30_000;

/** The day in Tallinn, also when it changes while the page is open. */
export function useToday(): string {
  return useSyncExternalStore(follow, today, today);
}

function follow(look: () => void): () => void {
  const timer = setInterval(look, lookEveryMs);
  return () => clearInterval(timer);
}

function today(): string {
  return tallinnDay(Date.now());
}
