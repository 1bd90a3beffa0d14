/** Sets the bins of a sheet in bands below each other: as large as the sheet has room for. */
import type { Locale } from '#model/locale.ts';
import { heightOf, type SetLine, setStacked, type TextStyle, widthOf } from './poster-lines.ts';
import type { PlannedBin } from './sheet-content.ts';
import { arrangementsFor, type Grid, gridFor } from './sheet-grid.ts';

/** A thing with the place where it goes instead. */
export interface SetMistake {
  readonly name: readonly SetLine[];
  readonly destination: readonly SetLine[];
  /** Whether both share the last line of the name. */
  readonly isJoined: boolean;
  readonly height: number;
  readonly isBroken: boolean;
}

export interface SetBand {
  readonly bin: PlannedBin;
  readonly name: readonly SetLine[];
  readonly look: readonly SetLine[];
  /** Whether the look stands beside the name. */
  readonly isLookBeside: boolean;
  readonly lead: readonly SetLine[];
  /** Things in columns, each a list of lines. */
  readonly belongs: readonly (readonly (readonly SetLine[])[])[];
  readonly not: readonly SetMistake[];
  /** From the top to its name. */
  readonly headTop: number;
  /** From the top to its lists. */
  readonly listsTop: number;
  readonly height: number;
  /** Whether a word is wider than its column. */
  readonly isBroken: boolean;
}

export interface SetBands {
  readonly grid: Grid;
  readonly bands: readonly SetBand[];
  /** Space above and below each band. */
  readonly padding: number;
}

/** How many things are named, and letters that are large enough for it. With smaller ones fewer things are named: a sheet on a wall is
 * read from a distance. The last step takes what there is room for. */
const steps = [
  { belongs: 16, not: 7, least: 16 },
  { belongs: 12, not: 6, least: 13 },
  { belongs: 10, not: 5, least: 10.5 },
  { belongs: 8, not: 4, least: 9 },
  { belongs: 7, not: 4, least: 8 },
  { belongs: 6, not: 3, least: 7.25 },
  { belongs: 4, not: 2, least: 5 },
] as const;

const largest = 28;
const sizeStep = 0.25;

interface BandsOptions {
  readonly locale: Locale;
  /** Points that all bands may take. */
  readonly height: number;
}

export function setBands(bins: readonly PlannedBin[], options: BandsOptions): SetBands {
  for (const { belongs, not, least } of steps) {
    const shown = bins.map((bin) => ({
      ...bin,
      belongs: bin.belongs.slice(0, belongs),
      not: bin.not.slice(0, not),
    }));
    const set = setLargest(shown, least, options);
    if (set) return spread(shown, set, options);
  }
  throw new RangeError(`${bins.length} bins do not fit on a sheet.`);
}

/** Halves the sizes in question: what has room in one has room in every smaller one.
 * @returns undefined if there is no room in the smallest one. */
function setLargest(bins: readonly PlannedBin[], least: number, options: BandsOptions): SetBands | undefined {
  let found = setIn(bins, { size: least, gap: leastGap }, options);
  if (!found) return undefined;
  let [low, high] = [1, Math.round((largest - least) / sizeStep)];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const set = setIn(bins, { size: least + middle * sizeStep, gap: leastGap }, options);
    found = set ?? found;
    if (set) low = middle + 1;
    else high = middle - 1;
  }
  return found;
}

/** Between two things, in sizes of a letter. */
const leastGap = 0.75;
const looseGaps = [1.5, 1.25, 1] as const;

/** Gives the room that is left to the space between things, then to that around the bands. */
function spread(bins: readonly PlannedBin[], set: SetBands, options: BandsOptions): SetBands {
  const { size } = set.grid;
  const loose = looseGaps.map((gap) => setIn(bins, { size, gap }, options)).find((one) => one !== undefined);
  const chosen = loose ?? set;
  return { ...chosen, padding: Math.min(chosen.padding, size * maxPadding) };
}

/** In the arrangement that leaves the most room. */
function setIn(
  bins: readonly PlannedBin[],
  { size, gap }: { readonly size: number; readonly gap: number },
  options: BandsOptions,
): SetBands | undefined {
  const set = arrangementsFor(bins.length).map((arrangement) =>
    setAt(bins, gridFor({ size, gap, arrangement }), options),
  );
  const best = set.reduce((roomiest, one) => (one.padding > roomiest.padding ? one : roomiest));
  return best.padding < size * minPadding ? undefined : best;
}

