/** HTML as a row of tags, texts and comments with their places: the one way in which this project reads HTML. It takes time
 * in proportion to its length, for any input, and nothing of it nests. Tables of elements that belong
 * together are made by the caller, from the row. */
import { Tokenizer } from 'htmlparser2';
import { decodeReferences } from './references.ts';

export interface Attribute {
  /** Lower case. */
  readonly name: string;
  /** Entities decoded. */
  readonly value: string;
  /** Place of its name in the HTML. */
  readonly start: number;
  /** Place behind its value and quotes. */
  readonly end: number;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Tag extends Place {
  readonly type: 'open' | 'close';
  /** Lower case. */
  readonly name: string;
  /** As they stand; a name that stands twice counts as its first. */
  readonly attributes: readonly Attribute[];
}

export type Token = Tag | (Place & { readonly type: 'text' | 'comment' });

/** Elements that have no end. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** @returns In the order of the HTML, without gaps: the places of a token and of the next one meet. A tag that is
 * not finished at the end, and any other thing that shows nothing, is a comment. */
export function readTokens(html: string): readonly Token[] {
  const reader = new TokenReader(html);
  const tokenizer = new Tokenizer({ decodeEntities: false }, reader);
  tokenizer.write(html);
  tokenizer.end();
  return reader.finish();
}

/** @returns undefined where the tag has none of that name. */
export function attributeOf(tag: Tag, name: string): string | undefined {
  return tag.attributes.find((attribute) => attribute.name === name)?.value;
}

/** Takes what the tokenizer calls; all places are within the HTML. */
class TokenReader {
  readonly #html: string;
  readonly #tokens: Token[] = [];
  /** Up to here the HTML is told. */
  #end = 0;
  #name = '';
  #attributes: Attribute[] = [];
  #attributeStart = 0;
  #attributeName = '';
  #value = '';

  constructor(html: string) {
    this.#html = html;
  }

  finish(): readonly Token[] {
    this.#skipTo(this.#html.length);
    return this.#tokens;
  }

  ontext = (from: number, end: number): void => {
    // Of a tag that the end cuts off after its slash the tokenizer does not know the place.
    const start = Math.max(from, this.#end);
    if (start >= end) return;
    this.#skipTo(start);
    const last = this.#tokens.at(-1);
    if (last?.type === 'text') this.#tokens[this.#tokens.length - 1] = { ...last, end };
    else this.#tokens.push({ type: 'text', start, end });
    this.#end = end;
  };

  onopentagname = (start: number, end: number): void => {
    this.#skipTo(start - 1);
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#attributes = [];
  };

  onattribname = (start: number, end: number): void => {
    this.#attributeStart = start;
    this.#attributeName = this.#html.slice(start, end).toLowerCase();
    this.#value = '';
  };

  onattribdata = (start: number, end: number): void => {
    this.#value += this.#html.slice(start, end);
  };

  onattribend = (_quote: number, end: number): void => {
    this.#attributes.push({
      name: this.#attributeName,
      value: decodeReferences(this.#value),
      start: this.#attributeStart,
      end,
    });
  };

  onopentagend = (end: number): void => {
    this.#push({ type: 'open', name: this.#name, attributes: this.#attributes }, end + 1);
  };

  onselfclosingtag = (end: number): void => {
    this.onopentagend(end);
  };

  onclosetag = (start: number, end: number): void => {
    this.#skipTo(start - 2);
    const closing = this.#html.indexOf('>', end);
    const name = this.#html.slice(start, end).toLowerCase();
    this.#push({ type: 'close', name, attributes: [] }, closing === -1 ? this.#html.length : closing + 1);
  };

  oncomment = (_start: number, end: number): void => {
    this.#skipTo(Math.min(end + 1, this.#html.length));
  };

  oncdata = this.oncomment;
  ondeclaration = this.oncomment;
  onprocessinginstruction = this.oncomment;

  // With decodeEntities off these are never called; the interface asks for them.
  onattribentity = (): void => undefined;
  ontextentity = (): void => undefined;
  onend = (): void => undefined;

  #push({ type, name, attributes }: Pick<Tag, 'type' | 'name' | 'attributes'>, end: number): void {
    this.#tokens.push({ type, name, attributes, start: this.#end, end });
    this.#end = end;
  }

  /** What is neither tag nor text, up to a place. */
  #skipTo(end: number): void {
    if (end > this.#end) this.#tokens.push({ type: 'comment', start: this.#end, end });
    this.#end = Math.max(this.#end, end);
  }
}
