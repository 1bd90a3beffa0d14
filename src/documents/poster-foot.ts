/** The lower part of a poster: what goes where, and where to ask. It is read from close by. */
import { qrCodeOf } from '#base/qr-code.ts';
import { fillText } from '#base/text.ts';
import { formatDate } from '#site/format.ts';
import { posterTexts } from '#site/messages/poster.ts';
import type { PosterContent, PosterContext, PosterOrder, PosterWaste, Wordings } from './poster-content.ts';
import { drawSign } from './poster-drawn-days.ts';
import { heightOf, type SetLine, setJoined, setStacked, type TextStyle, widthOf } from './poster-lines.ts';
import { measure, type PosterSheet, sheet } from './poster-sheet.ts';
import type { Structure } from './tagged-pages.ts';

export interface Drawing {
  readonly paper: PosterSheet;
  readonly order: PosterOrder;
  readonly content: PosterContent;
  readonly context: PosterContext;
}

/** A part of the sheet whose height is known before it is drawn. */
export interface Block {
  /** Points, with the space below it. */
  readonly height: number;
  readonly draw: (top: number) => void;
}

const heading: TextStyle = { weight: 'Bold', size: 11, pitch: 14 };
const wasteName: TextStyle = { weight: 'Bold', size: 10.5, pitch: 13 };
const signSide = 16;
const nameX = signSide + 8;
const gutter = 18;

/** With more languages more lines stand here; they get smaller by less than they get more. */
const lineStyles: readonly TextStyle[] = [11, 9.5, 9].map((size) => ({
  weight: 'Regular',
  size,
  pitch: size * 1.28,
}));

function lineStyle({ order }: Drawing): TextStyle {
  return lineStyles[order.languages.length - 1] ?? { weight: 'Regular', size: 9, pitch: 11.5 };
}

/** Kinds of waste that are explained; a house has fewer. */
const maxKinds = 8;

/** What goes where: a line for each kind of waste in each language.
 * @param max Points that it may take; what has no room is left out. */
export function legendOf(drawing: Drawing, max: number): Block {
  const cells = kindsOf(drawing.content).map((waste) => cellOf(waste, drawing));
  let legend = setLegend(cells, drawing);
  while (legend.height > max && cells.length > 0) {
    cells.pop();
    legend = setLegend(cells, drawing);
  }
  return legend;
}

function setLegend(cells: readonly Cell[], drawing: Drawing): Block {
  if (cells.length === 0) return { height: 0, draw: () => undefined };
  const { paper, content, context, order } = drawing;
  const [locale] = order.languages;
  const title = [
    ...setJoined(content.sorting, heading, measure).lines,
    ...setStacked([{ locale, text: addressOf(context.sortingUrl) }], lineStyle(drawing), measure).lines,
  ];
  const columns = order.languages.length === 1 ? 1 : 2;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  const above = 12;
  const below = 10;
  const heightOfRow = (row: readonly Cell[]) => Math.max(...row.map(({ height }) => height)) + 7;
  const height = above + heightOf(title) + 9 + rows.reduce((sum, row) => sum + heightOfRow(row), 0) + below;
  const draw = (top: number) => {
    paper.rule(top, 2);
    paper.part('H2', { parent: paper.root }, (part) =>
      paper.write(part, title, { x: sheet.left, top: top + above }),
    );
    let y = top + above + heightOf(title) + 9;
    for (const row of rows) {
      for (const [index, cell] of row.entries()) cell.draw(sheet.left + index * columnStep, y);
      y += heightOfRow(row);
    }
  };
  return { height, draw };
}

const columnStep = (measure + gutter) / 2;

