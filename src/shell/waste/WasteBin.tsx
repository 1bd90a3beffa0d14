import { wasteSign } from './waste-signs.ts';

/** The bin that is put out for a kind of waste, in its colour and with its sign. The name stands beside it.
 * @param id Of the kind of waste; undefined if the site does not know it. */
export function WasteBin({ id }: { readonly id: string | undefined }) {
  const { path, colour, bin = colour } = wasteSign(id);
  return (
    <svg className="waste-bin" viewBox="0 0 44 52" aria-hidden="true">
      <path d="M5 14h34l-3.500 33q-.5 4-4 4h-19q-3.500 0-4-4z" fill={bin} />
      <path d="M2 10q0-5 5-5h28q6 0 7 5v4H2z" fill={bin} />
      <path d="M2 10q0-5 5-5h28q6 0 7 5v4H2z" fill="#0003" />
      <path d={path} fill="#fff" transform="translate(14 23)" />
    </svg>
  );
}
