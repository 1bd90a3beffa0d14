/** Colours that an editor chose for a text, or that came with it. The site has a light and a dark theme: no colour of letters is read
 * on both, and no ground is read with the letters of both. So a ground stays, with letters that are read on it; the colour of
 * letters alone goes. */
import { contrast, leastContrast, luminance, parseHex, type Rgb } from '#platform/base/colour.ts';
import { lookup } from '#platform/base/lookup.ts';

export interface WrittenColours {
  readonly ink: string | undefined;
  readonly ground: string | undefined;
  /** Whether the ground was chosen in the block editor; others may be the white paper of an office program. */
  readonly isChosen: boolean;
}

export interface KeptColours {
  /** Declarations; undefined where none stays. */
  readonly rules: string | undefined;
  /** Whether a colour went that somebody would miss. */
  readonly isLost: boolean;
}

type Colour =
  { readonly type: 'none' } | { readonly type: 'unknown' } | { readonly type: 'solid'; readonly rgb: Rgb };

export function keepColours({ ink, ground, isChosen }: WrittenColours): KeptColours {
  const [letters, back] = [readColour(ink), readColour(ground)];
  if (back.type === 'unknown') return { rules: undefined, isLost: true };
  if (back.type === 'none' || (!isChosen && isPaper(back.rgb)))
    return { rules: undefined, isLost: isMissed(letters) };
  const isRead = letters.type === 'solid' && contrast(letters.rgb, back.rgb) >= leastContrast;
  const own = isRead ? letters.rgb : readInk(back.rgb);
  return {
    rules: `color: ${format(own)}; background-color: ${format(back.rgb)}`,
    isLost: !isRead && isMissed(letters),
  };
}

const [black, white]: readonly [Rgb, Rgb] = [
  [0, 0, 0],
  [255, 255, 255],
];

/** One of the two is read on any colour. */
const readInk = (ground: Rgb): Rgb => (contrast(black, ground) >= contrast(white, ground) ? black : white);

const format = (colour: Rgb): string => `rgb(${colour.join(' ')})`;

/** Ordinary black letters are those of the site. */
const isMissed = (letters: Colour): boolean =>
  letters.type === 'unknown' || (letters.type === 'solid' && !isInk(letters.rgb));

const maxInk = 0.05;
const minPaper = 0.9;
/** Difference of its parts up to which a colour looks grey. */
const maxTint = 24;

const isGrey = (colour: Rgb): boolean => Math.max(...colour) - Math.min(...colour) <= maxTint;
const isInk = (colour: Rgb): boolean => isGrey(colour) && luminance(colour) <= maxInk;
const isPaper = (colour: Rgb): boolean => isGrey(colour) && luminance(colour) >= minPaper;

function readColour(written = ''): Colour {
  const text = written.trim().toLowerCase();
  if (text === '' || undone.test(text)) return { type: 'none' };
  const preset = /^var\(--wp--preset--color--([\w-]+)\)$/u.exec(text)?.[1];
  const value = preset === undefined ? text : lookup(presets, preset);
  const named = lookup(names, value ?? '') ?? value ?? '';
  const rgb = named.startsWith('#') ? parseHex(named.replace(/^(#[\da-f]{6})ff$/u, '$1')) : undefined;
  return rgb ? { type: 'solid', rgb } : readParts(named);
}

/** `rgb(1, 2, 3)`, or with its opacity. */
const inParts = /^rgba?\((\d{1,3})[,\s]\s?(\d{1,3})[,\s]\s?(\d{1,3})(?:\s?[,/]\s?([\d.]{1,9}%?))?\)$/u;

function readParts(text: string): Colour {
  const [, red, green, blue, alpha = '1'] = inParts.exec(text) ?? [];
  if (Number.parseFloat(alpha) === 0) return { type: 'none' };
  const isSolid = alpha === '1' || alpha === '100%';
  if (red === undefined || !isSolid) return { type: 'unknown' };
  return { type: 'solid', rgb: [Number(red), Number(green), Number(blue)] };
}

/** Values that are no colour of their own. */
const undone =
  /^(?:transparent|none|inherit|initial|unset|revert|currentcolor|auto|windowtext|window|#[\da-f]{6}00)$/u;

/** The palette of WordPress itself, which every theme has. */
export const presets: Readonly<Record<string, string>> = {
  black: '#000000',
  'cyan-bluish-gray': '#abb8c3',
  white: '#ffffff',
  'pale-pink': '#f78da7',
  'vivid-red': '#cf2e2e',
  'luminous-vivid-orange': '#ff6900',
  'luminous-vivid-amber': '#fcb900',
  'light-green-cyan': '#7bdcb5',
  'vivid-green-cyan': '#00d084',
  'pale-cyan-blue': '#8ed1fc',
  'vivid-cyan-blue': '#0693e3',
  'vivid-purple': '#9b51e0',
};

/** Names that office programs and editors write. */
const names: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  lime: '#00ff00',
  blue: '#0000ff',
  yellow: '#ffff00',
  aqua: '#00ffff',
  cyan: '#00ffff',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  maroon: '#800000',
  olive: '#808000',
  green: '#008000',
  purple: '#800080',
  teal: '#008080',
  navy: '#000080',
  orange: '#ffa500',
  lightgrey: '#d3d3d3',
  lightgray: '#d3d3d3',
  darkred: '#8b0000',
  darkblue: '#00008b',
  darkgreen: '#006400',
};
