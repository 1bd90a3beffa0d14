/** What the style attribute of an editor says, and what of it a page takes over. Both editors of WordPress write some of it, and texts
 * pasted from office programs are full of it. Struck-out words and the side of a text say something to somebody who sees no
 * styles: they become elements and classes. Typefaces, spaces between lines and margins are those of the site. */
import { lookup } from '#platform/base/lookup.ts';
import { isStyleClosed } from '../css-parts.ts';
import { type KeptColours, keepColours, presets } from './chosen-colours.ts';

export interface StyledElement {
  readonly name: string;
  readonly classes: readonly string[];
  readonly style: string;
  /** Of attributes that are older than styles. */
  readonly ink?: string | undefined;
  readonly ground?: string | undefined;
}

export interface StyleMeaning {
  /** The element that says the same, for words. */
  readonly element: 's' | 'u' | 'strong' | 'em' | 'sup' | 'sub' | undefined;
  /** Classes of the block editor that say the same: the alignment of a text, its size. */
  readonly classes: readonly string[];
  /** Declarations that a page keeps, without colours; empty if there are none. */
  readonly rules: string;
  readonly colours: KeptColours;
  /** Whether a typeface or a size of letters went. */
  readonly isFontLost: boolean;
}

export function readStyle(element: StyledElement): StyleMeaning {
  const declarations = element.style.split(';').map(readDeclaration);
  const side = findValue(declarations, ['text-align'])?.toLowerCase() ?? '';
  const size = headings.test(element.name)
    ? undefined
    : toSizeClass(findValue(declarations, ['font-size']) ?? '');
  const rules = declarations
    .filter((one) => isKept(one, element.name))
    .map((one) => `${one.name}: ${one.value}${one.priority}`)
    .join('; ');
  return {
    element: declarations.map(toElement).find((meaning) => meaning !== undefined),
    classes: [...(sides.test(side) ? [`has-text-align-${side}`] : []), ...(size === undefined ? [] : [size])],
    rules: !rules.includes('<') && isStyleClosed(rules) ? rules : '',
    colours: readColours(element, declarations),
    isFontLost: declarations.some(
      ({ name }) => fonts.test(name) && (name !== 'font-size' || size === undefined),
    ),
  };
}

function readColours(element: StyledElement, declarations: readonly Declaration[]): KeptColours {
  // A line has the colour of lines.
  if (element.name === 'hr') return { rules: undefined, isLost: false };
  const { classes } = element;
  const chosen = readColourClasses(classes);
  const style = {
    ink: findValue(declarations, ['color']),
    ground: findValue(declarations, ['background-color', 'background']),
  };
  return keepColours({
    ink: style.ink ?? element.ink ?? chosen.ink,
    ground: style.ground ?? element.ground ?? chosen.ground,
    isChosen: classes.includes('has-background') || classes.includes('has-inline-color'),
  });
}

const findValue = (declarations: readonly Declaration[], names: readonly string[]): string | undefined =>
  names
    .map((name) => declarations.findLast((one) => one.name === name)?.value)
    .find((value) => value !== undefined);

const fonts = /^font(?:-family|-size)?$/u;

interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly priority: '' | ' !important';
}

function readDeclaration(written: string): Declaration {
  const colon = written.indexOf(':');
  const value = written.slice(colon + 1).trim();
  const bare = /important$/iu.test(value)
    ? value.slice(0, Math.max(0, value.lastIndexOf('!'))).trim()
    : value;
  return {
    name: written.slice(0, Math.max(0, colon)).trim().toLowerCase(),
    value: bare,
    priority: bare === value ? '' : ' !important',
  };
}

const sides = /^(?:left|right|center|justify)$/u;
const headings = /^h[1-6]$/u;

/** Said by a class or an element, chosen for both themes, or the site's own. */
const taken =
  /^(?:text-align|color|background(?:-(?:color|image))?|font|font-(?:family|size|variant[\w-]*|stretch|kerning)|line-height|letter-spacing|word-spacing|margin(?:-[\w-]+)?|(?:mso|-mso|tab|-webkit|-moz)-[\w-]+)$/u;

/** What an office program says of a table: a table is as wide as its words. */
const ofTables = /^(?:(?:min-|max-)?(?:width|height)|padding(?:-[\w-]+)?|border(?:-[\w-]+)?)$/u;
const tableParts = new Set('table thead tbody tfoot tr td th col colgroup'.split(' '));

function isKept({ name, value }: Declaration, element: string): boolean {
  if (taken.test(name) || value === '' || value.includes('var(--wp--')) return false;
  return !tableParts.has(element) || !ofTables.test(name) || value.endsWith('%');
}

/** @returns undefined for a size that is about that of the text around it. */
function toSizeClass(value: string): string | undefined {
  const preset = /^var\(--wp--preset--font-size--([a-z-]+)\)$/iu.exec(value)?.[1];
  if (preset !== undefined) return `has-${preset.toLowerCase()}-font-size`;
  // The largest of a size that grows with the window is last.
  const [, number = '', unit = ''] = /(\d{1,4}(?:\.\d{1,4})?)(px|pt|r?em)\)?$/iu.exec(value.trim()) ?? [];
  const pixels = Number(number) * (lookup(pixelsOf, unit.toLowerCase()) ?? 0);
  return sizes.find(([least]) => pixels >= least)?.[1];
}

const pixelsOf: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 17, rem: 16 };

const sizes = [
  [38, 'has-x-large-font-size'],
  [28, 'has-large-font-size'],
  [20, 'has-medium-font-size'],
] as const;

/** Colours that the block editor chose from a palette. */
function readColourClasses(classes: readonly string[]): Pick<StyledElement, 'ink' | 'ground'> {
  let ink: string | undefined;
  let ground: string | undefined;
  for (const name of classes) {
    const [, slug = '', kind] =
      /^has-([a-z\d-]+?)-(background-color|gradient-background|color)$/u.exec(name) ?? [];
    const colour = kind === 'gradient-background' ? undefined : lookup(presets, slug);
    if (kind === 'color' && !/^(?:text|link|inline|border)$/u.test(slug) && !slug.endsWith('-border'))
      ink = colour ?? 'unknown';
    else if (kind !== undefined && kind !== 'color') ground = colour ?? 'unknown';
  }
  return { ink, ground };
}

function toElement({ name, value }: Declaration): StyleMeaning['element'] {
  const text = value.toLowerCase();
  switch (name) {
    case 'text-decoration':
    case 'text-decoration-line':
      return text.includes('line-through') ? 's' : text.includes('underline') ? 'u' : undefined;
    case 'font-weight':
      return /^(?:bold|bolder|[6-9]00)$/u.test(text) ? 'strong' : undefined;
    case 'font-style':
      return /^(?:italic|oblique)/u.test(text) ? 'em' : undefined;
    case 'vertical-align':
      return text === 'super' ? 'sup' : text === 'sub' ? 'sub' : undefined;
    default:
      return undefined;
  }
}
