/** The days of a poster: as large as the sheet allows, and as many as stay readable. */
import { defaultLocale } from '#platform/languages/locale.ts';
import {
  type Block,
  inRows,
  lines,
  measure,
  overlay,
  part,
  shape,
  spaced,
  stack,
  text,
} from '#shell/documents/layout.server.ts';
import { lineWidth } from '#shell/documents/lettering.server.ts';
import type { PosterDay, PosterEmptying } from './poster-content.server.ts';
import type { Wordings } from '#shell/documents/wording.ts';
import {
  measureCapHeight,
  type PlacedText,
  placeLines,
  type SetLine,
  setJoined,
  setStacked,
  createStyle,
  measureWidth,
} from '#shell/documents/set-lines.server.ts';
import { rule } from '#shell/documents/sheet-frame.server.ts';
import type { Weight } from '#shell/documents/typeface.server.ts';
import { wasteSign } from '#shell/waste/waste-signs.ts';

/** The largest first: a sheet with few days can be read from further away. At the smallest, names have 12 points. */
const scales = Array.from({ length: 22 }, (_, step) => 1.65 - step * 0.05);
const smallest = scales.at(-1) ?? 1;

/** Styles, and lengths in points. */
function sizesAt(scale: number) {
  const style = (weight: Weight, size: number, leading = 1.2) => createStyle(weight, size * scale, leading);
  return {
    numeral: style('Bold', 46),
    weekday: style('Bold', 14.5),
    month: style('Regular', 14.5),
    name: style('Bold', 20, 1.18),
    otherName: style('Regular', 13, 1.4),
    note: style('Bold', 12, 1.45),
    /** Height of a bin, and the space to its words. */
    sign: 34 * scale,
    signGap: 11 * scale,
    /** Above and below each day, and how much of the free space it may have besides. */
    padding: 8 * scale,
    maxSpread: 24 * scale,
    /** Between emptyings of a day. */
    gap: 11 * scale,
    /** From the left end of the sheet to a figure with a frame. */
    frameInset: 9 * scale,
    beforeLabel: 9 * scale,
    beforeSign: 20 * scale,
  };
}

type Sizes = ReturnType<typeof sizesAt>;

interface SetDay {
  readonly day: PosterDay;
  readonly entry: Block;
  /** Of the weekday and the month. */
  readonly labelWidth: number;
}

interface SetDays {
  readonly days: readonly SetDay[];
  readonly sizes: Sizes;
  /** Left end of the weekdays. */
  readonly labelX: number;
  readonly height: number;
  readonly isBroken: boolean;
}

/** @param height Points that the days may take.
 * @returns As many of the first days as have room, and the size of their figures. */
export function setDays(
  days: readonly PosterDay[],
  height: number,
): { readonly block: Block; readonly days: readonly PosterDay[]; readonly figureSize: number } {
  let shown = days;
  while (setAt(shown, smallest, 2).height > height && !isSingle(shown)) shown = shorter(shown);
  const set =
    scales
      .values()
      .flatMap((scale) => [setAt(shown, scale, 1), setAt(shown, scale, 2)])
      .find((one) => !one.isBroken && one.height <= height) ?? setAt(shown, smallest, 2);
  const { padding, maxSpread, numeral } = set.sizes;
  const spread = (height - set.height) / (2 * shown.length);
  const block = listDays(set, padding + Math.max(0, Math.min(maxSpread, spread)));
  return { block, days: shown, figureSize: numeral.size };
}

function isSingle([first, second]: readonly PosterDay[]): boolean {
  return second === undefined && (first?.emptyings.length ?? 0) <= 1;
}

/** Without the last day; where there is one, without its last emptying. */
function shorter(days: readonly PosterDay[]): readonly PosterDay[] {
  const [first] = days;
  if (!first || days.length > 1) return days.slice(0, -1);
  return [{ ...first, emptyings: first.emptyings.slice(0, -1), leftOut: first.leftOut + 1 }];
}

/** @param perRow Emptyings of a day that stand side by side. */
function setAt(days: readonly PosterDay[], scale: number, perRow: 1 | 2): SetDays {
  const sizes = sizesAt(scale);
  const figureX = days.some(isMoved) ? sizes.frameInset : 0;
  const labelX = figureX + lineWidth('30', sizes.numeral) + sizes.beforeLabel;
  const labelled = days.map((day) => {
    const weekdays = setJoined(day.weekdays, sizes.weekday, measure).lines;
    const months = setJoined(day.months, sizes.month, measure).lines;
    const labelWidth = Math.max(...[...weekdays, ...months].map(measureWidth));
    return { day, weekdays, months, labelWidth };
  });
  const signX = labelX + Math.max(...labelled.map(({ labelWidth }) => labelWidth)) + sizes.beforeSign;
  const set = labelled.map(({ day, weekdays, months, labelWidth }): SetDay => {
    const date = setDate(day, { weekdays, months, figureX, labelX, sizes });
    const emptyings = setEmptyings(day, { width: measure - signX, perRow, sizes });
    const entry = overlay([{ block: part('Lbl', date) }, { x: signX, block: part('LBody', emptyings) }]);
    const height = Math.max(measureCapHeight(sizes.numeral), emptyings.height);
    return { day, entry: part('LI', { ...entry, height }), labelWidth };
  });
  return {
    days: set,
    sizes,
    labelX,
    height: set.reduce((sum, { entry }) => sum + entry.height + 2 * sizes.padding, 0),
    isBroken: set.some(({ entry }) => entry.isBroken),
  };
}

