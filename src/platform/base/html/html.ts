/** Reads, edits and escapes HTML; all code does so through this module. HTML is a flat list of tags, texts and comments with
 * offsets: that takes linear time for any input and does not nest; a caller that needs a tree builds it from the list. */
import { decodeHTMLStrict } from 'entities';
import { Tokenizer } from 'htmlparser2';
import type { Brand } from '../brand.ts';

/** Markup that may be inserted as it is: escaped text, or a part of what was sanitised. */
export type Html = Brand<string, 'Html'>;

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

/** Offsets in the HTML: the first character, and the one behind the last. */
interface SourceRange {
  readonly start: number;
  readonly end: number;
}

export interface Tag extends SourceRange {
  readonly type: 'open' | 'close';
  /** Lower case. */
  readonly name: string;
  /** In source order; of a repeated name the first one counts. */
  readonly attributes: readonly Attribute[];
}

export type Token = Tag | (SourceRange & { readonly type: 'text' | 'comment' });

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
export function findAttribute(tag: Tag, name: string): string | undefined {
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

/** Max length of a reference in characters; longer ones are not decoded. */
const maxReferenceLength = 40;

/** @param options.invalid Replacement for an invalid number; by default the reference stays.
 * @returns Decoded text. An unknown name stays as it is. */
export function decodeReferences(text: string, { invalid }: { readonly invalid?: '' } = {}): string {
  let at = text.indexOf('&');
  if (at === -1) return text;
  let decoded = text.slice(0, at);
  while (at !== -1) {
    const next = text.indexOf('&', at + 1);
    const part = text.slice(at, next === -1 ? text.length : next);
    const length = part.slice(0, maxReferenceLength).indexOf(';') + 1;
    const character = length === 0 ? undefined : decodeCharacter(part.slice(1, length - 1), invalid);
    decoded += character === undefined ? part : character + part.slice(length);
    at = next;
  }
  return decoded;
}

function decodeCharacter(reference: string, invalid: '' | undefined): string | undefined {
  if (!reference.startsWith('#')) return named(reference);
  const digits = reference.slice(1);
  const isHex = digits.startsWith('x') || digits.startsWith('X');
  if (!(isHex ? /^x[\da-f]+$/iu : /^\d+$/u).test(digits)) return undefined;
  const code = isHex ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  const isCharacter = code > 0 && code <= 0x10ffff && !isSurrogate;
  const isShown = isCharacter && (invalid === undefined || code > 31);
  return isShown ? String.fromCodePoint(code) : invalid;
}

const known = new Map<string, string | undefined>([
  ...([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['nbsp', '\u00a0'],
  ] as const),
]);

/** Max number of cached names. Texts use few names, often. */
const maxKnown = 3000;

function named(name: string): string | undefined {
  if (known.has(name)) return known.get(name);
  const reference = `&${name};`;
  const decoded = decodeHTMLStrict(reference);
  const character = decoded === reference ? undefined : decoded;
  if (known.size < maxKnown) known.set(name, character);
  return character;
}

/** Escapes text for a double-quoted attribute or element content. */
export function escapeHtml(text: string): Html {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;') as Html;
}

/** Elements whose content is not text, and what an editor struck out: without its line it would read as if it held. */
const unread = new Set(['script', 'style', 's', 'del', 'strike']);

/** Elements within a phrase: a browser shows no space where they begin and end. */
const phrasing = new Set('a abbr b bdi bdo cite code em i mark q small span strong sub sup u'.split(' '));

/** @param options.between Replacement for a tag; by default a space, and nothing within a phrase.
 * @returns Text without tags, comments, scripts and styles, with collapsed spaces; no-break spaces stay. */
export function extractText(
  html: string,
  { between, invalid }: { readonly between?: string; readonly invalid?: '' } = {},
): string {
  // Most texts are short and contain no tags.
  const text = html.includes('<') ? rawText(html, readTokens(html), between) : html;
  return evenBlanks(decodeReferences(text, invalid === undefined ? {} : { invalid }));
}

function rawText(html: string, tokens: readonly Token[], between: string | undefined): string {
  let text = '';
  let closing: string | undefined;
  for (const token of tokens) {
    const gap = between ?? ('name' in token && phrasing.has(token.name) ? '' : ' ');
    if (closing === undefined) text += token.type === 'text' ? html.slice(token.start, token.end) : gap;
    if (token.type === 'open' && unread.has(token.name)) closing ??= token.name;
    else if (token.type === 'close' && token.name === closing) closing = undefined;
  }
  return text;
}

/** Collapses white space, except no-break spaces. */
export function evenBlanks(text: string): string {
  return text.replace(/[^\S\u00a0]+/gu, ' ').trim();
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly html: string;
}

/** @param edits Sorted by offset, without overlaps. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let written = '';
  let from = 0;
  for (const { start, end, html: own } of edits) {
    written += html.slice(from, start) + own;
    from = end;
  }
  return written + html.slice(from);
}

/** @returns The source of the tag without one attribute and the space before it. */
export function withoutAttribute(html: string, tag: Tag, { start, end }: Attribute): string {
  return html.slice(tag.start, start).trimEnd() + html.slice(end, tag.end);
}

/** @returns The start tags of that element, in document order. */
export function openTags(html: string, name: string): readonly Tag[] {
  if (!mayHold(html, name)) return [];
  return readTokens(html).filter(
    (token): token is Tag => token.type === 'open' && 'name' in token && token.name === name,
  );
}

/** Fast check that avoids tokenizing HTML without such an element.
 * @param name Element name in lower case. */
export function mayHold(html: string, name: string): boolean {
  return html.includes(`<${name}`) || html.toLowerCase().includes(`<${name}`);
}
