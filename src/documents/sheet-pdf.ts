/** What goes where on one sheet for the kitchen wall, in each chosen language: bins with their drawings, things that belong there, and
 * things that do not with the place where they go. Also read in black and white. */
import type { Locale } from '#model/locale.ts';
import { posterTexts } from '#site/messages/poster.ts';
import { sheetTexts } from '#site/messages/sorting-sheet.ts';
import { closeDocument } from './pdf-document.ts';
import { addressOf, drawCode, drawPhone } from './poster-foot.ts';
import { capOf, heightOf, type SetLine, setStacked, type TextStyle, widthOf } from './poster-lines.ts';
import { measure, PosterSheet, sheet } from './poster-sheet.ts';
import { setBands } from './sheet-bands.ts';
import {
  planSheet,
  type PlannedPlace,
  type SheetContent,
  type SheetFacts,
  type SheetOrder,
} from './sheet-content.ts';
import { drawArrow, drawBands, drawListSign, type SignName } from './sheet-drawn-bands.ts';
import type { Structure } from './tagged-pages.ts';

/** @param facts Of each language of the order.
 * @returns undefined if there is no such municipality. */
export async function drawSheet(
  order: SheetOrder,
  facts: ReadonlyMap<Locale, SheetFacts>,
): Promise<Uint8Array | undefined> {
  const sheets = order.languages.map((locale) => {
    const known = facts.get(locale);
    if (!known) throw new RangeError(`A sheet in ${locale} needs facts in ${locale}.`);
    return { facts: known, content: planSheet(order, known, locale) };
  });
  const [first] = sheets;
  if (!first || (order.municipality !== undefined && !first.content.place)) return undefined;
  const { locale, title: name, place } = first.content;
  const paper = new PosterSheet({
    locale,
    title: place ? `${name}, ${place.name.text}` : name,
    author: first.facts.company.name,
  });
  for (const one of sheets) {
    if (one !== first) paper.turn(one.content.locale);
    drawLanguage({ paper, ...one });
  }
  paper.root.end();
  return closeDocument(paper.doc);
}

interface Drawing {
  readonly paper: PosterSheet;
  readonly content: SheetContent;
  readonly facts: SheetFacts;
}

/** A part of the sheet within the part of its language. */
interface Part extends Drawing {
  readonly parent: Structure;
}

function drawLanguage(drawing: Drawing): void {
  const { paper, content } = drawing;
  const { locale } = content;
  paper.part('Sect', { parent: paper.root, lang: locale }, (parent) => {
    const part = { ...drawing, parent };
    const top = drawHead(part);
    const footTop = sheet.height - sheet.bottom - footHeight;
    const box = content.place && setPlace(content.place, content);
    const boxHeight = box ? box.height + 2 * aroundBox : 0;
    const bands = setBands(content.bins, { locale, height: footTop - boxHeight - top });
    drawBands(paper, bands, { parent, top });
    if (box) drawPlace(part, box, footTop - boxHeight + aroundBox);
    drawFoot(part, footTop);
  });
}

const company: TextStyle = { weight: 'Bold', size: 13, pitch: 16 };
const title: TextStyle = { weight: 'Bold', size: 34, pitch: 38 };
const legend: TextStyle = { weight: 'Regular', size: 11, pitch: 14 };

/** @returns Where the bins begin. */
function drawHead({ paper, content, facts, parent }: Part): number {
  const { locale } = content;
  paper.decorate(() => {
    paper.doc.rect(sheet.left, sheet.top, 28, 4).fill(paper.colours.amber);
  });
  const head = setStacked([{ locale, text: content.title }], title, measure).lines;
  const top = sheet.top + 15;
  paper.part('H1', { parent }, (part) => paper.write(part, head, { x: sheet.left, top }));
  const name: SetLine = { parts: [{ locale, text: facts.company.name }], style: company };
  const right = sheet.left + measure;
  paper.part('P', { parent }, (part) =>
    paper.write(part, [name], { x: right - widthOf(name), top: sheet.top }),
  );
  const marks = setLegend(locale);
  const left = right - marks.width;
  const isBeside = sheet.left + Math.max(...head.map(widthOf)) + 24 <= left;
  const bottom = top + heightOf(head) + (isBeside ? 0 : 22);
  drawLegend({ paper, parent }, marks, { x: isBeside ? left : sheet.left, baseline: bottom });
  const y = bottom + 13;
  paper.rule(y, 2);
  return y;
}

