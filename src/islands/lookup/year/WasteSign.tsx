import { lookup } from '#base/lookup.ts';

/** Shape and colour of each kind of waste: told apart by their shape alone, too. 16 units wide. */
const signs: Readonly<Record<string, readonly [path: string, colour: string]>> = {
  mixed: ['M2 2h12v12H2z', '#4a5a52'],
  bio: ['M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z', '#7d5233'],
  paper: ['M8 1l7.500 13.500H.5z', '#2b5fae'],
  paperPackaging: ['M8 15L.5 1.500h15z', '#2b5fae'],
  mixedPackaging: ['M8 0l8 8-8 8-8-8z', '#b58a00'],
  plasticPackaging: ['M5 1h6v14H5z', '#b58a00'],
  glass: ['M5 0h6v5l3 3v8H2V8l3-3z', '#1d7a4f'],
  garden: ['M1 8a7 7 0 0 1 14 0v7a7 7 0 0 0-7-7 7 7 0 0 1-7 0z', '#5f7a1d'],
};

/** A star, for every other kind. */
const otherSign = [
  'M8 0l2.200 5.300 5.800.4-4.400 3.700 1.400 5.600L8 12l-5 3 1.400-5.600L0 5.700l5.800-.4z',
  '#7a3b8f',
] as const;

/** @param id Of the kind of waste; undefined if the site does not know it. */
export function WasteSign({ id }: { readonly id: string | undefined }) {
  const [path, colour] = lookup(signs, id ?? '') ?? otherSign;
  return (
    <svg className="waste-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} fill={colour} />
    </svg>
  );
}
