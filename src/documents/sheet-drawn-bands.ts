/** Draws the bins of a sheet. */
import { fillText } from '#base/text.ts';
import { sheetTexts } from '#site/messages/sorting-sheet.ts';
import { capOf, heightOf, widthOf } from './poster-lines.ts';
import { type PosterSheet, sheet } from './poster-sheet.ts';
import type { SetBand, SetBands, SetMistake } from './sheet-bands.ts';
import type { Grid } from './sheet-grid.ts';
import { loadDrawing, placeDrawing } from './svg-drawing.ts';
import type { Structure } from './tagged-pages.ts';

interface Place {
  readonly x: number;
  readonly top: number;
}

/** @param top Of the first band. */
export function drawBands(
  paper: PosterSheet,
  { grid, bands, padding }: SetBands,
  { parent, top }: { readonly parent: Structure; readonly top: number },
): void {
  let y = top;
  for (const [index, band] of bands.entries()) {
    if (index > 0) paper.rule(y, 0.75);
    paper.part('Sect', { parent }, (part) => {
      drawBand(paper, part, { band, grid, top: y + padding });
    });
    y += band.height + 2 * padding;
  }
}

interface BandPlace {
  readonly band: SetBand;
  readonly grid: Grid;
  readonly top: number;
}

function drawBand(paper: PosterSheet, parent: Structure, { band, grid, top }: BandPlace): void {
  const { side, intro } = grid;
  const x = sheet.left + grid.headX;
  const headTop = top + band.headTop;
  paper.part('H2', { parent }, (part) => paper.write(part, band.name, { x, top: headTop }));
  drawBin(paper, parent, { x: sheet.left, y: top - side * 0.1, side, band });
  const [nameLine] = band.name;
  const nameCap = nameLine ? capOf(nameLine.style) : 0;
  const nameBottom = headTop + heightOf(band.name);
  const look = band.isLookBeside
    ? { x: x + (nameLine ? widthOf(nameLine) : 0) + intro.size, top: headTop + nameCap - capOf(intro) }
    : { x, top: nameBottom + intro.size * 0.8 };
  paper.part('P', { parent }, (part) => paper.write(part, band.look, look));
  const lookBottom = band.isLookBeside ? nameBottom : look.top + heightOf(band.look);
  const lead = { x, top: lookBottom + intro.size * 0.8 };
  paper.part('P', { parent }, (part) => paper.write(part, band.lead, lead));
  drawBelongs(paper, parent, { band, grid, top: top + band.listsTop });
  drawMistakes(paper, parent, { band, grid, top: top + band.listsTop });
}

interface BinPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly band: SetBand;
}

function drawBin(paper: PosterSheet, parent: Structure, { x, y, side, band }: BinPlace): void {
  const { bin, name } = band.bin;
  const alt = fillText(sheetTexts(paper.locale).drawing, { name });
  paper.part('Figure', { parent, alt, bbox: paper.boxOf(x, y, side) }, (figure) =>
    figure.add(() => {
      placeDrawing(paper.doc, loadDrawing(`src/art/bins/${bin}.svg`), { x, y, side });
    }),
  );
}

function drawBelongs(paper: PosterSheet, parent: Structure, { band, grid, top }: BandPlace): void {
  if (band.belongs.every((column) => column.length === 0)) return;
  const x = sheet.left + grid.listX;
  const step = band.not.length === 0 ? grid.wholeStep : grid.columnStep;
  drawHeading(paper, parent, { sign: 'yes', x, top, grid });
  paper.part('L', { parent }, (list) => {
    for (const [column, things] of band.belongs.entries()) {
      const left = x + grid.sign + grid.signGap + column * step;
      let y = top;
      for (const lines of things) {
        drawDot(paper, { x: left, top: y }, grid);
        const at = { x: left + grid.indent, top: y };
        paper.part('LI', { parent: list }, (entry) =>
          paper.part('LBody', { parent: entry }, (body) => paper.write(body, lines, at)),
        );
        y += heightOf(lines) + grid.gap;
      }
    }
  });
}

