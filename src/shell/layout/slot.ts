/** Places of pages that features fill: each has a file of the same name, and who has the place renders all of them, in the order of the
 * names of features. So nobody has to know them, and one that goes leaves nothing behind. */
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/** @param found What import.meta.glob has found, eagerly. */
export const fill = (found: Readonly<Record<string, Filled>>): readonly AstroComponentFactory[] =>
  Object.values(found).map((module) => module.default);

export interface Filled {
  readonly default: AstroComponentFactory;
}