/** Side of the signs, and the space to their words, between both and before the arrow. */
const mark = { side: 14, gap: 6, between: 18, arrow: 16 } as const;

interface Legend {
  readonly entries: readonly { readonly sign: SignName; readonly line: SetLine; readonly x: number }[];
  readonly width: number;
}

/** What the signs mean, in one line. */
function setLegend(locale: Locale): Legend {
  const { belongs, belongsNot } = sheetTexts(locale);
  let x = 0;
  const entries = (['yes', 'no'] as const).map((sign) => {
    const text = sign === 'yes' ? belongs : belongsNot;
    const line: SetLine = { parts: [{ locale, text }], style: legend };
    const at = { sign, line, x };
    x += mark.side + mark.gap + widthOf(line) + mark.between;
    return at;
  });
  return { entries, width: x - mark.between + mark.arrow };
}

function drawLegend(
  { paper, parent }: Pick<Part, 'paper' | 'parent'>,
  { entries, width }: Legend,
  { x, baseline }: { readonly x: number; readonly baseline: number },
): void {
  const { side, gap } = mark;
  const top = baseline - capOf(legend);
  for (const entry of entries) {
    const left = x + entry.x;
    paper.decorate(() => {
      drawListSign(paper, entry.sign, { x: left, y: baseline - (capOf(legend) + side) / 2, side });
    });
    paper.part('P', { parent }, (part) => paper.write(part, [entry.line], { x: left + side + gap, top }));
  }
  paper.decorate(() => {
    drawArrow(paper, { x: x + width - mark.arrow, top }, { size: legend.size, body: legend });
  });
}

const placeName: TextStyle = { weight: 'Bold', size: 12.5, pitch: 16 };
const placeLine: TextStyle = { weight: 'Regular', size: 9, pitch: 11.8 };
const inset = 10;
const aroundBox = 11;
/** Between two lines about different things. */
const lineGap = 7.5;

interface SetPlace {
  readonly name: readonly SetLine[];
  readonly paragraphs: readonly (readonly SetLine[])[];
  readonly height: number;
}

function setPlace({ name, lines }: PlannedPlace, { locale }: SheetContent): SetPlace {
  const width = measure - 2 * inset;
  const head = setStacked([name], placeName, width).lines;
  const paragraphs = lines.map((text) => setStacked([{ locale, text }], placeLine, width).lines);
  const text = paragraphs.reduce((sum, paragraph) => sum + lineGap + heightOf(paragraph), 0);
  return { name: head, paragraphs, height: 2 * inset + heightOf(head) + text };
}

/** A framed note: what holds in one municipality only. */
function drawPlace({ paper, parent }: Part, { name, paragraphs, height }: SetPlace, top: number): void {
  paper.decorate(() => {
    paper.doc.rect(sheet.left, top, measure, height).lineWidth(1.5).stroke(paper.colours.ink);
  });
  const x = sheet.left + inset;
  paper.part('Sect', { parent }, (part) => {
    paper.part('H2', { parent: part }, (heading) => paper.write(heading, name, { x, top: top + inset }));
    let y = top + inset + heightOf(name) + lineGap;
    for (const lines of paragraphs) {
      const at = { x, top: y };
      paper.part('P', { parent: part }, (paragraph) => paper.write(paragraph, lines, at));
      y += heightOf(lines) + lineGap;
    }
  });
}

const codeSide = 64;
const aboveCode = 12;
const footHeight = codeSide + aboveCode;
const footLine: TextStyle = { weight: 'Regular', size: 10, pitch: 13.5 };

/** Where to ask: the code to the search, its address, the telephone and the day of making. */
function drawFoot({ paper, content, facts, parent }: Part, footTop: number): void {
  const { locale, made } = content;
  const { sortingUrl } = facts;
  const top = footTop + aboveCode;
  const { infoPhone } = facts.company;
  paper.rule(footTop, 2);
  drawCode(paper, sortingUrl, { x: sheet.left, y: top, side: codeSide, parent });
  const labels = [{ locale, text: posterTexts(locale).phone }];
  const left = sheet.left + codeSide + 16;
  const width = drawPhone(paper, { labels, infoPhone, top, parent }) - 16 - left;
  const set = (text: string, style: TextStyle) => setStacked([{ locale, text }], style, width).lines;
  const lines = [
    ...set(sheetTexts(locale).code, { ...footLine, weight: 'Bold' }),
    ...set(addressOf(sortingUrl), footLine),
    ...set(made, footLine),
  ];
  paper.part('P', { parent }, (part) => paper.write(part, lines, { x: left, top }));
}
