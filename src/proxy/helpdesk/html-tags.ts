/** Tags and texts of a page, one after another: enough to find a form in it. Nothing of it is ever shown as HTML. */
import { plainText } from '../plain-text.ts';

export interface Tag {
  /** Lower case; `/form` for an end tag. */
  readonly name: string;
  /** Names in lower case, entities decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Text between this tag and the next one, as plain text. */
  readonly text: string;
}

/** Content of these is no markup. */
const raw = new Set(['script', 'style', 'textarea', 'title']);

export function readTags(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  let at = html.indexOf('<');
  while (at >= 0) {
    if (html.startsWith('<!--', at)) {
      at = html.indexOf('<', indexAfter(html, '-->', at));
      continue;
    }
    const end = endOfTag(html, at);
    const name = /^\/?[a-z][\w-]*/iu.exec(html.slice(at + 1, Math.min(end, at + 40)))?.[0].toLowerCase();
    const next = nextTag(html, end, name);
    if (name !== undefined) {
      const attributes = readAttributes(html.slice(at + 1 + name.length, end - 1));
      tags.push({ name, attributes, text: textBetween(html.slice(end, next < 0 ? html.length : next)) });
    }
    at = next;
  }
  return tags;
}

/** The sign `>` may stand within quotes. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at + 1;
    else if ((sign === '"' || sign === "'") && html.charAt(at - 1) === '=') quote = sign;
  }
  return html.length;
}

function nextTag(html: string, from: number, name: string | undefined): number {
  return name !== undefined && raw.has(name) ? html.indexOf(`</${name}`, from) : html.indexOf('<', from);
}

function indexAfter(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from);
  return at < 0 ? html.length : at + sign.length;
}

const attribute = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;

function readAttributes(source: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const value = double ?? single ?? bare ?? '';
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), decode(value));
  }
  return attributes;
}

/** Blanks within a value are its own. */
function decode(value: string): string {
  return value.replace(/&[#\w]+;/gu, (reference) => plainText(reference));
}

function textBetween(html: string): string {
  return html.trim() === '' ? '' : plainText(html);
}
