/** Parts of a WordPress text that are not text: style elements, linked style sheets, and addresses that WordPress would
 * have embedded. */
import {
  applyEdits,
  attributeOf,
  type Edit,
  escapeHtml,
  readTokens,
  type Tag,
  type Token,
} from '#base/html/html.ts';

export interface BodyParts {
  /** The text without style elements and sheets. Embedded content is a frame. */
  readonly html: string;
  readonly css: readonly string[];
  readonly stylesheets: readonly string[];
}

const embedClass = 'wp-block-embed__wrapper';

export function readBodyParts(html: string): BodyParts {
  const css: string[] = [];
  const stylesheets: string[] = [];
  const edits: Edit[] = [];
  const tokens = readTokens(html);
  tokens.forEach((token, index) => {
    if (token.type !== 'open') return;
    if (token.name === 'style') {
      const rules = readStyle(html, tokens, index);
      css.push(rules.css);
      edits.push({ start: token.start, end: rules.end, html: '' });
    } else if (token.name === 'link' && isStylesheet(token)) {
      stylesheets.push(attributeOf(token, 'href') ?? '');
      edits.push({ ...token, html: '' });
    } else if (token.name === 'div' && attributeOf(token, 'class') === embedClass) {
      const frame = readEmbedded(html, tokens, index);
      if (frame) edits.push(frame);
    }
  });
  return { html: applyEdits(html, edits), css, stylesheets };
}

function isStylesheet(link: Tag): boolean {
  return (attributeOf(link, 'rel') ?? '').trimStart().toLowerCase().startsWith('stylesheet');
}

/** @returns Everything up to the end when the element has none. */
function readStyle(html: string, tokens: readonly Token[], index: number) {
  const start = tokens[index]?.end ?? html.length;
  const next = tokens[index + 1];
  const hasText = next?.type === 'text';
  const close = tokens[hasText ? index + 2 : index + 1];
  const css = hasText ? html.slice(start, next.end) : '';
  return { css, end: close?.type === 'close' ? close.end : start + css.length };
}

/** An address that is the only content of its element. */
function readEmbedded(html: string, tokens: readonly Token[], index: number): Edit | undefined {
  const [text, close] = [tokens[index + 1], tokens[index + 2]];
  if (text?.type !== 'text' || close?.type !== 'close' || close.name !== 'div') return undefined;
  const address = html.slice(text.start, text.end).trim();
  const isAddress = URL.canParse(address) && /^https?:\/\/\S+$/u.test(address);
  if (!isAddress) return undefined;
  // Entities stay encoded, as in the text.
  const src = address.includes('"') ? escapeHtml(address) : address;
  return { start: text.start, end: text.end, html: `<iframe src="${src}"></iframe>` };
}

/** Shortcodes that no WordPress plugin rendered. Visitors would see them as raw text. */

const tag = /\[\/?([a-z][\w-]*)((?:\s[^[\]]*)?)\]/giu;

/** Words in brackets are ordinary text. A shortcode has an attribute, an end, or a name that cannot be a word. */
function isShortcode(name: string, attributes: string, ended: ReadonlySet<string>): boolean {
  return attributes.includes('=') || name.includes('_') || name.includes('-') || ended.has(name);
}

/** @returns The text without shortcodes (their content stays), and each shortcode name once. */
export function dropShortcodes(html: string): { readonly html: string; readonly names: readonly string[] } {
  const names = new Set<string>();
  const ended = new Set<string>();
  for (const [whole, name = ''] of html.matchAll(tag)) if (whole === `[/${name}]`) ended.add(name);
  const stored = html.replace(tag, (whole, name: string, attributes: string) => {
    if (!isShortcode(name, attributes, ended)) return whole;
    names.add(name);
    return '';
  });
  // A paragraph with no other content would leave a gap.
  return { html: names.size > 0 ? stored.replace(/<p>\s*<\/p>\s*/gu, '') : stored, names: [...names] };
}

/** Frames of other sites. Nothing from them loads before a click, so a frame becomes a link. A click on a video link
 * replaces it with the video's frame (src/islands/video/start-videos.ts); any other link opens the page itself. */

export interface Embed {
  /** The page that a visitor can open. */
  readonly href: string;
  /** Link text to use when the editor gave none. */
  readonly host: string;
  /** Id of a YouTube video. */
  readonly video: string | undefined;
}

const youtube = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/u;

/** @param address Address of a frame, or of a page that WordPress would have embedded.
 * @returns undefined when it is not a web address. */
export function readEmbed(address: string): Embed | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url || !/^https?:$/u.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^www\./u, '');
  if (!youtube.test(url.hostname)) return { href: url.href, host, video: undefined };
  const video = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? '';
  if (!/^[\w-]{6,20}$/u.test(video)) return { href: url.href, host, video: undefined };
  return { href: `https://www.youtube.com/watch?v=${video}`, host: 'youtube.com', video };
}
