/** The colour that another site has chosen for its embed, made readable: its contrast to every background is at least 4.5:1
 * (WCAG 1.4.3), because it is the colour of links, and of buttons whose text has the colour of the background. Pure. */

import { contrast, leastContrast, type Rgb } from '#platform/base/colour.ts';

/** Steps from the wanted colour to black or white. */
const steps = 50;

/** @param backgrounds All light or all dark.
 * @returns The nearest colour, darker on a light background and lighter on a dark one, that can be read on all of them. */
export function readableOn(wanted: Rgb, backgrounds: readonly Rgb[]): Rgb {
  const isReadable = (colour: Rgb) => backgrounds.every((back) => contrast(colour, back) >= leastContrast);
  const black: Rgb = [0, 0, 0];
  const end: Rgb = isReadable(black) ? black : [255, 255, 255];
  for (let step = 0; step < steps; step += 1) {
    const colour = mixed(wanted, end, step / steps);
    if (isReadable(colour)) return colour;
  }
  return end;
}

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}
