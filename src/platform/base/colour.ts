/** Colours as numbers, and how well one is read on another. */

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 2.2, 1.4.3: of text on its background. */
export const leastContrast = 4.5;

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

/** WCAG 2.2, relative luminance: from 0 for black to 1 for white. */
export function luminance(colour: Rgb): number {
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
