import type { Piece } from '#search/query/snippet.ts';

/** A text with its matches marked. Each piece is an element: a translator of the browser may replace its text without
 * React losing hold of it. */
export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
