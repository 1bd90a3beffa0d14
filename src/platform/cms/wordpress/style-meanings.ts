/** What the style attribute of an editor says to somebody who sees no styles: struck-out words, the side of a cell. Both
 * editors of WordPress write some of these as styles, and texts pasted from office programs all of them. */

export interface StyleMeaning {
  /** The element that says the same, for words. */
  readonly element: 's' | 'u' | 'strong' | 'em' | 'sup' | 'sub' | undefined;
  /** Class of the block editor for the alignment of a text. */
  readonly alignment: string | undefined;
}

export function readStyle(style: string): StyleMeaning {
  const declarations = style.toLowerCase().split(';').map(readDeclaration);
  const side = declarations.findLast(({ name }) => name === 'text-align')?.value;
  return {
    element: declarations.map(toElement).find((element) => element !== undefined),
    alignment: side !== undefined && sides.test(side) ? `has-text-align-${side}` : undefined,
  };
}

interface Declaration {
  readonly name: string;
  readonly value: string;
}

function readDeclaration(written: string): Declaration {
  const colon = written.indexOf(':');
  const value = written.slice(colon + 1).replace('!important', '');
  return { name: written.slice(0, Math.max(0, colon)).trim(), value: value.trim() };
}

const sides = /^(?:left|right|center|justify)$/u;

function toElement({ name, value }: Declaration): StyleMeaning['element'] {
  switch (name) {
    case 'text-decoration':
    case 'text-decoration-line':
      return value.includes('line-through') ? 's' : value.includes('underline') ? 'u' : undefined;
    case 'font-weight':
      return /^(?:bold|bolder|[6-9]00)$/u.test(value) ? 'strong' : undefined;
    case 'font-style':
      return /^(?:italic|oblique)/u.test(value) ? 'em' : undefined;
    case 'vertical-align':
      return value === 'super' ? 'sup' : value === 'sub' ? 'sub' : undefined;
    default:
      return undefined;
  }
}
