/** HTML as a flat list of tags, texts and comments with offsets. All code reads HTML through this module. It runs in
 * linear time for any input and does not nest; a caller that needs a tree builds it from the list. */
import { Tokenizer } from 'htmlparser2';
import { decodeReferences } from './references.ts';

export interface Attribute {
  /** Lower case. */
  readonly name: string;
  /** Decoded. */
  readonly value: string;
  /** Offset of the name in the HTML. */
  readonly start: number;
  /** Offset after the value and its quotes. */
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
  /** In source order; of a repeated name the first one counts. */
  readonly attributes: readonly Attribute[];
}

export type Token = Tag | (Place & { readonly type: 'text' | 'comment' });

/** Elements without an end tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** @returns Tokens in document order without gaps: each begins where the previous one ends. An unfinished tag at the
 * end, and anything else that is not displayed, is a comment. */
export function readTokens(html: string): readonly Token[] {
  const reader = new TokenReader(html);
  const tokenizer = new Tokenizer({ decodeEntities: false }, reader);
  tokenizer.write(html);
  tokenizer.end();
  return reader.finish();
}

/** @returns undefined when the tag has no such attribute. */
export function attributeOf(tag: Tag, name: string): string | undefined {
  return tag.attributes.find((attribute) => attribute.name === name)?.value;
}

/** Callbacks of the tokenizer; all offsets are within the HTML. */
class TokenReader {
  readonly #html: string;
  readonly #tokens: Token[] = [];
  /** Offset up to which tokens have been emitted. */
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
    // For a tag cut off after its slash the tokenizer reports a wrong start.
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

  // Required by the interface; never called because decodeEntities is off.
  onattribentity = (): void => undefined;
  ontextentity = (): void => undefined;
  onend = (): void => undefined;

  #push({ type, name, attributes }: Pick<Tag, 'type' | 'name' | 'attributes'>, end: number): void {
    this.#tokens.push({ type, name, attributes, start: this.#end, end });
    this.#end = end;
  }

  /** Emits anything that is neither tag nor text, up to an offset. */
  #skipTo(end: number): void {
    if (end > this.#end) this.#tokens.push({ type: 'comment', start: this.#end, end });
    this.#end = Math.max(this.#end, end);
  }
}
