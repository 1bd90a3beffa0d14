/** Limits the nesting depth of HTML and XML. For each tag a parser scans its open elements, so 20,000 nested elements
 * would take seconds. Only the parser knows which elements are open (the rules for closing differ by language and by
 * letter case), so the tokenizer asks it at each tag and hides tags that are too deep. */
import { type ParserOptions, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { voidElements } from './html.ts';

/** Max depth. Tables in lists in tables reach about twenty. */
export const deepest = 100;

/** Parser options with the depth limit. One parser only.
 * @param countOpen Number of elements the parser has open. */
export function boundDepth(options: ParserOptions, countOpen: () => number): ParserOptions {
  const bounded: BoundedOptions = { ...options, countOpen, Tokenizer: BoundedTokenizer };
  return bounded;
}

interface BoundedOptions extends ParserOptions {
  readonly countOpen: () => number;
}

/** htmlparser2 creates it with the options of the parser. */
class BoundedTokenizer extends Tokenizer {
  readonly #bound: DepthBound;

  constructor(options: BoundedOptions, parser: TokenizerCallbacks) {
    const bound = new DepthBound(parser, options);
    super(options, bound);
    this.#bound = bound;
  }

  override write(text: string): void {
    this.#bound.text += text;
    super.write(text);
  }
}

/** Forwards the tokenizer's events, except for start and end tags that are too deep. Their text is kept. */
class DepthBound implements TokenizerCallbacks {
  text = '';
  readonly #parser: TokenizerCallbacks;
  readonly #countOpen: () => number;
  readonly #isXml: boolean;
  /** Name of the tag being dropped. */
  #name: string | undefined;
  /** Number of dropped, not yet closed elements by name. Bounded by the length of the text. */
  readonly #dropped = new Map<string, number>();

  constructor(parser: TokenizerCallbacks, { countOpen, xmlMode = false }: BoundedOptions) {
    this.#parser = parser;
    this.#countOpen = countOpen;
    this.#isXml = xmlMode;
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#countOpen() < deepest ? undefined : this.#extractName(start, end);
    // Void elements are never open.
    if (!this.#isXml && this.#name !== undefined && voidElements.has(this.#name)) this.#name = undefined;
    if (this.#name === undefined) this.#parser.onopentagname(start, end);
  }

  onopentagend(end: number): void {
    if (this.#name === undefined) this.#parser.onopentagend(end);
    else this.#drop(this.#name, 1);
    this.#name = undefined;
  }

  onselfclosingtag(end: number): void {
    if (this.#name === undefined) this.#parser.onselfclosingtag(end);
    else if (!this.#isXml && !this.isInForeignContext()) this.#drop(this.#name, 1);
    this.#name = undefined;
  }

  onclosetag(start: number, end: number): void {
    const name = this.#dropped.size > 0 ? this.#extractName(start, end) : undefined;
    if (name !== undefined && this.#dropped.has(name)) this.#drop(name, -1);
    else this.#parser.onclosetag(start, end);
  }

  onattribname(start: number, end: number): void {
    if (this.#name === undefined) this.#parser.onattribname(start, end);
  }

  onattribdata(start: number, end: number): void {
    if (this.#name === undefined) this.#parser.onattribdata(start, end);
  }

  onattribentity(codepoint: number): void {
    if (this.#name === undefined) this.#parser.onattribentity(codepoint);
  }

  onattribend(...quote: Parameters<TokenizerCallbacks['onattribend']>): void {
    if (this.#name === undefined) this.#parser.onattribend(...quote);
  }

  ontext(start: number, end: number): void {
    this.#parser.ontext(start, end);
  }

  ontextentity(codepoint: number, end: number): void {
    this.#parser.ontextentity(codepoint, end);
  }

  oncdata(start: number, end: number, offset: number): void {
    this.#parser.oncdata(start, end, offset);
  }

  oncomment(start: number, end: number, offset: number): void {
    this.#parser.oncomment(start, end, offset);
  }

  ondeclaration(start: number, end: number): void {
    this.#parser.ondeclaration(start, end);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.#parser.onprocessinginstruction(start, end);
  }

  onend(): void {
    this.#parser.onend();
  }

  isInForeignContext(): boolean {
    return this.#parser.isInForeignContext?.() ?? false;
  }

  #extractName(start: number, end: number): string {
    return this.text.slice(start, end);
  }

  #drop(name: string, change: number): void {
    const count = (this.#dropped.get(name) ?? 0) + change;
    if (count > 0) this.#dropped.set(name, count);
    else this.#dropped.delete(name);
  }
}