function drawMistakes(paper: PosterSheet, parent: Structure, { band, grid, top }: BandPlace): void {
  if (band.not.length === 0) return;
  const x = sheet.left + grid.listX + grid.notX;
  drawHeading(paper, parent, { sign: 'no', x, top, grid });
  const left = x + grid.sign + grid.signGap;
  paper.part('L', { parent }, (list) => {
    let y = top;
    for (const mistake of band.not) {
      drawDot(paper, { x: left, top: y }, grid);
      const at = { x: left + grid.indent, top: y };
      paper.part('LI', { parent: list }, (entry) =>
        paper.part('LBody', { parent: entry }, (body) => {
          drawMistake(paper, body, { mistake, grid, at });
        }),
      );
      y += mistake.height + grid.gap;
    }
  });
}

interface MistakePlace {
  readonly mistake: SetMistake;
  readonly grid: Grid;
  readonly at: Place;
}

/** The arrow is heard as a colon. */
function drawMistake(paper: PosterSheet, body: Structure, { mistake, grid, at }: MistakePlace): void {
  const { name, destination, isJoined } = mistake;
  paper.write(body, name, at);
  const last = name.at(-1);
  const lastTop = at.top + heightOf(name) - capOf(grid.body);
  const from = isJoined
    ? { x: at.x + (last ? widthOf(last) : 0), top: lastTop }
    : { x: at.x - grid.size * 0.3, top: lastTop + grid.body.pitch };
  paper.part('Span', { parent: body, actual: ': ' }, (span) =>
    span.add(() => {
      drawArrow(paper, from, grid);
    }),
  );
  paper.write(body, destination, { x: from.x + grid.arrow, top: from.top });
}

export function drawArrow(
  { doc, colours }: PosterSheet,
  { x, top }: Place,
  { size, body }: Pick<Grid, 'size' | 'body'>,
): void {
  const y = top + capOf(body) / 2;
  const [left, right, wing] = [x + size * 0.35, x + size * 1.15, size * 0.22];
  doc.moveTo(left, y).lineTo(right, y);
  doc.moveTo(right - wing, y - wing).lineTo(right, y);
  doc.lineTo(right - wing, y + wing);
  doc
    .lineWidth(size * 0.09)
    .lineCap('round')
    .lineJoin('round')
    .stroke(colours.ink);
}

function drawDot(paper: PosterSheet, { x, top }: Place, { size, body }: Grid): void {
  paper.decorate(() => {
    paper.doc.circle(x + size * 0.15, top + capOf(body) * 0.55, size * 0.13).fill(paper.colours.ink);
  });
}

interface HeadingPlace extends Place {
  readonly sign: SignName;
  readonly grid: Grid;
}

/** A sign that is heard as the words of the legend. */
function drawHeading(paper: PosterSheet, parent: Structure, { sign, x, top, grid }: HeadingPlace): void {
  const { belongs, belongsNot } = sheetTexts(paper.locale);
  const actual = sign === 'yes' ? belongs : belongsNot;
  const y = top - (grid.sign - capOf(grid.body)) / 2;
  paper.part('H3', { parent, actual }, (part) =>
    part.add(() => {
      drawListSign(paper, sign, { x, y, side: grid.sign });
    }),
  );
}

export type SignName = 'yes' | 'no';

/** A full disc with a tick, or a ring with a cross: told apart without their colours. */
export function drawListSign(
  { doc }: PosterSheet,
  sign: SignName,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(side / 16)
    .lineWidth(2.2)
    .lineCap('round')
    .lineJoin('round');
  if (sign === 'yes') {
    doc.circle(8, 8, 8).fill('#1d7a4f');
    doc.moveTo(4.4, 8.4).lineTo(7, 11).lineTo(11.8, 5.4).stroke('#ffffff');
  } else {
    doc.circle(8, 8, 6.9).stroke('#b3261e');
    doc.moveTo(5.4, 5.4).lineTo(10.6, 10.6).moveTo(10.6, 5.4).lineTo(5.4, 10.6).stroke('#b3261e');
  }
  doc.restore();
}
