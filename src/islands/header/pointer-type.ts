/** What the visitor points with, as the browser reports it for its main pointer. */

const reported = ['coarse', 'fine', 'none'] as const;

/** `unknown` where the browser answers none of the questions. */
export type PointerType = (typeof reported)[number] | 'unknown';

type MatchMedia = (query: string) => Pick<MediaQueryList, 'matches' | 'addEventListener'>;

/** Tells the pointer type at once and whenever it changes: a mouse is plugged in, a tablet leaves its keyboard. */
export function watchPointerType(matchMedia: MatchMedia, dispatch: (type: PointerType) => void): void {
  const queries = reported.map((type) => ({ type, list: matchMedia(`(pointer: ${type})`) }));
  const classify = () => dispatch(queries.find(({ list }) => list.matches)?.type ?? 'unknown');
  for (const { list } of queries) list.addEventListener('change', classify);
  classify();
}