interface Cell {
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

/** In one language the line stands beside the name, in more the lines stand below it. */
function cellOf({ id, names, lines }: PosterWaste, drawing: Drawing): Cell {
  const { paper, order } = drawing;
  const isAlone = order.languages.length === 1;
  const name = setStacked(
    names.slice(0, 1),
    wasteName,
    isAlone ? nameWidth : columnStep - gutter - nameX,
  ).lines;
  const x = isAlone ? nameWidth + nameX + 10 : nameX;
  const width = isAlone ? measure - x : columnStep - gutter - nameX;
  const text = setStacked(lines, lineStyle(drawing), width).lines;
  const textTop = isAlone ? 0 : heightOf(name) + 5;
  const height = Math.max(signSide, heightOf(name), textTop + heightOf(text));
  const draw = (left: number, top: number) => {
    drawSign(paper, id, { x: left, y: top - (isAlone ? 4 : 1), side: signSide });
    paper.part('P', { parent: paper.root }, (part) => paper.write(part, name, { x: left + nameX, top }));
    paper.part('P', { parent: paper.root }, (part) =>
      paper.write(part, text, { x: left + x, top: top + textTop }),
    );
  };
  return { height: isAlone ? height - 2 : height, draw };
}

/** Column of the names, where one language leaves room beside them. */
const nameWidth = 165;

function kindsOf({ days }: PosterContent): readonly PosterWaste[] {
  const wastes = days.flatMap(({ emptyings }) => emptyings.map(({ waste }) => waste));
  const byName = new Map(wastes.map((waste) => [waste.names[0]?.text, waste]));
  return [...byName.values()].slice(0, maxKinds);
}

const codeSide = 76;
const aboveCode = 13;
const phoneNumber: TextStyle = { weight: 'Bold', size: 38, pitch: 37 };
const phoneLabel: TextStyle = { weight: 'Regular', size: 9.5, pitch: 12 };

export const footHeight = codeSide + aboveCode;

/** The code to the page, the telephone and the day of making.
 * @param until Last day of the sheet, where the contract has more. */
export function drawFoot(drawing: Drawing, top: number, until: string | undefined): void {
  const { paper, order, content, context } = drawing;
  const [locale] = order.languages;
  paper.rule(top, 2);
  drawCode(paper, context.pageUrl, { x: sheet.left, y: top + aboveCode, side: codeSide });
  const left = sheet.left + codeSide + 16;
  const { infoPhone } = context.company;
  const width = drawPhone(paper, { labels: content.phone, infoPhone, top: top + aboveCode }) - 16 - left;
  const style = lineStyle(drawing);
  const code =
    until === undefined
      ? content.code
      : order.languages.map((one) => ({
          locale: one,
          text: fillText(posterTexts(one).until, { date: formatDate(until, one) }),
        }));
  const lines = [
    ...setStacked(code, { ...style, weight: 'Bold' }, width).lines,
    ...setStacked([{ locale, text: addressOf(context.pageUrl) }], style, width).lines,
    ...setJoined(content.made, style, width).lines,
  ];
  paper.part('P', { parent: paper.root }, (part) =>
    paper.write(part, lines, { x: left, top: top + aboveCode }),
  );
}

/** As people type it. */
export const addressOf = (url: string): string => url.replace(/^https?:\/\//u, '');

interface CodePlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** The document if absent. */
  readonly parent?: Structure;
}

/** The code leads to a page: what the reader wants there, only the reader knows. */
export function drawCode(
  paper: PosterSheet,
  url: string,
  { x, y, side, parent = paper.root }: CodePlace,
): void {
  const { size, path } = qrCodeOf(url, 0);
  const alt = fillText(posterTexts(paper.locale).codeLabel, { address: url });
  const bbox = paper.boxOf(x, y, side);
  paper.part('Figure', { parent, alt, bbox }, (figure) =>
    figure.add(() => {
      paper.doc
        .save()
        .translate(x, y)
        .scale(side / size);
      paper.doc.path(path).fill('#000').restore();
    }),
  );
}

interface PhoneOptions {
  readonly labels: Wordings;
  readonly infoPhone: string;
  readonly top: number;
  /** The document if absent. */
  readonly parent?: Structure;
}

/** In the right corner.
 * @returns Its left end. */
export function drawPhone(
  paper: PosterSheet,
  { labels, infoPhone, top, parent = paper.root }: PhoneOptions,
): number {
  const right = sheet.left + measure;
  const number: SetLine = { parts: [{ locale: paper.locale, text: infoPhone }], style: phoneNumber };
  const above = setStacked(labels, phoneLabel, measure).lines;
  const left = right - Math.max(widthOf(number), ...above.map(widthOf));
  paper.part('P', { parent }, (part) => paper.write(part, [...above, number], { x: left, top }));
  return left;
}
