/** What goes where, below the days of a poster: a line for each kind of waste in each language. It is read from close by. */
import type { Locale } from '#platform/languages/locale.ts';
import {
  type Block,
  inRows,
  measure,
  overlay,
  shape,
  spaced,
  stack,
  text,
} from '#shell/documents/layout.server.ts';
import type { PosterContent, PosterWaste } from './poster-content.server.ts';
import { setJoined, setStacked, type TextStyle } from '#shell/documents/set-lines.server.ts';
import { trimScheme, rule } from '#shell/documents/sheet-frame.server.ts';
import { wasteSign } from '#shell/waste/waste-signs.ts';

interface LegendOptions {
  readonly locale: Locale;
  /** Whether the poster has one language: its line stands beside the name, otherwise the lines stand below it. */
  readonly isAlone: boolean;
  readonly style: TextStyle;
  /** Of the page about what goes where. */
  readonly url: string;
  /** Points that it may take; what has no room is left out. */
  readonly max: number;
}

/** Kinds of waste that are explained; a house has fewer. */
const maxKinds = 8;

export function setLegend(content: PosterContent, options: LegendOptions): Block {
  const { locale, isAlone, style, url, max } = options;
  const title = [
    ...setJoined(content.sorting, heading, measure).lines,
    ...setStacked([{ locale, text: trimScheme(url) }], style, measure).lines,
  ];
  const kinds = listWastes(content).map((waste) => setKind(waste, options));
  for (let count = kinds.length; count > 0; count -= 1) {
    const rows = inRows(kinds.slice(0, count), isAlone ? 1 : 2, step);
    const legend = stack([rule(2), 12, text('H2', { lines: title }), 9, spaced(rows, 7), 17]);
    if (legend.height <= max) return legend;
  }
  return stack([]);
}

function listWastes({ days }: PosterContent): readonly PosterWaste[] {
  const wastes = days.flatMap(({ emptyings }) => emptyings.map(({ waste }) => waste));
  const byName = new Map(wastes.map((waste) => [waste.names[0]?.text, waste]));
  return [...byName.values()].slice(0, maxKinds);
}

const heading: TextStyle = { weight: 'Bold', size: 11, pitch: 14 };
const wasteName: TextStyle = { weight: 'Bold', size: 10.5, pitch: 13 };
const side = 16;
const nameX = side + 8;
const gutter = 18;
const step = (measure + gutter) / 2;

/** Column of the names, where one language leaves room beside them. */
const nameWidth = 165;

function setKind({ id, names, lines: texts }: PosterWaste, { isAlone, style }: LegendOptions): Block {
  const belowWidth = step - gutter - nameX;
  const name = text('P', setStacked(names.slice(0, 1), wasteName, isAlone ? nameWidth : belowWidth));
  const x = isAlone ? nameX + nameWidth + 10 : nameX;
  const line = text('P', setStacked(texts, style, isAlone ? measure - x : belowWidth));
  const lineTop = isAlone ? 0 : name.height + 5;
  const cell = overlay([
    { top: isAlone ? -4 : -1, block: shape({ type: 'bin', sign: wasteSign(id), side }) },
    { x: nameX, block: name },
    { x, top: lineTop, block: line },
  ]);
  return { ...cell, height: isAlone ? Math.max(side, cell.height) - 2 : Math.max(side, cell.height) };
}
