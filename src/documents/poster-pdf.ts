/** A poster of collection days on one sheet: read from two metres, in one or more languages, also in black and white. */
import { defaultLocale } from '#model/locale.ts';
import { closeDocument } from './pdf-document.ts';
import { type PosterContext, type PosterOrder, planPoster, type Wordings } from './poster-content.ts';
import { heightOfDays, setDays } from './poster-days.ts';
import { drawDays } from './poster-drawn-days.ts';
import { type Drawing, drawFoot, footHeight, legendOf } from './poster-foot.ts';
import {
  capOf,
  heightOf,
  type SetLine,
  setJoined,
  setStacked,
  type TextStyle,
  widthOf,
} from './poster-lines.ts';
import { measure, PosterSheet, sheet } from './poster-sheet.ts';

/** @throws {RangeError} Without a day. */
export async function drawPoster(order: PosterOrder, context: PosterContext): Promise<Uint8Array> {
  const content = planPoster(order, context);
  const [locale] = order.languages;
  const [{ text } = { text: '' }] = content.title;
  const title = `${text} ${content.years}`;
  const paper = new PosterSheet({
    locale,
    title: content.address === undefined ? title : `${title}, ${content.address}`,
    author: context.company.name,
    size: order.size === 'a3' ? 'A3' : 'A4',
  });
  const drawing = { paper, order, content, context };
  const top = drawHead(drawing);
  const footTop = sheet.height - sheet.bottom - footHeight;
  const legend = legendOf(drawing, footTop - top - minDays);
  const legendTop = footTop - legend.height;
  const until = drawAllDays(drawing, { top, bottom: legendTop });
  legend.draw(legendTop);
  drawFoot(drawing, footTop, until);
  paper.root.end();
  return closeDocument(paper.doc);
}

/** Points that the days have at least. */
const minDays = 280;

const company: TextStyle = { weight: 'Bold', size: 13, pitch: 16 };
const title: TextStyle = { weight: 'Bold', size: 46, pitch: 50 };
const otherTitle: TextStyle = { weight: 'Regular', size: 17, pitch: 26 };
const place: TextStyle = { weight: 'Bold', size: 22, pitch: 27 };
const warning: TextStyle = { weight: 'Bold', size: 10.5, pitch: 14 };

/** @returns Where the days begin. */
function drawHead({ paper, content, context }: Drawing): number {
  const write = (tag: string, lines: readonly SetLine[], top: number) => {
    paper.part(tag, { parent: paper.root }, (part) => paper.write(part, lines, { x: sheet.left, top }));
    return top + heightOf(lines);
  };
  paper.decorate(() => {
    paper.doc.rect(sheet.left, sheet.top, 28, 4).fill(paper.colours.amber);
  });
  const [first, ...others] = content.title;
  const ownTitle = setStacked(first ? [first] : [], title, measure).lines;
  const years = yearsBeside(paper, content.years, ownTitle);
  const heads = [
    ...ownTitle,
    ...(years ? [] : [yearsLine(paper, content.years)]),
    ...setJoined(others, otherTitle, measure).lines,
  ];
  const top = sheet.top + 16;
  paper.part('H1', { parent: paper.root }, (part) => {
    paper.write(part, heads, { x: sheet.left, top });
    const yearsTop = top + heightOf(ownTitle) - capOf(place);
    if (years) paper.write(part, [years.line], { x: years.x, top: yearsTop });
  });
  let y = top + heightOf(heads);
  drawCompany(paper, context.company.name);
  if (content.address !== undefined) {
    const lines = setStacked([{ locale: defaultLocale, text: content.address }], place, measure).lines;
    y = write('P', lines, y + 16);
  }
  if (content.warnings.length > 0) y = drawWarnings(paper, content.warnings, y + 14);
  paper.rule(y + 14, 2);
  return y + 14;
}

const yearsLine = ({ locale }: PosterSheet, text: string): SetLine => ({
  parts: [{ locale, text }],
  style: place,
});

/** At the right end of the last line of the title, undefined where it has no room. A space keeps them apart in the text. */
function yearsBeside(paper: PosterSheet, years: string, ownTitle: readonly SetLine[]) {
  const line = yearsLine(paper, ` ${years}`);
  const x = sheet.left + measure - widthOf(line);
  const titleWidth = Math.max(...ownTitle.slice(-1).map(widthOf));
  return sheet.left + titleWidth + title.size / 4 <= x ? { line, x } : undefined;
}

/** In the corner. */
function drawCompany(paper: PosterSheet, text: string): void {
  const line = { parts: [{ locale: paper.locale, text }], style: company };
  const x = sheet.left + measure - widthOf(line);
  paper.part('P', { parent: paper.root }, (part) => paper.write(part, [line], { x, top: sheet.top }));
}

/** A framed note: a sheet on a wall must not look newer or truer than it is. */
function drawWarnings(paper: PosterSheet, texts: Wordings, top: number): number {
  const inset = 9;
  const { lines } = setStacked(texts, warning, measure - 2 * inset);
  const height = heightOf(lines) + 2 * inset;
  paper.decorate(() => {
    paper.doc.rect(sheet.left, top, measure, height).lineWidth(1.5).stroke(paper.colours.ink);
  });
  paper.part('P', { parent: paper.root }, (part) =>
    paper.write(part, lines, { x: sheet.left + inset, top: top + inset }),
  );
  return top + height;
}

const advice: TextStyle = { weight: 'Bold', size: 10.5, pitch: 14 };

/** The days, and below them what holds for all of them.
 * @returns The last day, where the contract has more. */
function drawAllDays(
  { paper, content }: Drawing,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): string | undefined {
  const around = 11;
  const putOut = setJoined(content.putOut, advice, measure).lines;
  const set = setDays(content.days, bottom - top - heightOf(putOut) - 2 * around);
  drawDays(paper, set, top);
  const end = top + heightOfDays(set);
  paper.rule(end, 2);
  paper.part('P', { parent: paper.root }, (part) =>
    paper.write(part, putOut, { x: sheet.left, top: end + around }),
  );
  const isCut = content.hasMore || set.days.length < content.days.length;
  return isCut ? set.days.at(-1)?.day.date : undefined;
}