interface DateOptions {
  readonly weekdays: readonly SetLine[];
  readonly months: readonly SetLine[];
  readonly figureX: number;
  readonly labelX: number;
  readonly sizes: Sizes;
}

/** The figure of the day, with weekday and month beside it. In each language it is heard as a whole date. */
function setDate({ date, spoken }: PosterDay, options: DateOptions): Block {
  const { weekdays, months, figureX, labelX, sizes } = options;
  const { numeral, month } = sizes;
  const monthTop = measureCapHeight(numeral) - measureCapHeight(month);
  const labels = [
    ...placeLines(weekdays, { x: labelX, top: 0 }),
    ...placeLines(months, { x: labelX, top: monthTop }),
  ];
  const text = String(Number(date.slice(8)));
  const x = figureX + lineWidth('30', numeral) - lineWidth(text, numeral);
  const spans = spoken.map(({ locale, text: actual }, index) => {
    const figure =
      index === 0 ? [{ locale, text, style: numeral, x, baseline: measureCapHeight(numeral) }] : [];
    const own = [...figure, ...labels.filter((label) => label.locale === locale)];
    return { block: part('Span', overlay(own.map(placePart)), { lang: locale, actual }) };
  });
  return overlay(spans.filter(({ block }) => block.height > 0));
}

const placePart = ({ locale, text, style, x, baseline }: PlacedText) => ({
  x,
  top: baseline - measureCapHeight(style),
  block: lines({ lines: [{ parts: [{ locale, text }], style }] }),
});

interface EmptyingsOptions {
  readonly width: number;
  readonly perRow: 1 | 2;
  readonly sizes: Sizes;
}

function setEmptyings(
  { emptyings, leftOut, spoken }: PosterDay,
  { width, perRow, sizes }: EmptyingsOptions,
): Block {
  const beside = emptyings.length === 1 ? 1 : perRow;
  const { gap, sign, signGap } = sizes;
  const step = (width + 2 * gap) / beside;
  // A name over more lines is not read at a glance.
  const maxNameLines = beside === 1 ? 2 : 1;
  const all = emptyings.map((emptying) =>
    setEmptying(emptying, { width: step - 2 * gap, maxNameLines, sizes }),
  );
  const rows = inRows(all, beside, step);
  if (leftOut === 0) return spaced(rows, gap);
  const locale = spoken[0]?.locale ?? defaultLocale;
  const count = text('P', { lines: [{ parts: [{ locale, text: `+ ${leftOut}` }], style: sizes.name }] });
  return spaced([...rows, overlay([{ x: sign + signGap, block: count }])], gap);
}

interface EmptyingOptions {
  readonly width: number;
  readonly maxNameLines: number;
  readonly sizes: Sizes;
}

/** The bin stands beside the middle of the figure or of a text that is lower than it. */
function setEmptying({ waste, moved, address }: PosterEmptying, options: EmptyingOptions): Block {
  const { width, maxNameLines, sizes } = options;
  const { name, otherName, note, numeral, sign, signGap } = sizes;
  const [first, ...others] = waste.names;
  const place: Wordings = address === undefined ? [] : [{ locale: defaultLocale, text: address }];
  const nameWidth = width - sign - signGap;
  const ownName = setStacked(first ? [first] : [], name, nameWidth);
  const texts = [
    ownName,
    setJoined(others, otherName, nameWidth),
    setJoined(moved, note, nameWidth),
    setStacked(place, otherName, nameWidth),
  ];
  const words = text('P', {
    lines: texts.flatMap((one) => one.lines),
    isBroken: texts.some((one) => one.isBroken) || ownName.lines.length > maxNameLines,
  });
  const height = Math.max(sign, words.height);
  const middle = Math.min(height, measureCapHeight(numeral)) / 2;
  const top = words.height < sign ? middle - words.height / 2 : 0;
  const emptying = overlay([
    { top: middle - sign / 2, block: shape({ type: 'bin', sign: wasteSign(waste.id), side: sign }) },
    { x: sign + signGap, top, block: words },
  ]);
  return { ...emptying, height };
}

/** A list, each day with the date as its label. Between months the line is thicker. */
function listDays(set: SetDays, padding: number): Block {
  let last: string | undefined;
  const column = set.days.flatMap((one) => {
    const month = one.day.date.slice(0, 7);
    const above = last === undefined ? [] : [rule(month === last ? 0.6 : 2)];
    last = month;
    return [...above, padding, isMoved(one.day) ? withFrame(one, set, padding) : one.entry, padding];
  });
  return part('L', stack(column));
}

/** An emptying of the day has another day than usual. */
const isMoved = ({ emptyings }: PosterDay): boolean => emptyings.some(({ moved }) => moved.length > 0);

/** Points of the line of a frame. */
const thickness = 2;

/** A day that is not the usual one has a frame around its date, within its row and beside the signs; the words stand beside it. */
function withFrame({ entry, labelWidth }: SetDay, { sizes, labelX }: SetDays, padding: number): Block {
  const around = Math.min(sizes.sign / 4, padding * 0.65);
  const x = thickness / 2;
  const width = labelX + labelWidth + 2 * around - x;
  const height = measureCapHeight(sizes.numeral) + 2 * around;
  return overlay([
    { x, top: -around, block: shape({ type: 'frame', width, height, thickness, corner: around }) },
    { block: entry },
  ]);
}
