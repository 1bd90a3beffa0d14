/** Compares what an editor wrote with what will stand on the page, and names what went: elements, attributes with a meaning,
 * places that links lead to, links, pictures and recordings. It knows nothing of what the sanitiser allows: whatever
 * takes something away, it is named here. Each text is read once, so it takes linear time. */
import {
  extractText,
  findAttribute,
  readTokens,
  type Tag,
  type Token,
  voidElements,
} from '#platform/base/html/html.ts';
import { lookup } from '#platform/base/lookup.ts';
import { cleanNote } from '#platform/base/text.ts';
import { textAnchor } from '#platform/addresses/text-anchors.ts';
import { allowedEmptyAttributes, replacedElements } from '../allowed-markup.ts';
import { findId } from '../anchors.ts';
import { type Note, textsIn, toNote } from '#platform/notes/note.ts';
import { sanitise } from '../sanitise.ts';
import { withPlainBlocks } from './blocks.ts';
import type { ConversionContext } from './conversion-context.ts';
import { withLoadedMedia } from './loaded-media.ts';
import { dropShortcodes } from './shortcodes.ts';

/** @param rendered The text as WordPress sent it.
 * @param converted The text as it is stored; what the page leaves out of it counts too.
 * @param context Its warnings so far are not said again. */
export function warnOfLosses(rendered: string, converted: string, context: WarnedContext): void {
  const onPage = sanitise(converted, (address) => address);
  const written = withPlainBlocks(withLoadedMedia(dropShortcodes(rendered).html));
  for (const note of lossesIn(written, onPage, context.warned())) context.warn(note);
}

export type WarnedContext = Pick<ConversionContext, 'warn' | 'warned'>;

/** Losses of one text that are named singly. */
const maxNamed = 10;
const namedLength = 120;

/** @param warned Notes that the conversion gave already.
 * @returns One note for each loss. */
export function lossesIn(before: string, after: string, warned: readonly Note[]): readonly Note[] {
  const known = new Set(warned.flatMap(textsIn).map(firstWord));
  const written = new Inventory(before);
  const shown = new Inventory(after);
  const losses = [
    ...lostElements(written, shown, known),
    ...lostAttributes(written, shown),
    ...lostPlaces(written, shown),
    ...lostLinks(written, shown, known),
    ...lostPictures(written, shown, known),
  ];
  const others = losses.length - maxNamed;
  return [
    ...losses.slice(0, maxNamed).map((loss) => loss()),
    ...(others > 0 ? [toNote('more-losses', { count: others })] : []),
  ];
}

/** A note, made only where it is said. */
type Loss = () => Note;

interface Link {
  readonly href: string;
  readonly text: string;
}

/** Elements that are no content, that the conversion makes anew, or that stand for another. */
const uncounted = new Set(
  'html head body meta base title style link noscript picture source tbody span div'.split(' '),
);

/** What is in a text. */
class Inventory {
  readonly html: string;
  readonly tokens: readonly Token[];
  readonly elements = new Map<string, number>();
  /** By element and name, `ol start`. */
  readonly attributes = new Map<string, number>();
  readonly ids = new Set<string>();
  readonly links: Link[] = [];
  /** Addresses. */
  readonly pictures: string[] = [];

  constructor(html: string) {
    this.html = html;
    this.tokens = readTokens(html);
    let link: Tag | undefined;
    for (const token of this.tokens) {
      if (token.type === 'open') this.#add(token);
      if (!('name' in token) || token.name !== 'a') continue;
      if (link) this.#addLink(link, token.start);
      link = token.type === 'open' ? token : undefined;
    }
    if (link) this.#addLink(link, html.length);
  }

  #add(tag: Tag): void {
    const element = toElementName(tag);
    const id = findId(tag.name, Object.fromEntries(tag.attributes.map(({ name, value }) => [name, value])));
    if (id !== undefined) this.ids.add(textAnchor(id));
    if (tag.name === 'img') this.pictures.push(findAttribute(tag, 'src') ?? '');
    if (uncounted.has(element)) return;
    count(this.elements, element);
    const meant = tag.attributes.filter(
      ({ name, value }) => !isRemade(name) && (value.trim() !== '' || allowedEmptyAttributes.includes(name)),
    );
    for (const name of new Set(meant.map((attribute) => attribute.name)))
      count(this.attributes, `${element} ${name}`);
  }

  #addLink(tag: Tag, end: number): void {
    const href = findAttribute(tag, 'href');
    if (href !== undefined && !isFrame(tag))
      this.links.push({ href: href.trim(), text: extractText(this.html.slice(tag.end, end)) });
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** A frame is a link on this site, and some elements are written as others. */
function toElementName(tag: Tag): string {
  if (isFrame(tag)) return 'iframe';
  return lookup(replacedElements, tag.name) ?? tag.name;
}

const isFrame = ({ name, attributes }: Tag): boolean =>
  name === 'a' && attributes.some((one) => one.name === 'class' && /(?:^|\s)embed(?:\s|$)/u.test(one.value));

/** Attributes that say nothing to a reader, or that are made anew. Places, links and pictures have their own comparison. */
const isRemade = (name: string): boolean =>
  remade.has(name) || /^(?:data-|on|aria-|xmlns|xml:|itemprop|v-|:|@)/u.test(name);

const remade = new Set(
  [
    'class style id name href src srcset sizes alt width height loading decoding fetchpriority importance usemap ismap',
    'rel rev target role tabindex accesskey align valign bgcolor background border cellpadding cellspacing frame rules',
    'color face size nowrap noshade clear compact hspace vspace summary char charoff type referrerpolicy crossorigin',
    'controls autoplay preload poster playsinline muted download charset shape coords nonce slot part is inert',
    'itemscope itemtype itemid property typeof about resource vocab prefix datatype contenteditable spellcheck',
    'draggable translate autocapitalize language longdesc ping hreflang media axis controlslist disablepictureinpicture',
  ]
    .join(' ')
    .split(' '),
);

