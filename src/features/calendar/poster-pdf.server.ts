/** A poster of collection days on one sheet: read from two metres, in one or more languages, also in black and white. */
import { fillText } from '#platform/base/text.ts';
import { defaultLocale } from '#platform/languages/locale.ts';
import { formatDate } from '#shell/languages/format.ts';
import { posterTexts } from './poster-messages.ts';
import {
  type Block,
  framed,
  lines,
  measure,
  overlay,
  room,
  Sheets,
  stack,
  text,
} from '#shell/documents/layout.server.ts';
import {
  type PosterContent,
  type PosterContext,
  type PosterOrder,
  planPoster,
} from './poster-content.server.ts';
import { setDays } from './poster-days.server.ts';
import { setLegend } from './poster-legend.server.ts';
import {
  measureCapHeight,
  measureHeight,
  measureWidth,
  setJoined,
  setStacked,
  type TextStyle,
} from '#shell/documents/set-lines.server.ts';
import { layOutFoot, layOutHead, rule } from '#shell/documents/sheet-frame.server.ts';

/** @throws {RangeError} Without a day. */
export async function drawPoster(order: PosterOrder, context: PosterContext): Promise<Uint8Array> {
  const content = planPoster(order, context);
  const [locale] = order.languages;
  const [{ text: name } = { text: '' }] = content.title;
  const titled = `${name} ${content.years}`;
  const sheets = new Sheets({
    locale,
    title: content.address === undefined ? titled : `${titled}, ${content.address}`,
    author: context.company.name,
    size: order.size === 'a3' ? 'A3' : 'A4',
  });
  return sheets.draw([layOut({ order, content, context })]);
}

interface Poster {
  readonly order: PosterOrder;
  readonly content: PosterContent;
  readonly context: PosterContext;
}

/** Points that the days have at least. */
const minDays = 280;

/** With more languages more lines stand below the days; they get smaller by less than they get more. */
const lineSizes = [11, 9.5, 9];

function layOut(poster: Poster): Block {
  const { order, content, context } = poster;
  const [locale] = order.languages;
  const size = lineSizes[order.languages.length - 1] ?? 9;
  const style: TextStyle = { weight: 'Regular', size, pitch: size * 1.28 };
  const head = setHead(poster);
  const footTop = room - footSides.side - footSides.above;
  const legend = setLegend(content, {
    locale,
    isAlone: order.languages.length === 1,
    style,
    url: context.sortingUrl,
    max: footTop - head.height - minDays,
  });
  const legendTop = footTop - legend.height;
  const { days, until } = setAllDays(content, legendTop - head.height);
  const foot = layOutFoot({
    ...footSides,
    locale,
    style,
    url: context.pageUrl,
    code: until === undefined ? content.code : untilIn(order, until),
    made: content.made,
    phone: content.phone,
    infoPhone: context.company.infoPhone,
  });
  return overlay([
    { block: head },
    { top: head.height, block: days },
    { top: legendTop, block: legend },
    { top: footTop, block: foot },
  ]);
}

const footSides = { side: 76, above: 13 } as const;

const untilIn = ({ languages }: PosterOrder, until: string) =>
  languages.map((locale) => ({
    locale,
    text: fillText(posterTexts(locale).until, { date: formatDate(until, locale) }),
  }));

const title: TextStyle = { weight: 'Bold', size: 46, pitch: 50 };
const otherTitle: TextStyle = { weight: 'Regular', size: 17, pitch: 26 };
const place: TextStyle = { weight: 'Bold', size: 22, pitch: 27 };
const warning: TextStyle = { weight: 'Bold', size: 10.5, pitch: 14 };

function setHead({ order, content, context }: Poster): Block {
  const { address, warnings } = content;
  const heading = setTitle(content, order);
  const inset = 9;
  return stack([
    layOutHead(context.company.name, order.languages[0], { heading, top: 16 }),
    ...(address === undefined
      ? []
      : [16, text('P', setStacked([{ locale: defaultLocale, text: address }], place, measure))]),
    // A sheet on a wall must not look newer or truer than it is.
    ...(warnings.length === 0
      ? []
      : [14, framed(text('P', setStacked(warnings, warning, measure - 2 * inset)), inset)]),
    14,
    rule(2),
  ]);
}

/** The years stand at the right end of the last line of the title where it has room for them, otherwise below. A space keeps them apart
 * in the text. */
function setTitle({ title: [first, ...others], years }: PosterContent, order: PosterOrder): Block {
  const [locale] = order.languages;
  const own = setStacked(first ? [first] : [], title, measure).lines;
  const yearsIn = (words: string) => ({ parts: [{ locale, text: words }], style: place });
  const beside = yearsIn(` ${years}`);
  const x = measure - measureWidth(beside);
  const isBeside = Math.max(...own.slice(-1).map(measureWidth)) + title.size / 4 <= x;
  const more = setJoined(others, otherTitle, measure).lines;
  return overlay([
    { block: lines({ lines: [...own, ...(isBeside ? [] : [yearsIn(years)]), ...more] }) },
    ...(isBeside
      ? [{ x, top: measureHeight(own) - measureCapHeight(place), block: lines({ lines: [beside] }) }]
      : []),
  ]);
}

const advice: TextStyle = { weight: 'Bold', size: 10.5, pitch: 14 };

/** The days, and below them what holds for all of them.
 * @returns Also the last day, where the contract has more. */
function setAllDays({ days, hasMore, putOut }: PosterContent, height: number) {
  const around = 11;
  const below = text('P', setJoined(putOut, advice, measure));
  const set = setDays(days, height - below.height - 2 * around);
  const isCut = hasMore || set.days.length < days.length;
  return {
    days: stack([set.block, rule(2), around, below]),
    until: isCut ? set.days.at(-1)?.date : undefined,
  };
}
