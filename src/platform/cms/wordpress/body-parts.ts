/** Parts of a WordPress text that are not text: style elements, linked style sheets, and addresses that WordPress would
 * have embedded. */
import {
  applyEdits,
  type Edit,
  escapeHtml,
  findAttribute,
  readTokens,
  type Tag,
  type Token,
} from '#platform/base/html/html.ts';

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
      // The rules of a gallery of the classic editor: the site has its own.
      if (!rules.css.includes('gallery_shortcode()')) css.push(rules.css);
      edits.push({ start: token.start, end: rules.end, html: '' });
    } else if (token.name === 'link' && isStylesheet(token)) {
      stylesheets.push(findAttribute(token, 'href') ?? '');
      edits.push({ ...token, html: '' });
    } else if (token.name === 'div' && findAttribute(token, 'class') === embedClass) {
      const frame = readEmbedded(html, tokens, index);
      if (frame) edits.push(frame);
    }
  });
  return { html: applyEdits(html, edits), css, stylesheets };
}

function isStylesheet(link: Tag): boolean {
  return (findAttribute(link, 'rel') ?? '').trimStart().toLowerCase().startsWith('stylesheet');
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
