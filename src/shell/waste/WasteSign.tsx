import { wasteSign } from './waste-signs.ts';

/** @param id Of the kind of waste; undefined if the site does not know it. */
export function WasteSign({ id }: { readonly id: string | undefined }) {
  const { path, colour } = wasteSign(id);
  return (
    <svg className="waste-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} fill={colour} />
    </svg>
  );
}
