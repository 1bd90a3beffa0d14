/** The colour that another site has chosen for its embed, made readable: its contrast to every background is at least 4.5:1
 * (WCAG 1.4.3), because it is the colour of links, and of buttons whose text has the colour of the background. Pure. */

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const leastContrast = 4.5;

/** @param text Three or six hexadecimal digits, with or without a number sign. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/iu.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const size = digits.length / 3;
  const part = (index: number) => {
    const own = digits.slice(index * size, (index + 1) * size);
    return Number.parseInt(size === 1 ? own + own : own, 16);
  };
  return [part(0), part(1), part(2)];
}

export const formatHex = (colour: Rgb): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** WCAG 2.2, relative luminance. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
