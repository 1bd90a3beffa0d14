/** The days of a poster: as large as the sheet allows, and as many as stay readable. Nothing is drawn here. */
import { defaultLocale } from '#model/locale.ts';
import { lineWidth } from './lettering.ts';
import type { PosterDay, PosterEmptying, Wordings } from './poster-content.ts';
import {
  capOf,
  heightOf,
  type SetLine,
  setJoined,
  setStacked,
  type TextStyle,
  widthOf,
} from './poster-lines.ts';
import { measure, sheet } from './poster-sheet.ts';

/** Styles at scale 1. */
const numeral = styleOf('Bold', 46);
const weekday = styleOf('Bold', 14.5);
const month = styleOf('Regular', 14.5);
const name = styleOf('Bold', 20, 1.18);
const otherName = styleOf('Regular', 13, 1.4);
const note = styleOf('Bold', 12, 1.45);

/** Points at scale 1. */
const side = 28;
const signGap = 11;
const padding = 8;
const gap = 11;
/** From the left end of the sheet to a figure with a frame. */
const frameInset = 9;

function styleOf(weight: TextStyle['weight'], size: number, leading = 1.2): TextStyle {
  return { weight, size, pitch: size * leading };
}

function scaled({ weight, size, pitch }: TextStyle, scale: number): TextStyle {
  return { weight, size: size * scale, pitch: pitch * scale };
}

/** The largest first: a sheet with few days can be read from further away. At the smallest, names have 12 points. */
const scales = Array.from({ length: 22 }, (_, step) => 1.65 - step * 0.05);
const smallest = scales.at(-1) ?? 1;

/** Free space that a day takes at most above and below, at scale 1. */
const maxSpread = 24;

export interface SetEmptying {
  /** Id of the kind of waste. */
  readonly id: string | undefined;
  readonly lines: readonly SetLine[];
  readonly height: number;
}

export interface SetDay {
  readonly day: PosterDay;
  readonly weekdays: readonly SetLine[];
  readonly months: readonly SetLine[];
  /** Rows of emptyings side by side. */
  readonly rows: readonly (readonly SetEmptying[])[];
  readonly height: number;
}

export interface SetDays {
  readonly days: readonly SetDay[];
  readonly numeral: TextStyle;
  /** For the count of what is left out. */
  readonly name: TextStyle;
  /** Left end of the figures: their frames stand within the sheet. */
  readonly figureX: number;
  /** Left end of the weekdays. */
  readonly labelX: number;
  /** Left end of the signs. */
  readonly signX: number;
  /** From one emptying to the next one beside it. */
  readonly step: number;
  /** Of a sign. */
  readonly side: number;
  readonly signGap: number;
  /** Between emptyings of a day. */
  readonly gap: number;
  /** Above and below each day. */
  readonly padding: number;
  readonly isBroken: boolean;
}

/** @param height Points that the days may take.
 * @returns As many of the first days as have room. */