function missing(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): readonly string[] {
  return [...before].flatMap(([key, times]) => (times > (after.get(key) ?? 0) ? [key] : []));
}

function lostElements(before: Inventory, after: Inventory, known: ReadonlySet<string>): readonly Loss[] {
  const lost = new Set(missing(before.elements, after.elements));
  // They are compared by what they lead to and show.
  for (const name of ['a', 'img']) lost.delete(name);
  if (lost.size === 0) return [];
  const firsts = findFirstLost(before, lost);
  return [...firsts].flatMap(([name, html]): readonly Loss[] => {
    const left = after.elements.get(name) ?? 0;
    if (left > 0 && !media.has(name)) {
      const total = before.elements.get(name) ?? 0;
      return [() => toNote('elements-lost', { lost: total - left, total, element: `<${name}>` })];
    }
    if (known.has(`<${name}>`) || (media.has(name) && isNamed(html, known))) return [];
    return [() => noteElement(name, extractText(html), after)];
  });
}

/** The conversion says why a video, a recording or a document is a link. */
const media = new Set(['video', 'audio', 'track', 'iframe', 'object']);

function isNamed(html: string, known: ReadonlySet<string>): boolean {
  const [tag] = readTokens(html);
  const src = tag?.type === 'open' ? (findAttribute(tag, 'src') ?? findAttribute(tag, 'data') ?? '') : '';
  return src === '' || known.has(firstWord(src));
}

function noteElement(name: string, text: string, after: Inventory): Note {
  const stays = text !== '' && extractText(after.html).includes(text);
  return toNote(stays ? 'element-unwrapped' : 'element-left-out', { element: `<${name}>` });
}

/** The first of each lost element with what it holds. One within another that went wholly goes unsaid. */
function findFirstLost({ html, tokens }: Inventory, lost: ReadonlySet<string>): ReadonlyMap<string, string> {
  const firsts = new Map<string, string>();
  let outer: { readonly tag: Tag; depth: number } | undefined;
  for (const token of tokens) {
    if (!('name' in token)) continue;
    if (outer) {
      if (token.name !== outer.tag.name) continue;
      outer.depth += token.type === 'open' ? 1 : -1;
      if (outer.depth > 0) continue;
      firsts.set(toElementName(outer.tag), html.slice(outer.tag.start, token.end));
      outer = undefined;
    } else if (token.type === 'open' && lost.has(toElementName(token)) && !firsts.has(toElementName(token))) {
      if (isEmptyElement(token)) firsts.set(toElementName(token), html.slice(token.start, token.end));
      else outer = { tag: token, depth: 1 };
    }
  }
  if (outer) firsts.set(toElementName(outer.tag), html.slice(outer.tag.start));
  return firsts;
}

const isEmptyElement = ({ name }: Tag): boolean => voidElements.has(name);

function lostAttributes(before: Inventory, after: Inventory): readonly Loss[] {
  return missing(before.attributes, after.attributes).flatMap((key): readonly Loss[] => {
    const [element = '', name = ''] = key.split(' ');
    const isElementLost = (after.elements.get(element) ?? 0) < (before.elements.get(element) ?? 0);
    if (isElementLost || media.has(element)) return [];
    return [() => toNote('attribute-lost', { attribute: name, element: `<${element}>` })];
  });
}

function lostPlaces(before: Inventory, after: Inventory): readonly Loss[] {
  const lost = new Set<string>();
  for (const { href } of before.links) {
    const id = href.startsWith('#') ? textAnchor(href.slice(1)) : '';
    if (before.ids.has(id) && !after.ids.has(id)) lost.add(href);
  }
  return Array.from(lost, (href) => () => toNote('place-lost', { address: named(href) }));
}

/** Links are known by their words, because their addresses become those of this site. Of those with the same words, the ones that
 * the conversion named are the first that went. */
function lostLinks(before: Inventory, after: Inventory, known: ReadonlySet<string>): readonly Loss[] {
  const there = new Map<string, number>();
  for (const { text } of after.links) count(there, text);
  let total = before.links.length - after.links.length;
  const unsaid = [...Map.groupBy(before.links, ({ text }) => text)].flatMap(([text, links]) => {
    const lost = Math.max(0, links.length - (there.get(text) ?? 0));
    const unnamed = links.filter(({ href }) => !known.has(firstWord(href)));
    const warned = Math.min(lost, links.length - unnamed.length);
    total -= warned;
    return unnamed.slice(unnamed.length - (lost - warned));
  });
  return unsaid.slice(0, Math.max(0, total)).map(
    ({ href }) =>
      () =>
        toNote('link-impossible', { address: named(href) }),
  );
}

function lostPictures(before: Inventory, after: Inventory, known: ReadonlySet<string>): readonly Loss[] {
  const unsaid = before.pictures.filter(
    (src) => !/^\s*(?:data:|$)/iu.test(src) && !known.has(firstWord(src)),
  );
  const total = unsaid.length - after.pictures.length;
  return total > 0
    ? [() => toNote('pictures-lost', { count: total, address: named(unsaid.at(-1) ?? '') })]
    : [];
}

const named = (address: string): string => cleanNote(address, namedLength);

/** Addresses are compared by it: an editor's may have blanks. */
const firstWord = (address: string): string => address.trim().split(/\s/u, 1)[0] ?? '';
