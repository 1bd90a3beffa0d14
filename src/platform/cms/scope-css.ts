/** All foreign style rules go through this module: they are parsed, checked and written again, so that nothing is
 * unchecked. Each list of rules is processed once, however many rules are left out. */
import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss';
import { type Note, toNote } from '#platform/notes/note.ts';
import { cleanNote } from '#platform/base/text.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import { DocumentNames } from './css-names.ts';
import { isOnePart, isWithin, readParts } from './css-parts.ts';
import { type DeclarationOptions, isDeclarationSafe } from './declarations.ts';
import { CssError, maxCssLength, parseCss } from './parse-css.ts';

export interface ScopeOptions {
  /** Selector in front of all rules. */
  readonly scope: string;
  /** @returns The selector within the scope; undefined when the rule is removed. The result is checked again. */
  readonly scopeSelector: (selector: string) => string | undefined;
  /** Allowed at-rules. */
  readonly atRules: ReadonlySet<string>;
  readonly declarations: DeclarationOptions;
  /** Prefix of names that apply to the whole document; required when allowed at-rules can declare such names. */
  readonly namePrefix?: string;
  /** Called with styles that are left out because a browser would read them differently. */
  readonly warn?: ((note: Note) => void) | undefined;
}

/** What a node of the sheet stands in. */
type RuleParent = 'sheet' | 'rule' | 'frames';

/** @returns Rules that match only within the scope; the empty string when nothing is left.
 * @throws {CssError} When it is not valid CSS, or exceeds the max length before or after scoping. */
export function scopeCss(css: string, options: ScopeOptions): string {
  return new Writer(parseCss(css), options).write();
}

/** Max characters of a style in a warning. */
const namedLength = 80;

/** Max styles per sheet in warnings. */
const maxNamed = 5;

class Writer {
  readonly #root: Root;
  readonly #options: ScopeOptions;
  readonly #names: DocumentNames | undefined;
  /** Styles left out because browsers read them differently. Bounded by the length of the sheet. */
  readonly #refused: string[] = [];

  constructor(root: Root, options: ScopeOptions) {
    this.#root = root;
    this.#options = options;
    const { namePrefix } = options;
    if (namePrefix !== undefined) this.#names = new DocumentNames(namePrefix, root);
  }

  write(): string {
    const css = this.#writeAll(this.#root.nodes, 'sheet', '\n');
    this.#warn();
    return css;
  }

  /** A sheet can have 20,000 rules, so the result is appended to one text instead of collected in a list. */
  #writeAll(nodes: readonly ChildNode[], parent: RuleParent, between: string): string {
    let written = '';
    for (const node of nodes) {
      const text = this.#writeOne(node, parent);
      if (text !== '') written += written === '' ? text : between + text;
      // Stops writing once the text is too long.
      if (written.length > maxCssLength) throw CssError.tooLong();
    }
    return written;
  }

  /** Rules written without blanks stay so.
   * @returns The empty string when the block is empty. */
  #writeBlock(head: string, rule: AtRule | Rule, parent: RuleParent): string {
    const { nodes = [] } = rule;
    const blank = isTight(rule) ? '' : ' ';
    const inner = this.#writeAll(nodes, parent, blank);
    if (inner === '') return '';
    const isEnded = parent !== 'rule' || rule.raws.semicolon === true;
    const last = isEnded ? inner : inner.replace(/;$/u, '');
    return `${head}${blank}{${blank}${last}${blank}}`;
  }

  #writeOne(node: ChildNode, parent: RuleParent): string {
    switch (node.type) {
      case 'atrule':
        return this.#writeAtRule(node, parent);
      case 'rule':
        return this.#writeRule(node, parent);
      case 'decl':
        // A declaration outside of a rule is invalid.
        return parent === 'rule' ? this.#writeDeclaration(node) : '';
      case 'comment':
        return '';
      default:
        return unreachable(node);
    }
  }

  #writeAtRule(rule: AtRule, parent: RuleParent): string {
    const { name, nodes } = rule;
    if (!this.#options.atRules.has(name) || parent === 'frames') return '';
    if (!this.#isTakenAlike(`@${name} ${rule.params}`, rule.params)) return '';
    const params = this.#names ? this.#names.declare(name, rule.params) : rule.params;
    if (params === undefined) return '';
    const head = params === '' ? `@${name}` : `@${name} ${params}`;
    if (nodes === undefined) return isLayerNamed(name, parent) ? `${head};` : '';
    if (name !== 'keyframes') return this.#writeBlock(head, rule, parent);
    return parent === 'rule' ? '' : this.#writeBlock(head, rule, 'frames');
  }

  #writeRule(rule: Rule, parent: RuleParent): string {
    // Nested rules are not supported, since they would need their own scoping.
    if (parent === 'rule') return '';
    if (rule.nodes.length === 0) return '';
    const selectors = this.#selectors(rule.selector, parent);
    if (selectors.length === 0) return '';
    return this.#writeBlock(selectors.join(isTight(rule) ? ',' : ', '), rule, 'rule');
  }

  #selectors(list: string, parent: RuleParent): readonly string[] {
    const parts = readParts(list);
    if (parts === undefined) {
      this.#refused.push(list);
      return [];
    }
    // `from` and `50%` are not selectors.
    if (parent === 'frames') return parts.every((part) => frame.test(part)) ? parts : [];
    const { scope, scopeSelector } = this.#options;
    return parts.flatMap((part) => {
      if (part === '' || part.includes('<')) return [];
      const scoped = scopeSelector(part)?.trim();
      if (scoped === undefined) return [];
      // The scope, a blank and an already parsed part need no second check.
      if (scoped === `${scope} ${part}`) return isWithin(scoped, scope) ? [scoped] : [];
      return isWithin(scoped, scope) && isOnePart(scoped) ? [scoped] : [];
    });
  }

  #writeDeclaration(declaration: Declaration): string {
    const { prop, important, raws } = declaration;
    const value = declaration.value.trim();
    if (!name.test(prop) || !isDeclarationSafe({ prop, value }, this.#options.declarations)) return '';
    const isCustom = prop.startsWith('--');
    if (value === '' && !isCustom) return '';
    if (!this.#isTakenAlike(`${prop}: ${value}`, value)) return '';
    const colon = raws.between === ':' && value !== '' ? ':' : ': ';
    const named = this.#names ? this.#names.use(prop, value) : value;
    return `${prop}${colon}${named}${important === true ? ' !important' : ''};`;
  }

  #isTakenAlike(written: string, part: string): boolean {
    const isAlike = isOnePart(part);
    if (!isAlike) this.#refused.push(written);
    return isAlike;
  }

  #warn(): void {
    const { warn } = this.#options;
    if (!warn) return;
    for (const written of this.#refused.slice(0, maxNamed)) {
      const named = cleanNote(written, namedLength);
      warn(toNote('style-misread', { style: named }));
    }
    const others = this.#refused.length - maxNamed;
    if (others > 0) warn(toNote('more-styles-misread', { count: others }));
  }
}

/** A layer can be declared before it has rules. Every other at-rule without a block is dropped. */
const isLayerNamed = (name: string, parent: RuleParent): boolean => name === 'layer' && parent === 'sheet';

/** The blank that ends an escape is part of the selector. */
const isTight = (rule: AtRule | Rule): boolean =>
  rule.raws.between === '' && !/\s$/u.test(rule.type === 'rule' ? rule.selector : rule.params);

const frame = /^(?:from|to|\d+(?:\.\d+)?%|\.\d+%)$/iu;

/** Name of a property or a variable. */
const name = /^(?:--[\w-]+|-?[a-z][\w-]*)$/iu;
