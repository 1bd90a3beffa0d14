/** Classes in the place of style attributes: elements of our pages have no inline styles. What has a meaning without colours and places
 * becomes an element or a class that says so. */
import type sanitizeHtml from 'sanitize-html';
import { type Note, toNote } from '#platform/notes/note.ts';
import { readStyle, type StyleMeaning } from './style-meanings.ts';

interface StyledTag {
  readonly element: string;
  readonly attribs: sanitizeHtml.Attributes;
}

/** The styles of one text. */
export class StyleClasses {
  readonly #isStyled: boolean;
  /** Class name by rules. Bounded by the text. */
  readonly #names = new Map<string, string>();
  #lostColours = 0;
  #lostFonts = 0;

  /** @param isStyled Whether the page takes the rules of the text. */
  constructor(isStyled: boolean) {
    this.#isStyled = isStyled;
  }

  rules(): readonly string[] {
    return Array.from(this.#names, ([rules, name]) => `.${name} { ${rules} }`);
  }

  /** What an editor may miss. */
  losses(): readonly Note[] {
    return [
      ...(this.#lostColours > 0 ? [toNote('colours-left-out', { count: this.#lostColours })] : []),
      ...(this.#lostFonts > 0 ? [toNote('fonts-left-out', { count: this.#lostFonts })] : []),
    ];
  }

  apply(element: string, attribs: sanitizeHtml.Attributes): StyledTag {
    const { style = '', color, bgcolor, ...rest } = attribs;
    const isOld = color !== undefined || bgcolor !== undefined;
    if (style === '' && !isOld && !coloured.test(rest.class ?? '')) return { element, attribs };
    const classes = (rest.class ?? '').split(/\s+/u).filter((name) => name !== '');
    const meaning = readStyle({ name: element, classes, style, ink: color, ground: bgcolor });
    const all = new Set([...classes, ...meaning.classes, ...this.#count(meaning)]);
    return {
      element: meaning.element !== undefined && plainWords.has(element) ? meaning.element : element,
      attribs: all.size === 0 ? rest : { ...rest, class: [...all].join(' ') },
    };
  }

  /** @returns Classes for what a page keeps. */
  #count({ colours, rules, isFontLost }: StyleMeaning): readonly string[] {
    this.#lostColours += Number(colours.isLost);
    this.#lostFonts += Number(isFontLost);
    const ground = this.#isStyled && colours.rules !== undefined ? ['own-ground'] : [];
    return [...ground, ...this.#name([colours.rules, rules].filter(Boolean).join('; '))];
  }

  #name(rules: string): readonly string[] {
    if (rules === '') return [];
    const name = this.#names.get(rules) ?? `style-${this.#names.size + 1}`;
    this.#names.set(rules, name);
    return [name];
  }
}

/** Classes of colours from a palette. */
const coloured = /-(?:color|background)(?:\s|$)/u;

/** Elements that say nothing themselves. */
const plainWords = new Set(['span', 'font']);
