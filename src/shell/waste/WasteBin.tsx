import { wasteBin, wasteBinPaths } from './waste-signs.ts';

/** The bin that is put out for a kind of waste, in its colour and with its sign. The name stands beside it.
 * @param id Of the kind of waste; undefined if the site does not know it. */
export function WasteBin({ id }: { readonly id: string | undefined }) {
  return (
    <svg className="waste-bin" viewBox={`0 0 ${wasteBin.width} ${wasteBin.height}`} aria-hidden="true">
      {wasteBinPaths(id).map((path) => (
        <path key={path.fill} {...path} />
      ))}
    </svg>
  );
}
