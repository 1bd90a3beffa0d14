import { wasteBin, wasteSign } from './waste-signs.ts';

/** The bin that is put out for a kind of waste, in its colour and with its sign. The name stands beside it.
 * @param id Of the kind of waste; undefined if the site does not know it. */
export function WasteBin({ id }: { readonly id: string | undefined }) {
  const { path, colour, bin = colour } = wasteSign(id);
  const { width, height, body, lid, signX, signY } = wasteBin;
  return (
    <svg className="waste-bin" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={body + lid} fill={bin} />
      <path d={lid} fill="#0003" />
      <path d={path} fill="#fff" transform={`translate(${signX} ${signY})`} />
    </svg>
  );
}
