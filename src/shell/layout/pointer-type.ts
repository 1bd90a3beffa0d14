/** Type of the main pointing device, as the browser reports it. */

const reported = ['coarse', 'fine', 'none'] as const;

/** `unknown` if the browser supports none of the media queries. */
export type PointerType = (typeof reported)[number] | 'unknown';

type MatchMedia = (query: string) => Pick<MediaQueryList, 'matches' | 'addEventListener'>;

/** Reports the pointer type at once and on every change: a mouse is connected, a tablet loses its keyboard. */
export function watchPointerType(matchMedia: MatchMedia, dispatch: (type: PointerType) => void): void {
  const queries = reported.map((type) => ({ type, list: matchMedia(`(pointer: ${type})`) }));
  const classify = () => dispatch(queries.find(({ list }) => list.matches)?.type ?? 'unknown');
  for (const { list } of queries) list.addEventListener('change', classify);
  classify();
}
