/** Sets the bins of a sheet in bands below each other: as large as the sheet has room for. */
import type { Locale } from '#model/locale.ts';
import { heightOf, type SetLine, setStacked, type TextStyle, widthOf } from './poster-lines.ts';
import { measure } from './poster-sheet.ts';
import type { PlannedBin } from './sheet-content.ts';

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
  /** Things in two columns, each a list of lines. */
  readonly belongs: readonly (readonly (readonly SetLine[])[])[];
  readonly not: readonly SetMistake[];
  /** From the top to its lists. */
  readonly listsTop: number;
  readonly height: number;
  /** Whether a word is wider than its column. */
  readonly isBroken: boolean;
}

/** Places within the bands, in points. */
export interface Grid {
  /** Letters of the lists. */
  readonly size: number;
  readonly body: TextStyle;
  /** Of a drawing. */
  readonly side: number;
  /** From the left end of the sheet to the texts. */
  readonly textX: number;
  readonly textWidth: number;
  /** Side of the signs beside the lists. */
  readonly sign: number;
  /** From the sign to the list. */
  readonly signGap: number;
  /** Of a thing after its dot. */
  readonly indent: number;
  readonly arrow: number;
  /** From the text to the second column, and to the things that do not belong. */
  readonly columnStep: number;
  readonly columnWidth: number;
  /** The same where there is no list beside them. */
  readonly wholeStep: number;
  readonly wholeColumn: number;
  readonly notX: number;
  readonly notWidth: number;
  readonly gap: number;
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
  { belongs: 10, not: 5, least: 10.5 },
  { belongs: 8, not: 4, least: 9 },
  { belongs: 7, not: 4, least: 8 },
  { belongs: 6, not: 3, least: 7.25 },
  { belongs: 4, not: 2, least: 5 },
] as const;

const largest = 18;
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
    if (set) return set;
  }
  throw new RangeError(`${bins.length} bins do not fit on a sheet.`);
}

/** Halves the sizes in question: what has room in one has room in every smaller one.
 * @returns undefined if there is no room in the smallest one. */
function setLargest(bins: readonly PlannedBin[], least: number, options: BandsOptions): SetBands | undefined {
  let found: SetBands | undefined;
  let [low, high] = [0, Math.round((largest - least) / sizeStep)];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const set = setIn(bins, least + middle * sizeStep, options);
    found = set ?? found;
    if (set) low = middle + 1;
    else high = middle - 1;
  }
  return found;
}

/** In the columns that leave the most room. */
function setIn(bins: readonly PlannedBin[], size: number, options: BandsOptions): SetBands | undefined {
  const set = shares.map((share) => setAt(bins, gridFor(size, share), options));
  const best = set.reduce((roomiest, one) => (one.padding > roomiest.padding ? one : roomiest));
  return best.padding < size * minPadding
    ? undefined
    : { ...best, padding: Math.min(best.padding, size * maxPadding) };
}

/** In sizes of a letter. */
const minPadding = 0.75;
const maxPadding = 1.7;

/** Of the width, for the things that belong: in one language their names are longer, in another those of the places. */
const shares = [0.5, 0.54, 0.58, 0.62];

function setAt(bins: readonly PlannedBin[], grid: Grid, { locale, height }: BandsOptions): SetBands {
  const bands = bins.map((bin) => setBand(bin, grid, locale));
  const free = height - bands.reduce((sum, band) => sum + band.height, 0);
  const isBroken = bands.some((band) => band.isBroken);
  return { grid, bands, padding: isBroken ? -Infinity : free / (2 * bands.length) };
}

/** @param share Of the width, for the things that belong. */
function gridFor(size: number, share: number): Grid {
  const side = Math.min(96, size * 6.6);
  const textX = side + size * 1.3;
  const textWidth = measure - textX;
  const sign = size * 1.25;
  const signGap = size * 0.55;
  const gutter = size * 1.1;
  const notX = Math.round(textWidth * share);
  const columns = notX - sign - signGap - gutter;
  return {
    size,
    body: { weight: 'Regular', size, pitch: size * 1.3 },
    side,
    textX,
    textWidth,
    sign,
    signGap,
    indent: size * 0.75,
    arrow: size * 1.5,
    columnStep: columns / 2 + size * 0.3,
    columnWidth: columns / 2 - size * 0.3,
    wholeStep: (textWidth - sign - signGap) / 2,
    wholeColumn: (textWidth - sign - signGap) / 2 - size * 0.6,
    notX,
    notWidth: textWidth - notX - sign - signGap,
    gap: size * 0.75,
  };
}

function setBand(bin: PlannedBin, grid: Grid, locale: Locale): SetBand {
  const { size, body, textWidth, gap } = grid;
  const heading: TextStyle = { weight: 'Bold', size: size * 1.6, pitch: size * 1.9 };
  const set = (text: string, style: TextStyle) => setStacked([{ locale, text }], style, textWidth).lines;
  const name = set(bin.name, heading);
  const look = set(bin.look, body);
  const lead = set(bin.lead, body);
  const isLookBeside = name.length + look.length === 2 && widthOfAll([...name, ...look]) + size <= textWidth;
  const head = heightOf(name) + (isLookBeside ? 0 : size * 0.8 + heightOf(look));
  const listsTop = head + size * 0.8 + heightOf(lead) + size;
  // Without things that do not belong, the others have all of the width.
  const width = bin.not.length === 0 ? grid.wholeColumn : grid.columnWidth;
  const things = bin.belongs.map((thing) => setStacked([{ locale, text: thing }], body, width - grid.indent));
  const belongs = inTwoColumns(
    things.map(({ lines }) => lines),
    gap,
  );
  const not = bin.not.map((mistake) => setMistake(mistake, grid, locale));
  const lists = [...belongs.map((column) => column.map(heightOf)), not.map((mistake) => mistake.height)];
  const height = Math.max(grid.side, listsTop + Math.max(...lists.map((list) => listHeight(list, gap))));
  const isBroken = [...things, ...not].some((one) => one.isBroken);
  return { bin, name, look, isLookBeside, lead, belongs, not, listsTop, height, isBroken };
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
