/** What WordPress writes for some of its blocks and shortcodes, written as a page shows it: captions as those of figures, a file as one
 * link, buttons as the site's own, covers with their picture or colour in one place, names of social networks in words. */
import {
  applyEdits,
  type Edit,
  escapeHtml,
  findAttribute,
  readTokens,
  type Tag,
  type Token,
} from '#platform/base/html/html.ts';

/** Where the type and size of a file go, with its address: what the copy is like is known later. */
export const fileDetailsAttribute = 'data-file';

const written = /\b(?:wp-block-(?:file|cover|button|social)|wp-caption|gallery-item)/u;

export function withPlainBlocks(html: string): string {
  return written.test(html) ? new BlockWriter(html).write() : html;
}

/** Elements by class that a page has by another name. */
const renamed: readonly (readonly [element: string, className: string, name: string])[] = [
  ['div', 'wp-caption', 'figure'],
  ['p', 'wp-caption-text', 'figcaption'],
  ['dl', 'gallery-item', 'figure'],
  ['dt', 'gallery-icon', 'div'],
  ['dd', 'gallery-caption', 'figcaption'],
];

class BlockWriter {
  readonly #html: string;
  readonly #tokens: readonly Token[];
  readonly #edits: Edit[] = [];
  /** The token behind those that were taken together. */
  #next = 0;
  #isOutlined = false;

  constructor(html: string) {
    this.#html = html;
    this.#tokens = readTokens(html);
  }

