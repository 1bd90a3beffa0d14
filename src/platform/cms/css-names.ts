/** Names that a style sheet declares for the whole document: animations and layers. Names from a page get a prefix
 * where they are declared and where they are used, so that they cannot clash with names of the site. (A document shows
 * only one page of the page builder, so all pages share the prefix.) */
import type { Root } from 'postcss';
import { renameWords } from './css-parts.ts';

const ident = /^(?:--|-?[a-z_])[\w-]*$/iu;

const quoted = /^(["'])([\w-]+)\1$/u;

/** Reserved words, which cannot be names of animations. */
const reserved = new Set(['none', 'default', 'initial', 'inherit', 'unset', 'revert', 'revert-layer']);

/** Words that `animation` reads as another value, although an animation may have such a name. */
const animationWords = new Set(
  [
    'normal reverse alternate alternate-reverse infinite forwards backwards both running paused auto',
    'linear ease ease-in ease-out ease-in-out step-start step-end replace add accumulate',
  ].flatMap((words) => words.split(' ')),
);

const usesNames = /^(?:-webkit-)?animation(?:-name)?$/iu;

export class DocumentNames {
  readonly #prefix: string;
  /** Animations that the sheet declares. Bounded by the length of the sheet. */
  readonly #animations = new Set<string>();

  constructor(prefix: string, root: Root) {
    this.#prefix = prefix;
    root.walkAtRules('keyframes', ({ params }) => {
      const name = animationName(params);
      if (name !== undefined) this.#animations.add(name);
    });
  }

  /** @returns The parameters of the at-rule with prefixed names; undefined when a name cannot be recognised. */
  declare(rule: string, params: string): string | undefined {
    if (rule === 'keyframes') {
      const name = animationName(params);
      return name === undefined ? undefined : this.#own(name);
    }
    return rule === 'layer' ? this.#layers(params) : params;
  }

  /** @param value One part of the value. */
  use(property: string, value: string): string {
    if (this.#animations.size === 0 || !usesNames.test(property)) return value;
    const isShorthand = !/-name$/iu.test(property);
    return renameWords(value, (word) => {
      if (isShorthand && animationWords.has(word.toLowerCase())) return word;
      const name = animationName(word);
      return name !== undefined && this.#animations.has(name) ? this.#own(name) : word;
    });
  }

  /** A nested layer has a name of several parts. */
  #layers(list: string): string | undefined {
    if (list === '') return list;
    const layers = list.split(',').map((layer) => layer.trim().split('.'));
    if (!layers.flat().every((name) => ident.test(name))) return undefined;
    return layers.map((names) => names.map((name) => this.#own(name)).join('.')).join(', ');
  }

  /** A name that already has the prefix stays. */
  #own(name: string): string {
    return name.startsWith(this.#prefix) ? name : this.#prefix + name;
  }
}

function animationName(text: string): string | undefined {
  const name = quoted.exec(text)?.[2] ?? text;
  return ident.test(name) && !reserved.has(name.toLowerCase()) ? name : undefined;
}
