/** The next day, on the side of the truck that the home page has drawn (src/shell/art/home.svg). The list says the same. */
import { formatDayName } from '#features/discharges/day-text.ts';
import type { LookupProps } from '#features/discharges/lookup-props.ts';
import { drawSvg } from '#shell/browser/draw-svg.browser.ts';
import { formatDate } from '#shell/languages/format.ts';

/** The side of the truck, in units of the drawing. */
const side = { x: 350, y: 478, width: 210, height: 114 };

/** @param date yyyy-MM-dd; undefined where no day is known. */
export function showOnTruck(date: string | undefined, today: string, { locale, texts }: LookupProps): void {
  const drawing = document.querySelector('.hero-art');
  drawing?.querySelector('g')?.remove();
  if (!drawing || date === undefined) return;
  const name = formatDayName(date, { today, locale, texts: texts.list.day });
  const day = formatDate(date, locale).replace(/\D\d{4}$/u, '');
  const sign = drawSvg('g', { 'text-anchor': 'middle', 'font-weight': 600, fill: '#0f4b3a' });
  sign.append(
    drawSvg('rect', { ...side, fill: '#fbf8f0' }),
    line(name, { y: 524, 'font-size': Math.min(34, 330 / name.length) }),
    line(day, { y: 580, 'font-size': Math.min(58, 360 / day.length) }),
  );
  drawing.append(sign);
}

function line(text: string, attributes: Readonly<Record<string, number>>): SVGElement {
  const drawn = drawSvg('text', { x: side.x + side.width / 2, ...attributes });
  drawn.textContent = text;
  return drawn;
}