export function setDays(days: readonly PosterDay[], height: number): SetDays {
  const hasRoom = (set: SetDays) => heightOfDays(set) <= height;
  let shown = days;
  while (!hasRoom(setAt(shown, smallest, 2)) && !isSingle(shown)) shown = shorter(shown);
  const set =
    scales
      .values()
      .flatMap((scale) => [setAt(shown, scale, 1), setAt(shown, scale, 2)])
      .find((one) => !one.isBroken && hasRoom(one)) ?? setAt(shown, smallest, 2);
  const spread = (height - heightOfDays(set)) / (2 * set.days.length);
  const maxPadding = (maxSpread * set.numeral.size) / numeral.size;
  return { ...set, padding: set.padding + Math.max(0, Math.min(maxPadding, spread)) };
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

export function heightOfDays({ days, padding: around }: SetDays): number {
  return days.reduce((sum, { height }) => sum + height + 2 * around, 0);
}

/** @param perRow Emptyings of a day that stand side by side. */
function setAt(days: readonly PosterDay[], scale: number, perRow: 1 | 2): SetDays {
  const figure = scaled(numeral, scale);
  const figureX = sheet.left + (days.some(isMoved) ? frameInset * scale : 0);
  const labelX = figureX + lineWidth('30', figure) + 9 * scale;
  const labels = days.map(({ weekdays, months }) => ({
    weekdays: setJoined(weekdays, scaled(weekday, scale), measure).lines,
    months: setJoined(months, scaled(month, scale), measure).lines,
  }));
  const widths = labels.flatMap((label) => [...label.weekdays, ...label.months].map(widthOf));
  const signX = labelX + Math.max(...widths) + 20 * scale;
  const width = sheet.left + measure - signX;
  const step = (width + 2 * gap * scale) / perRow;
  const nameWidth = (beside: 1 | 2) =>
    (beside === 1 ? width : step - 2 * gap * scale) - (side + signGap) * scale;
  let isBroken = false;
  const set = days.map((day, index): SetDay => {
    const beside = day.emptyings.length === 1 ? 1 : perRow;
    const all = day.emptyings.map((emptying) => setEmptying(emptying, nameWidth(beside), scale));
    // A name over more lines is not read at a glance.
    isBroken ||= all.some(({ nameLines }) => nameLines > (beside === 1 ? 2 : 1));
    isBroken ||= all.some((one) => one.isBroken);
    const rows = inRows(all, perRow);
    const more = day.leftOut === 0 ? 0 : (gap + capOf(name)) * scale;
    const height = rows.reduce((sum, row) => sum + heightOfRow(row) + gap * scale, -gap * scale) + more;
    const { weekdays = [], months = [] } = labels[index] ?? {};
    return { day, weekdays, months, rows, height: Math.max(capOf(figure), height) };
  });
  return {
    days: set,
    numeral: figure,
    name: scaled(name, scale),
    figureX,
    labelX,
    signX,
    step,
    side: side * scale,
    signGap: signGap * scale,
    gap: gap * scale,
    padding: padding * scale,
    isBroken,
  };
}

/** An emptying of the day has another day than usual. */
export function isMoved({ emptyings }: PosterDay): boolean {
  return emptyings.some(({ moved }) => moved.length > 0);
}

/** The frame around the date of a moved day, within its row and beside the signs.
 * @param top Of the figure. */
export function frameOf({ weekdays, months }: SetDay, set: SetDays, top: number) {
  const around = Math.min(set.side / 4, set.padding * 0.65);
  const widest = Math.max(...[...weekdays, ...months].map(widthOf));
  const left = sheet.left + frameLine / 2;
  return {
    left,
    top: top - around,
    width: set.labelX + widest + 2 * around - left,
    height: capOf(set.numeral) + 2 * around,
    corner: around,
  };
}

/** Points of the line of a frame. */
export const frameLine = 2;

function inRows<Each>(all: readonly Each[], perRow: number): readonly (readonly Each[])[] {
  return Array.from({ length: Math.ceil(all.length / perRow) }, (_, row) =>
    all.slice(row * perRow, (row + 1) * perRow),
  );
}

export function heightOfRow(row: readonly SetEmptying[]): number {
  return Math.max(...row.map(({ height }) => height));
}

function setEmptying(
  { waste, moved, address }: PosterEmptying,
  width: number,
  scale: number,
): SetEmptying & { readonly isBroken: boolean; readonly nameLines: number } {
  const [first, ...others] = waste.names;
  const place: Wordings = address === undefined ? [] : [{ locale: defaultLocale, text: address }];
  const texts = [
    setStacked(first ? [first] : [], scaled(name, scale), width),
    setJoined(others, scaled(otherName, scale), width),
    setJoined(moved, scaled(note, scale), width),
    setStacked(place, scaled(otherName, scale), width),
  ];
  const lines = texts.flatMap((text) => text.lines);
  const height = Math.max(side * scale, heightOf(lines));
  const isBroken = texts.some((text) => text.isBroken);
  return { id: waste.id, lines, height, isBroken, nameLines: texts[0]?.lines.length ?? 0 };
}
