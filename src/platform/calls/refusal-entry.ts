import type { Worded } from '#platform/languages/locale.ts';

/** One row of a table of refusals. */
export interface RefusalEntry {
  readonly status: number;
  /** For visitors. */
  readonly message: Worded;
}
