/** Pictures, frames, videos and sound that a plugin of WordPress loads late: a script would put the real address in place
 * of a placeholder. Here they get their address at once, and the copies for browsers without scripts go. */
import {
  applyEdits,
  type Edit,
  escapeHtml,
  findAttribute,
  readTokens,
  type Tag,
  type Token,
} from '#platform/base/html/html.ts';
import { extractPath } from '#platform/addresses/page-path.ts';
import { lastSegment } from './links.ts';

/** @returns The text with each of these elements once, with its address in `src`. A video or a sound has its first file. */
export function withLoadedMedia(html: string): string {
  if (!/<(?:noscript|img|iframe|video|audio)\b/iu.test(html)) return html;
  return new LoadedMedia(html).write();
}

const shown = new Set(['img', 'iframe', 'video', 'audio']);
const players = new Set(['video', 'audio']);

class LoadedMedia {
  readonly #html: string;
  readonly #tokens: readonly Token[];
  /** Addresses outside of what is for browsers without scripts. */
  readonly #addresses = new Set<string>();
  /** Placeholders whose address only the script knows. */
  readonly #unknown: Tag[] = [];
  readonly #edits: Edit[] = [];
  #found = 0;

  constructor(html: string) {
    this.#html = html;
    this.#tokens = readTokens(html);
  }

  write(): string {
    const noscripts = this.#readShown();
    for (const { open, close, inner } of noscripts) this.#takeNoscript({ open, close, inner });
    // What they stood for is there now.
    for (const { start, end } of this.#unknown.slice(0, this.#found))
      this.#edits.push({ start, end, html: '' });
    return applyEdits(
      this.#html,
      this.#edits.sort((a, b) => a.start - b.start),
    );
  }

  #readShown(): readonly Noscript[] {
    const noscripts: Noscript[] = [];
    let sources: Tag[] = [];
    for (let index = 0; index < this.#tokens.length; index += 1) {
      const token = this.#tokens[index];
      if (token?.type !== 'open') continue;
      if (token.name === 'picture') sources = [];
      else if (token.name === 'source') sources.push(token);
      else if (token.name === 'noscript') {
        const noscript = this.#readElement(index);
        noscripts.push(noscript);
        index += noscript.inner.length;
      } else if (players.has(token.name)) {
        const player = this.#readElement(index);
        this.#takePlayer(player);
        index += player.inner.length;
      } else if (shown.has(token.name)) {
        this.#takeShown(token, sources);
        sources = [];
      }
    }
    return noscripts;
  }

  /** An element without an end tag is its start tag only. */
  #readElement(index: number): Noscript {
    const open = this.#tokens[index] as Tag;
    for (let end = index + 1; end < this.#tokens.length; end += 1) {
      const token = this.#tokens[end];
      if (!token || !('name' in token)) continue;
      if (token.name === open.name && token.type === 'close')
        return { open, close: token, inner: this.#tokens.slice(index + 1, end) };
      // The same element does not nest, so the whole text is read once.
      if (token.name === open.name) break;
    }
    return { open, close: undefined, inner: [] };
  }

  #takeShown(tag: Tag, sources: readonly Tag[]): void {
    const address = findAddress(tag, sources);
    if (address === undefined) {
      this.#unknown.push(tag);
      return;
    }
    this.#addresses.add(withoutSize(address));
    if (address !== findAttribute(tag, 'src')) this.#edits.push({ ...tag, html: written(tag, address) });
  }

  #takePlayer({ open, close, inner }: Noscript): void {
    const children = inner.filter((token): token is Tag => token.type === 'open');
    const files = children.filter(({ name }) => name === 'source');
    const address = [open, ...files].map((tag) => findAddress(tag, [])).find((one) => one !== undefined);
    if (address !== undefined) this.#addresses.add(withoutSize(address));
    const tracks = children.flatMap((tag) =>
      tag.name === 'track' ? [this.#html.slice(tag.start, tag.end)] : [],
    );
    const html = `${written(open, address ?? '')}${tracks.join('')}</${open.name}>`;
    this.#edits.push({ start: open.start, end: close?.end ?? open.end, html });
  }

  /** Its content stays where it shows something that stands nowhere else. */
  #takeNoscript({ open, close, inner }: Noscript): void {
    const media = inner.filter((token): token is Tag => token.type === 'open' && shown.has(token.name));
    const addresses = media.flatMap((tag) => findAddress(tag, []) ?? []);
    const isNew = addresses.some((address) => !this.#addresses.has(withoutSize(address)));
    const end = close?.end ?? open.end;
    if (!isNew || !close) {
      this.#edits.push({ start: open.start, end, html: '' });
      return;
    }
    this.#found += addresses.length;
    for (const address of addresses) this.#addresses.add(withoutSize(address));
    this.#edits.push({ ...open, html: '' }, { ...close, html: '' });
  }
}