  write(): string {
    this.#tokens.forEach((token, index) => {
      if (token.type === 'open' && index >= this.#next) this.#read(token, index);
    });
    return applyEdits(
      this.#html,
      this.#edits.sort((a, b) => a.start - b.start),
    );
  }

  #read(tag: Tag, index: number): void {
    const classes = classesOf(tag);
    const own = renamed.find(([element, name]) => element === tag.name && classes.includes(name));
    if (own) this.#rename(tag, index, own[2]);
    else if (classes.includes('wp-block-file')) this.#readFile(index);
    else if (classes.includes('wp-block-cover')) this.#readCover(tag, index);
    else if (classes.includes('wp-block-button')) this.#isOutlined = classes.includes('is-style-outline');
    else if (classes.includes('wp-block-button__link'))
      this.#setClasses(tag, [...classes, 'button', ...(this.#isOutlined ? ['quiet'] : [])]);
    else if (classes.includes('wp-block-social-link-label'))
      this.#setClasses(
        tag,
        classes.filter((name) => name !== 'screen-reader-text'),
      );
    else if (classes.includes('wp-block-social-link-anchor')) this.#dropIcon(index);
  }

  #rename(tag: Tag, index: number, name: string): void {
    const close = this.#findClose(index);
    if (!close) return;
    const attributes = this.#html.slice(tag.start + 1 + tag.name.length, tag.end);
    this.#edits.push({ ...tag, html: `<${name}${attributes}` }, { ...close, html: `</${name}>` });
  }

  /** The name of the file is the link, with its type and size; a second link to the same file says nothing more. */
  #readFile(index: number): void {
    const links = this.#within(index).filter(({ token }) => token.name === 'a');
    const [first] = links.filter(({ token }) => !classesOf(token).includes('wp-block-file__button'));
    if (!first) return;
    for (const { token, at } of links) {
      const close = this.#findClose(at);
      if (!close) continue;
      const isName = token === first.token;
      const href = escapeHtml(findAttribute(token, 'href') ?? '');
      this.#edits.push(
        isName
          ? { start: close.start, end: close.start, html: `<span ${fileDetailsAttribute}="${href}"></span>` }
          : { start: token.start, end: close.end, html: '' },
      );
    }
  }

  /** The layer above the picture has the colour; without a picture it is that of the cover. Older covers, and those that
   * stay in place while the page moves, have their picture in a style. */
  #readCover(tag: Tag, index: number): void {
    const inside = this.#before(index, 'wp-block-cover__inner-container');
    const layer = inside.find(({ token }) => classesOf(token).includes('wp-block-cover__background'));
    const isShown = inside.some(({ token }) => /^(?:img|video)$/u.test(token.name));
    const drawn = [tag, ...inside.map(({ token }) => token)]
      .map(backgroundOf)
      .find((one) => one !== undefined);
    if (drawn !== undefined && !isShown) {
      const picture = `<img class="wp-block-cover__image-background" alt="" src="${escapeHtml(drawn)}">`;
      this.#edits.push({ start: tag.end, end: tag.end, html: picture });
    }
    const close = layer && this.#findClose(layer.at);
    if (close) this.#edits.push({ start: layer.token.start, end: close.end, html: '' });
    const own = classesOf(tag).filter((name) => name !== 'has-background-dim');
    if (isShown || drawn !== undefined) this.#setClasses(tag, [...own, 'has-picture']);
    else this.#colourCover(tag, own, layer?.token);
  }

  #colourCover(tag: Tag, own: readonly string[], layer: Tag | undefined): void {
    const colours = layer ? classesOf(layer).filter((name) => name.endsWith('-background-color')) : [];
    const styles = [tag, ...(layer ? [layer] : [])].map((one) => findAttribute(one, 'style') ?? '');
    this.#setClasses(tag, [...own, ...colours, 'has-background'], styles.filter(Boolean).join(';'));
  }

  #dropIcon(index: number): void {
    const icon = this.#before(index, 'wp-block-social-link-label').find(({ token }) => token.name === 'svg');
    const close = icon && this.#findClose(icon.at);
    if (icon && close) this.#edits.push({ start: icon.token.start, end: close.end, html: '' });
  }

  #setClasses(tag: Tag, classes: readonly string[], style = findAttribute(tag, 'style') ?? ''): void {
    const others = tag.attributes.filter(({ name }) => name !== 'class' && name !== 'style');
    const all = [
      ...others.map(({ name, value }) => ({ name, value })),
      { name: 'class', value: classes.join(' ') },
      ...(style === '' ? [] : [{ name: 'style', value: style }]),
    ];
    this.#edits.push({
      start: tag.start,
      end: tag.end,
      html: `<${tag.name} ${all.map(({ name, value }) => `${name}="${escapeHtml(value)}"`).join(' ')}>`,
    });
  }

  /** None of these elements stands in another of its name. */
  #findClose(index: number): Tag | undefined {
    const open = this.#tokens[index];
    for (let at = index + 1; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at];
      if (token && 'name' in token && open && 'name' in open && token.name === open.name)
        return token.type === 'close' ? token : undefined;
    }
    return undefined;
  }

  /** Start tags up to the end of the element. */
  #within(index: number): readonly PlacedTag[] {
    return this.#collect(index, (token) => token.type === 'close' && token.name === 'div');
  }

  /** Start tags up to an element of a class. */
  #before(index: number, className: string): readonly PlacedTag[] {
    return this.#collect(index, (token) => token.type === 'open' && classesOf(token).includes(className));
  }

  #collect(index: number, isEnd: (token: Tag) => boolean): readonly PlacedTag[] {
    const found: PlacedTag[] = [];
    for (let at = index + 1; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at];
      if (!token || !('name' in token)) continue;
      this.#next = at;
      if (isEnd(token)) break;
      if (token.type === 'open') found.push({ token, at });
    }
    return found;
  }
}

interface PlacedTag {
  readonly token: Tag;
  readonly at: number;
}

const classesOf = (tag: Tag): readonly string[] =>
  (findAttribute(tag, 'class') ?? '').split(/\s+/u).filter((name) => name !== '');

/** Address of the picture that a style draws behind an element. */
const backgroundOf = (tag: Tag): string | undefined =>
  /background(?:-image)?\s*:\s*url\(\s*["']?([^"')]+)/iu.exec(findAttribute(tag, 'style') ?? '')?.[1]?.trim();
