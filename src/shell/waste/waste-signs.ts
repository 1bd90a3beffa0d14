/** A sign and a colour for each kind of waste, wherever one is shown: the bins of a lookup, its months, the poster. The colours are
 * those of the drawn bins (src/shell/art/bins); `waste-signs.test.ts` compares. Loaded by browsers. */
import { lookup } from '#platform/base/lookup.ts';

export interface WasteSign {
  /** SVG path within 16 units. Told apart by the shape alone: many print in black and white. */
  readonly path: string;
  /** Of the sign: 3:1 against white. */
  readonly colour: string;
  /** Of the bin, where it is paler. */
  readonly bin?: string;
}

/** Paths of a wheeled bin within 44 × 52 units, and where its sign stands. */
export const wasteBin = {
  width: 44,
  height: 52,
  body: 'M5 14h34l-3.500 33q-.5 4-4 4h-19q-3.500 0-4-4z',
  lid: 'M2 10q0-5 5-5h28q6 0 7 5v4H2z',
  signX: 14,
  signY: 23,
} as const;

/** Kinds are those of src/features/containers/containers.ts; `waste-signs.test.ts` compares. */
const signs: Readonly<Record<string, WasteSign>> = {
  mixed: { path: 'M2 2h12v12H2z', colour: '#5d6663' },
  bio: { path: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z', colour: '#7d5233' },
  paper: { path: 'M8 1l7.500 13.500H.5z', colour: '#3d749c' },
  paperPackaging: { path: 'M8 15L.5 1.500h15z', colour: '#3d749c' },
  mixedPackaging: { path: 'M8 0l8 8-8 8-8-8z', colour: '#b58a00', bin: '#e0ac22' },
  plasticPackaging: { path: 'M5 0h6v16H5z', colour: '#b58a00', bin: '#e0ac22' },
  metalPackaging: { path: 'M0 5h16v6H0z', colour: '#b58a00', bin: '#e0ac22' },
  glass: { path: 'M5 0h6v5l3 3v8H2V8l3-3z', colour: '#2f8468' },
  garden: { path: 'M1 8a7 7 0 0 1 14 0v7a7 7 0 0 0-7-7 7 7 0 0 1-7 0z', colour: '#6f9a3a' },
  bulky: { path: 'M3 2h10v5h3v8h-3v-2H3v2H0V7h3z', colour: '#7a3b8f' },
  electronics: { path: 'M10 0L2 9h4.500L5 16l9-10H9z', colour: '#7a3b8f' },
  textile: { path: 'M5 1h6l5 3-2 4-2-1v8H4V7L2 8 0 4z', colour: '#7a3b8f' },
  hazardous: {
    path: 'M5 0h6l5 5v6l-5 5H5l-5-5V5zM7 3v6h2V3zm0 8v2h2v-2z',
    colour: '#a42a12',
  },
  construction: { path: 'M5 0h6v5h5v6h-5v5H5v-5H0V5h5z', colour: '#6b5a48' },
  asbestos: { path: 'M0 5l4-4 4 4 4-4 4 4v10l-4-4-4 4-4-4-4 4z', colour: '#6b5a48' },
  tyres: { path: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', colour: '#333' },
  wood: { path: 'M8 0l5 6h-2l4 6h-5v4H6v-4H1l4-6H3z', colour: '#7d5233' },
  metal: { path: 'M4 1h8l4 7-4 7H4L0 8zm4 4L5 8l3 3 3-3z', colour: '#4a5a52' },
};

/** A star, for every other kind. */
const otherSign: WasteSign = {
  path: 'M8 0l2.200 5.300 5.800.4-4.400 3.700 1.400 5.600L8 12l-5 3 1.400-5.600L0 5.700l5.800-.4z',
  colour: '#7a3b8f',
};

/** @param id Of the kind of waste; undefined if the site does not know it. */
export function wasteSign(id: string | undefined): WasteSign {
  return lookup(signs, id ?? '') ?? otherSign;
}

/** Paths of a wheeled bin in its colour, with its sign: React and scripts draw the same.
 * @param id Of the kind of waste; undefined if the site does not know it. */
export function wasteBinPaths(id: string | undefined) {
  const { path, colour, bin = colour } = wasteSign(id);
  const { body, lid, signX, signY } = wasteBin;
  return [
    { d: body + lid, fill: bin },
    { d: lid, fill: '#0003' },
    { d: path, fill: '#fff', transform: `translate(${signX} ${signY})` },
  ] as const;
}
