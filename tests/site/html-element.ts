/** A small HTML tree for tests: thousands of pages are parsed, and each is asked for a hundred selectors. Each element is indexed
 * while it is parsed, so that a selector looks only at elements that its last part names. Selectors are those that our tests
 * use: names, classes, ids, attributes with or without a value, descendants, children and lists. */
import { Parser } from 'htmlparser2';

export class HtmlElement {
  /** Empty for the document itself. */
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: HtmlElement | undefined;
  readonly childNodes: (HtmlElement | string)[] = [];
  readonly #index: Index;
  readonly #place: number;
  #lastPlace = Infinity;

  constructor(start: Start, index: Index) {
    this.tagName = start.tagName;
    this.attributes = start.attributes;
    this.parent = start.parent;
    this.#index = index;
    this.#place = index.add(this);
  }

  /** Called at the end tag: what follows is outside. */
  end(): void {
    this.#lastPlace = this.#index.count;
  }

  /** Whether the other one is inside this one. */
  contains(other: HtmlElement): boolean {
    return other.#place > this.#place && other.#place <= this.#lastPlace;
  }

  /** Elements inside this one, in the order of the document. */
  querySelectorAll(selector: string): readonly HtmlElement[] {
    const alternatives = parseSelector(selector);
    const found = alternatives.flatMap((steps) =>
      this.#index.candidates(steps).filter((element) => this.contains(element) && matches(element, steps)),
    );
    return alternatives.length === 1 ? found : [...new Set(found)].sort((a, b) => a.#place - b.#place);
  }

  querySelector(selector: string): HtmlElement | undefined {
    return this.querySelectorAll(selector)[0];
  }

  /** This element or the nearest one around it that matches. */
  closest(selector: string): HtmlElement | undefined {
    const alternatives = parseSelector(selector);
    const isMatch = alternatives.some((steps) => matches(this, steps));
    return isMatch ? this : this.parent?.closest(selector);
  }

  getAttribute(name: string): string | undefined {
    return this.attributes[name];
  }

  get classes(): readonly string[] {
    return splitClasses(this.attributes);
  }

  get textContent(): string {
    return this.childNodes.map((node) => (typeof node === 'string' ? node : node.textContent)).join('');
  }
}

interface Start {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: HtmlElement | undefined;
}

/** Elements of a document by each part of a selector that they match. */
class Index {
  count = 0;
  readonly #byPart = new Map<string, HtmlElement[]>();

  /** @returns Its place in the order of the document. */
  add(element: HtmlElement): number {
    const { tagName, attributes } = element;
    this.#note(tagName, element);
    for (const name in attributes) this.#note(`[${name}]`, element);
    for (const name of splitClasses(attributes)) this.#note(`.${name}`, element);
    return (this.count += 1);
  }

  #note(part: string, element: HtmlElement): void {
    const known = this.#byPart.get(part);
    if (known) known.push(element);
    else this.#byPart.set(part, [element]);
  }

  /** Elements that may match; all others do not. */
  candidates(steps: readonly Step[]): readonly HtmlElement[] {
    const { tagName, classes, attributes } = steps.at(-1) ?? unreadable('');
    const [first] = [...classes.map((name) => `.${name}`), ...attributes.map(({ name }) => `[${name}]`)];
    return this.#byPart.get(first ?? tagName ?? '') ?? [];
  }
}

const splitClasses = ({ class: names }: Readonly<Record<string, string>>): readonly string[] =>
  names?.split(/\s+/u).filter((name) => name !== '') ?? [];

/** What one element of a selector must be. */
interface Step {
  readonly tagName: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value: string | undefined }[];
  /** It stands directly in the step before it. */
  readonly isChild: boolean;
}

function matches(element: HtmlElement, steps: readonly Step[]): boolean {
  const step = steps.at(-1);
  if (!step) return true;
  if (!matchesStep(element, step)) return false;
  const before = steps.slice(0, -1);
  if (before.length === 0) return true;
  for (let around = element.parent; around; around = around.parent) {
    if (matches(around, before)) return true;
    if (step.isChild) return false;
  }
  return false;
}

function matchesStep(element: HtmlElement, { tagName, classes, attributes }: Step): boolean {
  return (
    (tagName === undefined || element.tagName === tagName) &&
    classes.every((name) => element.classes.includes(name)) &&
    attributes.every(({ name, value }) => {
      const own = element.attributes[name];
      return own !== undefined && (value === undefined || own === value);
    })
  );
}

const known = new Map<string, readonly (readonly Step[])[]>();

function parseSelector(selector: string): readonly (readonly Step[])[] {
  const parsed = known.get(selector) ?? selector.split(',').map(parseSteps);
  known.set(selector, parsed);
  return parsed;
}

const stepPattern = /^\s*(>?)\s*([a-z][a-z\d]*)?((?:[.#][\w-]+|\[[\w-]+(?:="[^"]*")?\])*)/u;

function parseSteps(alternative: string): readonly Step[] {
  const steps: Step[] = [];
  for (let rest = alternative; rest.trim() !== '';) {
    const [whole = '', child, tagName, conditions = ''] = stepPattern.exec(rest) ?? [];
    if (whole.trim() === '' || (tagName === undefined && conditions === '')) unreadable(alternative);
    const classes = [...conditions.matchAll(/\.([\w-]+)(?![^[]*\])/gu)].map(([, name = '']) => name);
    const ids = [...conditions.matchAll(/#([\w-]+)(?![^[]*\])/gu)].map(([, value]) => ({
      name: 'id',
      value,
    }));
    const others = [...conditions.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/gu)];
    const attributes = [...ids, ...others.map(([, name = '', value]) => ({ name, value }))];
    steps.push({ tagName, classes, attributes, isChild: child === '>' });
    rest = rest.slice(whole.length);
  }
  return steps.length > 0 ? steps : unreadable(alternative);
}

function unreadable(selector: string): never {
  throw new SyntaxError(`The selector "${selector}" is none that tests/site/html-element.ts reads.`);
}

export function parseHtml(html: string): HtmlElement {
  const index = new Index();
  const document = new HtmlElement({ tagName: '', attributes: {}, parent: undefined }, index);
  let current = document;
  new Parser({
    onopentag: (tagName, attributes) => {
      const element = new HtmlElement({ tagName, attributes, parent: current }, index);
      current.childNodes.push(element);
      current = element;
    },
    ontext: (text) => current.childNodes.push(text),
    onclosetag: () => {
      current.end();
      current = current.parent ?? document;
    },
  }).end(html);
  return document;
}
