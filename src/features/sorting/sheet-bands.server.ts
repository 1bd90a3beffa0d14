/** Sets the bins of a sheet in bands below each other: as large as the sheet has room for. */
import { fillText } from '#platform/base/text.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { sheetTexts } from './sheet-messages.ts';
import {
  type Block,
  lines,
  overlay,
  part,
  shape,
  spaced,
  spoken,
  stack,
  text,
} from '#shell/documents/layout.server.ts';
import {
  measureCapHeight,
  measureHeight,
  measureWidth,
  type SetLine,
  setStacked,
  type TextStyle,
} from '#shell/documents/set-lines.server.ts';
import type { PlannedBin } from './sheet-content.ts';
import { arrangementsFor, type Grid, gridFor } from './sheet-grid.server.ts';
import { rule } from '#shell/documents/sheet-frame.server.ts';

export interface SetBands {
  readonly grid: Grid;
  readonly bands: readonly Block[];
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

/** With the texts of the language: a band is set many times. */
interface BandContext extends BandsOptions {
  readonly texts: ReturnType<typeof sheetTexts>;
}

export function setBands(bins: readonly PlannedBin[], options: BandsOptions): SetBands {
  const context = { ...options, texts: sheetTexts(options.locale) };
  for (const { belongs, not, least } of steps) {
    const shown = bins.map((bin) => ({
      ...bin,
      belongs: bin.belongs.slice(0, belongs),
      not: bin.not.slice(0, not),
    }));
    const set = setLargest(shown, least, context);
    if (set) return spread(shown, set, context);
  }
  throw new RangeError(`${bins.length} bins do not fit on a sheet.`);
}

/** The bands below each other, with lines between them. */
export const stackBands = ({ bands, padding }: SetBands): Block =>
  stack(bands.flatMap((band, index) => [...(index > 0 ? [rule(0.75)] : []), padding, band, padding]));

/** Halves the sizes in question: what has room in one has room in every smaller one.
 * @returns undefined if there is no room in the smallest one. */
function setLargest(bins: readonly PlannedBin[], least: number, context: BandContext): SetBands | undefined {
  let found = setIn(bins, { size: least, gap: leastGap }, context);
  if (!found) return undefined;
  let [low, high] = [1, Math.round((largest - least) / sizeStep)];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const set = setIn(bins, { size: least + middle * sizeStep, gap: leastGap }, context);
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
function spread(bins: readonly PlannedBin[], set: SetBands, context: BandContext): SetBands {
  const { size } = set.grid;
  const loose = looseGaps.map((gap) => setIn(bins, { size, gap }, context)).find((one) => one !== undefined);
  const chosen = loose ?? set;
  return { ...chosen, padding: Math.min(chosen.padding, size * maxPadding) };
}

/** In the arrangement that leaves the most room. */
function setIn(
  bins: readonly PlannedBin[],
  { size, gap }: { readonly size: number; readonly gap: number },
  context: BandContext,
): SetBands | undefined {
  const set = arrangementsFor(bins.length).map((arrangement) =>
    setAt(bins, gridFor({ size, gap, arrangement }), context),
  );
  const best = set.reduce((roomiest, one) => (one.padding > roomiest.padding ? one : roomiest));
  return best.padding < size * minPadding ? undefined : best;
}

/** In sizes of a letter. */
const minPadding = 0.75;
const maxPadding = 4;

function setAt(bins: readonly PlannedBin[], grid: Grid, context: BandContext): SetBands {
  const bands = bins.map((bin) => setBand(bin, grid, context));
  const free = context.height - bands.reduce((sum, band) => sum + band.height, 0);
  const isBroken = bands.some((band) => band.isBroken);
  return { grid, bands, padding: isBroken ? -Infinity : free / (2 * bands.length) };
}

/** Of the side of a drawing, what is below the top of its band: the upper part of most is empty. */
const drawnBelow = 0.9;

function setBand(bin: PlannedBin, grid: Grid, context: BandContext): Block {
  const { side, size, headX } = grid;
  const head = setHead(bin, grid, context.locale);
  const free = grid.isBelow ? Math.max(0, side * drawnBelow - head.height) : 0;
  const listsTop = head.height + free + size * (grid.isBelow ? 1.2 : 1);
  const alt = fillText(context.texts.drawing, { name: bin.name });
  const drawing = spoken(
    'Figure',
    { type: 'drawing', file: `src/shell/art/bins/${bin.bin}.svg`, side },
    { alt },
  );
  const band = overlay([
    { x: headX, top: free / 2, block: head.name },
    { top: side * (drawnBelow - 1), block: drawing },
    { x: headX, top: free / 2, block: head.sentences },
    { x: grid.listX, top: listsTop, block: setBelongs(bin, grid, context) },
    { x: grid.listX + grid.notX, top: listsTop, block: setMistakes(bin, grid, context) },
  ]);
  return part('Sect', { ...band, height: Math.max(side * drawnBelow, band.height) });
}

/** Name, and below or beside it how the bin looks; then in what state things belong there. */
function setHead(bin: PlannedBin, { heading, intro, headWidth }: Grid, locale: Locale) {
  const set = (words: string, style: TextStyle) => setStacked([{ locale, text: words }], style, headWidth);
  const [name, look, lead] = [set(bin.name, heading), set(bin.look, intro), set(bin.lead, intro)];
  const space = intro.size * 0.8;
  const nameHeight = measureHeight(name.lines);
  const isBeside =
    name.lines.length + look.lines.length === 2 &&
    widthOfAll([...name.lines, ...look.lines]) + intro.size <= headWidth;
  const lookPlace = isBeside
    ? { x: widthOfAll(name.lines) + intro.size, top: nameHeight - measureCapHeight(intro) }
    : { x: 0, top: nameHeight + space };
  const lookBottom = isBeside ? nameHeight : lookPlace.top + measureHeight(look.lines);
  const sentences = overlay([
    { ...lookPlace, block: text('P', look) },
    { top: lookBottom + space, block: text('P', lead) },
  ]);
  return { name: text('H2', name), sentences, height: sentences.height };
}

const widthOfAll = (all: readonly SetLine[]): number =>
  all.reduce((sum, line) => sum + measureWidth(line), 0);

function setBelongs({ belongs, not }: PlannedBin, grid: Grid, { locale, texts }: BandContext): Block {
  // Without things that do not belong, the others have all of the width.
  const isAlone = not.length === 0;
  const width = (isAlone ? grid.wholeColumn : grid.columnWidth) - grid.indent;
  const things = belongs.map((thing) => lines(setStacked([{ locale, text: thing }], grid.body, width)));
  const columns = isAlone || grid.columns === 2 ? inTwoColumns(things, grid.gap) : [things];
  const step = isAlone ? grid.wholeStep : grid.columnStep;
  return layOutList(columns, { grid, step, sign: 'yes', words: texts.belongs });
}

function setMistakes({ not }: PlannedBin, grid: Grid, { locale, texts }: BandContext): Block {
  const mistakes = not.map((mistake) => setMistake(mistake, grid, locale));
  return layOutList([mistakes], { grid, step: 0, sign: 'no', words: texts.belongsNot });
}

/** The destination stands in the line of the name if it has room there, otherwise below. The arrow is heard as a colon. */
function setMistake(
  { name, destination }: PlannedBin['not'][number],
  { body, size, notWidth, indent, arrow }: Grid,
  locale: Locale,
): Block {
  const width = notWidth - indent;
  const names = setStacked([{ locale, text: name }], body, width);
  const places = setStacked([{ locale, text: destination }], { ...body, weight: 'Bold' }, width - arrow);
  const lastWidth = widthOfAll(names.lines.slice(-1));
  const isJoined = places.lines.length === 1 && lastWidth + widthOfAll(places.lines) + arrow <= width;
  const x = isJoined ? lastWidth : size * -0.3;
  const top = measureHeight(names.lines) - measureCapHeight(body) + (isJoined ? 0 : body.pitch);
  return overlay([
    { block: lines(names) },
    { x, top, block: spoken('Span', { type: 'arrow', style: body }, { actual: ': ' }) },
    { x: x + arrow, top, block: lines(places) },
  ]);
}

/** Divided where the longer column is shortest. */
function inTwoColumns(things: readonly Block[], gap: number): readonly (readonly Block[])[] {
  const divided = Array.from({ length: things.length + 1 }, (_, first) => [
    things.slice(0, first),
    things.slice(first),
  ]);
  const heightOfBoth = (columns: readonly (readonly Block[])[]) =>
    Math.max(...columns.map((column) => column.reduce((sum, { height }) => sum + height + gap, 0)));
  // Of equal ones that with the longer first column.
  return divided.reduce((best, one) => (heightOfBoth(one) <= heightOfBoth(best) ? one : best));
}

interface ListOptions {
  readonly grid: Grid;
  /** From one column to the next. */
  readonly step: number;
  /** Beside the list. */
  readonly sign: 'yes' | 'no';
  /** The sign is heard as them. */
  readonly words: string;
}

/** Things in columns. */
function layOutList(columns: readonly (readonly Block[])[], { grid, step, sign, words }: ListOptions): Block {
  if (columns.every((column) => column.length === 0)) return stack([]);
  const dot = shape({ type: 'dot', style: grid.body });
  const layOutEntry = (thing: Block) =>
    overlay([{ block: dot }, { x: grid.indent, block: part('LI', part('LBody', thing)) }]);
  const list = overlay(
    columns.map((column, index) => ({ x: index * step, block: spaced(column.map(layOutEntry), grid.gap) })),
  );
  return overlay([
    {
      top: (measureCapHeight(grid.body) - grid.sign) / 2,
      block: spoken('H3', { type: sign, side: grid.sign }, { actual: words }),
    },
    { x: grid.sign + grid.signGap, block: part('L', list) },
  ]);
}
