/** State of the loading screen, by waiting time. */

/** Spec §9. */
export const warningAfterMs = 5000;

export type Loading =
  | { readonly type: 'started' }
  /** Time after which the screen adds that loading is slow. */
  | { readonly type: 'slow' };

/** @param waitedMs Since the loading screen appeared. */
export function loadingAfter(waitedMs: number): Loading {
  return { type: waitedMs >= warningAfterMs ? 'slow' : 'started' };
}
