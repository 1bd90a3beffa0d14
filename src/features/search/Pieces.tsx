import type { Piece } from './query/snippet.ts';

/** A text with its matches marked. Each piece is an element: browser translation may replace its text node
 * without breaking React. */
export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
