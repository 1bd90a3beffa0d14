/** What the loading screen shows, by how long a visitor has waited. */

/** Spec §9. */
export const warningAfterMs = 5000;

export type Loading =
  | { readonly type: 'started' }
  /** Long enough to say that it takes long. */
  | { readonly type: 'slow' };

/** @param waitedMs Since the loading screen appeared. */
export function loadingAfter(waitedMs: number): Loading {
  return { type: waitedMs >= warningAfterMs ? 'slow' : 'started' };
}