interface Noscript {
  readonly open: Tag;
  readonly close: Tag | undefined;
  readonly inner: readonly Token[];
}

/** WordPress makes several sizes of a picture; one stands for all. */
const withoutSize = (address: string): string => address.replace(/-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/u, '');

/** Attributes in which plugins keep the address while a placeholder or a small copy stands in `src`. */
const delayed = /^data-(?:(?:[a-z]+-)*src|lazy(?:-[a-z]+)*|original|echo|ezsrc|cfsrc)$/u;

const placeholderName = /placeholder|blank|spacer|transparent|1x1|pixel|lazy|loading|loader/iu;

/** Characters of a file name that are looked at. */
const maxNameLength = 200;

/** A data: address longer than this is a picture, pasted into the text. */
const placeholderLength = 2000;

function isPlaceholder(src: string): boolean {
  if (src.trim() === '' || /^\s*(?:about|javascript):/iu.test(src)) return true;
  if (/^\s*data:/iu.test(src)) return src.length < placeholderLength;
  const name = lastSegment(extractPath(src)).slice(0, maxNameLength);
  return placeholderName.test(name.split(/[^\w.-]/u).at(-1) ?? '');
}

/** @param sources Of the picture element around it.
 * @returns undefined when only a script knows it. */
function findAddress(tag: Tag, sources: readonly Tag[]): string | undefined {
  const src = findAttribute(tag, 'src') ?? '';
  const late = tag.attributes
    .filter(({ name, value }) => delayed.test(name) && isAddress(value))
    .sort((a, b) => a.name.length - b.name.length);
  const [first] = late;
  if (first) return first.value;
  if (!isPlaceholder(src)) return src;
  const named = tag.attributes.find(
    ({ name, value }) => name.startsWith('data-') && isFileOf(tag.name, value),
  );
  if (named) return named.value;
  const sets = [tag, ...sources].flatMap(({ attributes }) =>
    attributes.filter(({ name }) => name.endsWith('srcset')),
  );
  return sets.map(({ value }) => largest(value)).find((address) => address !== undefined);
}

const isAddress = (value: string): boolean => /^(?:https?:\/\/|\/)\S+$/iu.test(value);

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg)$/iu;

function isFileOf(element: string, value: string): boolean {
  if (!isAddress(value)) return false;
  return element === 'img'
    ? pictureFile.test(extractPath(value))
    : element === 'iframe' && /^https?:/iu.test(value);
}

/** @param set Value of a `srcset`. */
function largest(set: string): string | undefined {
  const candidates = set.split(/,\s+/u).flatMap((candidate) => {
    const [address = '', size = '1x'] = candidate.trim().split(/\s+/u);
    return isAddress(address) ? [{ address, size: Number.parseFloat(size) || 1 }] : [];
  });
  return candidates.reduce<(typeof candidates)[number] | undefined>(
    (best, one) => (best && best.size >= one.size ? best : one),
    undefined,
  )?.address;
}

/** The start tag with this address, and without what the plugin's script reads. */
function written({ name, attributes }: Tag, address: string): string {
  const kept = attributes.filter((one) => one.name !== 'src' && !/^data-|srcset$|^sizes$/u.test(one.name));
  const seen = new Set<string>();
  const all = [{ name: 'src', value: address }, ...kept].filter((one) => {
    const isNew = !seen.has(one.name) && /^[\w:-]+$/u.test(one.name);
    seen.add(one.name);
    return isNew;
  });
  return `<${name} ${all.map((one) => `${one.name}="${escapeHtml(one.value)}"`).join(' ')}>`;
}
