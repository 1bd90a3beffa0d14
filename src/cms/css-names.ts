/** Names that style rules give to the whole document: animations and layers. Those of a page get a prefix where they are
 * declared and where they are used, so that they are never those of the site. (One page of the page builder stands in a
 * document, so all of them can have the same prefix.) */
import type { Root } from 'postcss';
import { renameWords } from './css-parts.ts';

const ident = /^(?:--|-?[a-z_])[\w-]*$/iu;

const quoted = /^(["'])([\w-]+)\1$/u;

/** No animation can have such a name. */
const reserved = new Set(['none', 'default', 'initial', 'inherit', 'unset', 'revert', 'revert-layer']);

/** What `animation` reads as something else, though an animation may be called so. */
const animationWords = new Set(
  [
    'normal reverse alternate alternate-reverse infinite forwards backwards both running paused auto',
    'linear ease ease-in ease-out ease-in-out step-start step-end replace add accumulate',
  ].flatMap((words) => words.split(' ')),
);

const usesNames = /^(?:-webkit-)?animation(?:-name)?$/iu;

export class DocumentNames {
  readonly #prefix: string;
  /** Bounded by the length of the sheet. Animations that it declares. */
  readonly #animations = new Set<string>();

  constructor(prefix: string, root: Root) {
    this.#prefix = prefix;
    root.walkAtRules('keyframes', ({ params }) => {
      const name = animationName(params);
      if (name !== undefined) this.#animations.add(name);
    });
  }

  /** @returns What stands behind the name of an at-rule; undefined where it is no name that can be told apart. */
  declare(rule: string, params: string): string | undefined {
    if (rule === 'keyframes') {
      const name = animationName(params);
      return name === undefined ? undefined : this.#own(name);
    }
    return rule === 'layer' ? this.#layers(params) : params;
  }

  /** @param value One part. */
  use(property: string, value: string): string {
    if (this.#animations.size === 0 || !usesNames.test(property)) return value;
    const isShorthand = !/-name$/iu.test(property);
    return renameWords(value, (word) => {
      if (isShorthand && animationWords.has(word.toLowerCase())) return word;
      const name = animationName(word);
      return name !== undefined && this.#animations.has(name) ? this.#own(name) : word;
    });
  }

  /** A layer within another one has both their names. */
  #layers(list: string): string | undefined {
    if (list === '') return list;
    const layers = list.split(',').map((layer) => layer.trim().split('.'));
    if (!layers.flat().every((name) => ident.test(name))) return undefined;
    return layers.map((names) => names.map((name) => this.#own(name)).join('.')).join(', ');
  }

  /** What was scoped before stays. */
  #own(name: string): string {
    return name.startsWith(this.#prefix) ? name : this.#prefix + name;
  }
}

function animationName(text: string): string | undefined {
  const name = quoted.exec(text)?.[2] ?? text;
  return ident.test(name) && !reserved.has(name.toLowerCase()) ? name : undefined;
}
