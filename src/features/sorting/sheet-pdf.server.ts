/** What goes where on one sheet for the kitchen wall, in each chosen language: bins with their drawings, things that belong there, and
 * things that do not with the place where they go. Also read in black and white. */
import type { Locale } from '#platform/languages/locale.ts';
import { frameTexts } from '#shell/documents/frame-messages.ts';
import { sheetTexts } from './sheet-messages.ts';
import {
  type Block,
  framed,
  lines,
  measure,
  overlay,
  part,
  room,
  shape,
  Sheets,
  stack,
  text,
} from '#shell/documents/layout.server.ts';
import {
  measureCapHeight,
  measureWidth,
  setStacked,
  type TextStyle,
} from '#shell/documents/set-lines.server.ts';
import { setBands, stackBands } from './sheet-bands.server.ts';
import {
  planSheet,
  type PlannedPlace,
  type SheetContent,
  type SheetFacts,
  type SheetOrder,
} from './sheet-content.ts';
import { layOutFoot, layOutHead, rule } from '#shell/documents/sheet-frame.server.ts';

/** @param facts Of each language of the order.
 * @returns undefined if there is no such municipality. */
export async function drawSheet(
  order: SheetOrder,
  facts: ReadonlyMap<Locale, SheetFacts>,
): Promise<Uint8Array | undefined> {
  const planned = order.languages.map((locale) => {
    const known = facts.get(locale);
    if (!known) throw new RangeError(`A sheet in ${locale} needs facts in ${locale}.`);
    return { facts: known, content: planSheet(order, known, locale) };
  });
  const [first] = planned;
  if (!first || (order.municipality !== undefined && !first.content.place)) return undefined;
  const { locale, title: name, place } = first.content;
  const sheets = new Sheets({
    locale,
    title: place ? `${name}, ${place.name.text}` : name,
    author: first.facts.company.name,
  });
  return sheets.draw(planned.map(layOut));
}

interface Planned {
  readonly content: SheetContent;
  readonly facts: SheetFacts;
}

const aroundPlace = 11;

/** The bins take what head, foot and municipality leave. */
function layOut(planned: Planned): Block {
  const { locale, bins, place } = planned.content;
  const head = setHead(planned);
  const foot = setFoot(planned);
  const below = place ? [aroundPlace, setPlace(place, locale), aroundPlace, foot] : [foot];
  const end = stack(below);
  const height = room - end.height - head.height;
  const sheet = overlay([
    { block: head },
    { top: head.height, block: stackBands(setBands(bins, { locale, height })) },
    { top: room - end.height, block: end },
  ]);
  return part('Sect', sheet, { lang: locale });
}

const title: TextStyle = { weight: 'Bold', size: 34, pitch: 38 };

/** With the meaning of the signs at its right end, or below where there is no room beside the title. */
function setHead({ content, facts }: Planned): Block {
  const { locale } = content;
  const set = setStacked([{ locale, text: content.title }], title, measure);
  const heading = { heading: lines(set), top: 15 };
  const name = layOutHead(facts.company.name, locale, heading);
  const legend = setLegend(locale);
  const left = measure - legend.width;
  const isBeside = Math.max(...set.lines.map(measureWidth)) + 24 <= left;
  const bottom = name.height + (isBeside ? 0 : 22);
  const head = overlay([
    { block: name },
    { x: isBeside ? left : 0, top: bottom - legend.block.height, block: legend.block },
  ]);
  return stack([head, 13, rule(2)]);
}

const legendStyle: TextStyle = { weight: 'Regular', size: 11, pitch: 14 };

/** Side of the signs, and the space to their words, between both and before the arrow. */
const mark = { side: 14, gap: 6, between: 18, arrow: 16 } as const;

/** What the signs mean, in one line. */
function setLegend(locale: Locale): { readonly block: Block; readonly width: number } {
  const { belongs, belongsNot } = sheetTexts(locale);
  const signTop = (measureCapHeight(legendStyle) - mark.side) / 2;
  let x = 0;
  const meanings = (['yes', 'no'] as const).flatMap((sign) => {
    const line = { parts: [{ locale, text: sign === 'yes' ? belongs : belongsNot }], style: legendStyle };
    const left = x;
    x += mark.side + mark.gap + measureWidth(line) + mark.between;
    return [
      { x: left, top: signTop, block: shape({ type: sign, side: mark.side }) },
      { x: left + mark.side + mark.gap, block: text('P', { lines: [line] }) },
    ];
  });
  const arrow = { x: x - mark.between, block: shape({ type: 'arrow', style: legendStyle }) };
  return { block: overlay([...meanings, arrow]), width: arrow.x + mark.arrow };
}

const placeName: TextStyle = { weight: 'Bold', size: 12.5, pitch: 16 };
const placeLine: TextStyle = { weight: 'Regular', size: 9, pitch: 11.8 };
const inset = 10;

/** Between two lines about different things. */
const lineGap = 7.5;

/** What holds in one municipality only. */
function setPlace({ name, lines: sentences }: PlannedPlace, locale: Locale): Block {
  const width = measure - 2 * inset;
  const paragraphs = sentences.flatMap((line) => [
    lineGap,
    text('P', setStacked([{ locale, text: line }], placeLine, width)),
  ]);
  return framed(
    part('Sect', stack([text('H2', setStacked([name], placeName, width)), ...paragraphs])),
    inset,
  );
}

function setFoot({ content, facts }: Planned): Block {
  const { locale, made } = content;
  const textOf = (words: string) => [{ locale, text: words }];
  return layOutFoot({
    locale,
    url: facts.sortingUrl,
    side: 64,
    above: 12,
    style: { weight: 'Regular', size: 10, pitch: 13.5 },
    code: textOf(sheetTexts(locale).code),
    made: textOf(made),
    phone: textOf(frameTexts(locale).phone),
    infoPhone: facts.company.infoPhone,
  });
}