/** In sizes of a letter. */
const minPadding = 0.75;
const maxPadding = 4;

function setAt(bins: readonly PlannedBin[], grid: Grid, { locale, height }: BandsOptions): SetBands {
  const bands = bins.map((bin) => setBand(bin, grid, locale));
  const free = height - bands.reduce((sum, band) => sum + band.height, 0);
  const isBroken = bands.some((band) => band.isBroken);
  return { grid, bands, padding: isBroken ? -Infinity : free / (2 * bands.length) };
}

function setBand(bin: PlannedBin, grid: Grid, locale: Locale): SetBand {
  const head = setHead(bin, grid, locale);
  // Without things that do not belong, the others have all of the width.
  const isAlone = bin.not.length === 0;
  const width = isAlone ? grid.wholeColumn : grid.columnWidth;
  const things = bin.belongs.map((thing) =>
    setStacked([{ locale, text: thing }], grid.body, width - grid.indent),
  );
  const lines = things.map((thing) => thing.lines);
  const belongs = isAlone || grid.columns === 2 ? inTwoColumns(lines, grid.gap) : [lines];
  const not = bin.not.map((mistake) => setMistake(mistake, grid, locale));
  const lists = [...belongs.map((column) => column.map(heightOf)), not.map((mistake) => mistake.height)];
  const listsHeight = Math.max(...lists.map((list) => listHeight(list, grid.gap)));
  const height = Math.max(grid.side * drawnBelow, head.listsTop + listsHeight);
  const isBroken = [...things, ...not].some((one) => one.isBroken);
  return { bin, ...head, belongs, not, height, isBroken };
}

/** Of the side of a drawing, what is below the top of its band: the upper part of most is empty. */
const drawnBelow = 0.9;

/** Name, look and lead, beside the drawing. */
function setHead(bin: PlannedBin, grid: Grid, locale: Locale) {
  const { heading, intro, headWidth, side, size } = grid;
  const set = (text: string, style: TextStyle) => setStacked([{ locale, text }], style, headWidth).lines;
  const [name, look, lead] = [set(bin.name, heading), set(bin.look, intro), set(bin.lead, intro)];
  const isLookBeside =
    name.length + look.length === 2 && widthOfAll([...name, ...look]) + intro.size <= headWidth;
  const lookHeight = isLookBeside ? 0 : intro.size * 0.8 + heightOf(look);
  const height = heightOf(name) + lookHeight + intro.size * 0.8 + heightOf(lead);
  if (!grid.isBelow) return { name, look, isLookBeside, lead, headTop: 0, listsTop: height + size };
  const free = Math.max(0, side * drawnBelow - height);
  return { name, look, isLookBeside, lead, headTop: free / 2, listsTop: height + free + size * 1.2 };
}

const widthOfAll = (lines: readonly SetLine[]): number => lines.reduce((sum, line) => sum + widthOf(line), 0);

/** Divided where the longer column is shortest. */
function inTwoColumns(things: readonly (readonly SetLine[])[], gap: number): SetBand['belongs'] {
  const divided = Array.from({ length: things.length + 1 }, (_, first) => [
    things.slice(0, first),
    things.slice(first),
  ]);
  const heightOfBoth = (columns: SetBand['belongs']) =>
    Math.max(...columns.map((column) => listHeight(column.map(heightOf), gap)));
  // Of equal ones that with the longer first column.
  return divided.reduce((best, one) => (heightOfBoth(one) <= heightOfBoth(best) ? one : best));
}

/** @param heights From the capitals of the first line to the last baseline. */
function listHeight(heights: readonly number[], gap: number): number {
  return heights.reduce((sum, height) => sum + height + gap, 0) - (heights.length > 0 ? gap : 0);
}

/** The destination stands in the line of the name if it has room there, otherwise below. */
function setMistake(
  { name, destination }: PlannedBin['not'][number],
  { body, notWidth, indent, arrow }: Grid,
  locale: Locale,
): SetMistake {
  const width = notWidth - indent;
  const names = setStacked([{ locale, text: name }], body, width);
  const places = setStacked([{ locale, text: destination }], { ...body, weight: 'Bold' }, width - arrow);
  const isJoined =
    places.lines.length === 1 && widthOfAll([...names.lines.slice(-1), ...places.lines]) + arrow <= width;
  const below = isJoined ? 0 : places.lines.length * body.pitch;
  return {
    name: names.lines,
    destination: places.lines,
    isJoined,
    height: heightOf(names.lines) + below,
    isBroken: names.isBroken || places.isBroken,
  };
}
