/** What a poster and a sheet of what goes where have alike: the head with the name, and the foot, which says where to ask. */
import { fillText } from '#platform/base/text.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { frameTexts } from './frame-messages.ts';
import { type Block, measure, overlay, part, shape, spoken, text } from './layout.server.ts';
import type { Wordings } from './wording.ts';
import { measureWidth, setJoined, setStacked, type TextStyle } from './set-lines.server.ts';

const company: TextStyle = { weight: 'Bold', size: 13, pitch: 16 };

/** @param options.heading Under a bar, beside the name of the company in the corner.
 * @param options.top Of the heading. */
export function layOutHead(
  name: string,
  locale: Locale,
  { heading, top }: { readonly heading: Block; readonly top: number },
): Block {
  const line = { parts: [{ locale, text: name }], style: company };
  return overlay([
    { block: shape({ type: 'bar' }) },
    { top, block: part('H1', heading) },
    { x: measure - measureWidth(line), block: text('P', { lines: [line] }) },
  ]);
}

export const rule = (thickness: number): Block => shape({ type: 'rule', length: measure, thickness });

/** As people type it. */
export const trimScheme = (url: string): string => url.replace(/^https?:\/\//u, '');

const phoneNumber: TextStyle = { weight: 'Bold', size: 38, pitch: 37 };
const phoneLabel: TextStyle = { weight: 'Regular', size: 9.5, pitch: 12 };
const gutter = 16;

interface FootOptions {
  readonly locale: Locale;
  /** Where the code leads: what the reader wants there, only the reader knows. */
  readonly url: string;
  /** Of the code. */
  readonly side: number;
  /** From the rule to the code. */
  readonly above: number;
  /** Of the lines beside the code. */
  readonly style: TextStyle;
  readonly code: Wordings;
  /** The day of making. */
  readonly made: Wordings;
  /** Above the telephone number in the right corner. */
  readonly phone: Wordings;
  readonly infoPhone: string;
}

export function layOutFoot(options: FootOptions): Block {
  const { locale, url, side, above, style } = options;
  const number = { parts: [{ locale, text: options.infoPhone }], style: phoneNumber };
  const phone = [...setStacked(options.phone, phoneLabel, measure).lines, number];
  const phoneX = measure - Math.max(...phone.map(measureWidth));
  const left = side + gutter;
  const width = phoneX - gutter - left;
  const beside = [
    ...setStacked(options.code, { ...style, weight: 'Bold' }, width).lines,
    ...setStacked([{ locale, text: trimScheme(url) }], style, width).lines,
    ...setJoined(options.made, style, width).lines,
  ];
  const alt = fillText(frameTexts(locale).codeLabel, { address: url });
  const foot = overlay([
    { block: rule(2) },
    { top: above, block: spoken('Figure', { type: 'code', url, side }, { alt }) },
    { x: phoneX, top: above, block: text('P', { lines: phone }) },
    { x: left, top: above, block: text('P', { lines: beside }) },
  ]);
  return { ...foot, height: above + side };
}
