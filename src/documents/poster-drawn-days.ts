/** Draws the days of a poster. */
import { wasteSign } from '#site/waste-signs.ts';
import { lineWidth } from './lettering.ts';
import {
  frameLine,
  frameOf,
  heightOfRow,
  isMoved,
  type SetDay,
  type SetDays,
  type SetEmptying,
} from './poster-days.ts';
import { capOf, heightOf, placeLines } from './poster-lines.ts';
import type { PosterSheet } from './poster-sheet.ts';
import type { Structure } from './tagged-pages.ts';

/** A list, each day with the date as its label.
 * @param top Of the first day. */
export function drawDays(paper: PosterSheet, set: SetDays, top: number): void {
  paper.part('L', { parent: paper.root }, (list) => {
    let y = top;
    let last = '';
    for (const row of set.days) {
      const month = row.day.date.slice(0, 7);
      if (last !== '') paper.rule(y, month === last ? 0.6 : 2);
      last = month;
      drawDay(paper, list, { row, set, top: y + set.padding });
      y += row.height + 2 * set.padding;
    }
  });
}

interface DayPlace {
  readonly row: SetDay;
  readonly set: SetDays;
  readonly top: number;
}

function drawDay(paper: PosterSheet, list: Structure, place: DayPlace): void {
  const { row, set, top } = place;
  if (isMoved(row.day)) drawFrame(paper, place);
  paper.part('LI', { parent: list }, (entry) => {
    paper.part('Lbl', { parent: entry }, (date) => drawDate(paper, date, place));
    paper.part('LBody', { parent: entry }, (body) => {
      let y = top;
      for (const emptyings of row.rows) {
        for (const [column, emptying] of emptyings.entries())
          drawEmptying(paper, body, { emptying, set, x: set.signX + column * set.step, top: y });
        y += heightOfRow(emptyings) + set.gap;
      }
      const { leftOut } = row.day;
      const line = { parts: [{ locale: paper.locale, text: `+ ${leftOut}` }], style: set.name };
      if (leftOut === 0) return;
      paper.part('P', { parent: body }, (part) =>
        paper.write(part, [line], { x: set.signX + set.side + set.signGap, top: y }),
      );
    });
  });
}

/** A day that is not the usual one is framed; the words stand beside it. */
function drawFrame(paper: PosterSheet, { row, set, top: figureTop }: DayPlace): void {
  const { left, top, width, height, corner } = frameOf(row, set, figureTop);
  paper.decorate(() => {
    paper.doc.roundedRect(left, top, width, height, corner);
    paper.doc.lineWidth(frameLine).stroke(paper.colours.ink);
  });
}

/** The figure of the day, with weekday and month beside it. In each language it is heard as a whole date. */
function drawDate(paper: PosterSheet, date: Structure, { row, set, top }: DayPlace): void {
  const { numeral: style, labelX } = set;
  const text = String(Number(row.day.date.slice(8)));
  const baseline = top + capOf(style);
  const [month] = row.months;
  const labels = [
    ...placeLines(row.weekdays, { x: labelX, top }),
    ...placeLines(row.months, { x: labelX, top: month ? baseline - capOf(month.style) : top }),
  ];
  const x = set.figureX + lineWidth('30', style) - lineWidth(text, style);
  for (const [index, { locale, text: spoken }] of row.day.spoken.entries()) {
    const figure = index === 0 ? [{ locale, text, style, x, baseline }] : [];
    const own = [...figure, ...labels.filter((label) => label.locale === locale)];
    if (own.length === 0) continue;
    paper.part('Span', { parent: date, lang: locale, actual: spoken }, (span) => {
      span.add(() => {
        for (const one of own) paper.print(one);
      });
    });
  }
}

interface EmptyingPlace {
  readonly emptying: SetEmptying;
  readonly set: SetDays;
  readonly x: number;
  readonly top: number;
}

function drawEmptying(paper: PosterSheet, body: Structure, { emptying, set, x, top }: EmptyingPlace): void {
  const { id, lines, height } = emptying;
  const middle = top + Math.min(height, capOf(set.numeral)) / 2;
  drawSign(paper, id, { x, y: middle - set.side / 2, side: set.side });
  const written = heightOf(lines);
  const start = written < set.side ? middle - written / 2 : top;
  paper.part('P', { parent: body }, (part) =>
    paper.write(part, lines, { x: x + set.side + set.signGap, top: start }),
  );
}

/** The sign of a kind of waste; its name stands beside it. */
export function drawSign(
  paper: PosterSheet,
  id: string | undefined,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { path, colour } = wasteSign(id);
  paper.decorate(() => {
    paper.doc
      .save()
      .translate(x, y)
      .scale(side / 16);
    paper.doc.path(path).fill(colour).restore();
  });
}
