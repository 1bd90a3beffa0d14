/** The lower part of a poster: what goes where, and where to ask. It is read from close by. */
import { qrCodeOf } from '#base/qr-code.ts';
import { fillText } from '#base/text.ts';
import { formatDate } from '#site/format.ts';
import { posterTexts } from '#site/messages/poster.ts';
import type { PosterContent, PosterContext, PosterOrder, PosterWaste } from './poster-content.ts';
import { drawSign } from './poster-drawn-days.ts';
import { heightOf, type SetLine, setJoined, setStacked, type TextStyle, widthOf } from './poster-lines.ts';
import { measure, type PosterSheet, sheet } from './poster-sheet.ts';

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
  drawCode(drawing, top + aboveCode);
  const left = sheet.left + codeSide + 16;
  const width = drawPhone(drawing, top + aboveCode) - 16 - left;
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

const addressOf = (url: string): string => url.replace(/^https?:\/\//u, '');

/** The code leads to the page: which contract, only the reader knows. */
function drawCode({ paper, order, context }: Drawing, top: number): void {
  const { size, path } = qrCodeOf(context.pageUrl, 0);
  const [locale] = order.languages;
  const alt = fillText(posterTexts(locale).codeLabel, { address: context.pageUrl });
  const bbox = paper.boxOf(sheet.left, top, codeSide);
  paper.part('Figure', { parent: paper.root, alt, bbox }, (figure) =>
    figure.add(() => {
      paper.doc
        .save()
        .translate(sheet.left, top)
        .scale(codeSide / size);
      paper.doc.path(path).fill('#000').restore();
    }),
  );
}

/** @returns Its left end. */
function drawPhone({ paper, content, context }: Drawing, top: number): number {
  const right = sheet.left + measure;
  const number: SetLine = {
    parts: [{ locale: paper.locale, text: context.company.infoPhone }],
    style: phoneNumber,
  };
  const labels = setStacked(content.phone, phoneLabel, measure).lines;
  const left = right - Math.max(widthOf(number), ...labels.map(widthOf));
  paper.part('P', { parent: paper.root }, (part) => paper.write(part, [...labels, number], { x: left, top }));
  return left;
}
