/** Shortcodes that no WordPress plugin rendered: visitors would see them as raw text. Other words in brackets are text of the
 * editor and stay. */
import { applyEdits, type Edit, readTokens } from '#platform/base/html/html.ts';

/** Shortcodes of WordPress and of widespread plugins. Anything else is a shortcode only where its form shows it. */
const known = new Set(
  [
    'audio caption embed gallery playlist video wp_caption',
    'contact-form contact-form-7 wpforms gravityform gravityforms ninja_form ninja_forms formidable fluentform mc4wp_form',
    'forminator_form metform happyforms caldera_form weforms everest_form jotform',
    'table tablepress wpdatatable wpdatachart ninja_tables rev_slider smartslider3 metaslider layerslider masterslider',
    'envira-gallery foogallery ngg nggallery ngg_images modula google_map wpgmza mapsmarker leaflet-map',
    'elementor-template INSERT_ELEMENTOR fl_builder_insert_layout do_widget product products add_to_cart',
    'woocommerce_cart woocommerce_checkout woocommerce_my_account wpml_language_selector_widget wpml-string',
    'instagram-feed custom-twitter-feeds custom-facebook-feed social_warfare addtoany wp-review toc ez-toc',
  ]
    .join(' ')
    .split(' '),
);

/** Page builders of WordPress name all of theirs alike. */
const families = /^(?:vc|et_pb|fusion|av|su|cs|mk|tatsu|fl|nectar|kc|x)_\w/u;

const tag = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)(\/?)\]/giu;

/** `name="value"`, with the quotes that WordPress makes of them. */
const attribute =
  /(?:^|\s)[a-z][\w-]*=(?:["'\u201c\u201d\u201e\u2018\u2019\u2033\u2032\u00bb\u00ab]|&(?:quot|#0?3[49]|#822[0-2]|#821[67]|#824[23]|ldquo|rdquo|bdquo|lsquo|rsquo|prime|laquo|raquo|#171|#187);)/iu;

interface Shortcode {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
  readonly isClosed: boolean;
}

interface TaggedEdit extends Edit {
  readonly code: Shortcode;
}

/** @returns The text without shortcodes (their content stays), and each shortcode name once. */
export function dropShortcodes(html: string): { readonly html: string; readonly names: readonly string[] } {
  if (!html.includes('[')) return { html, names: [] };
  const tags = bracketsIn(html);
  const ended = new Set(tags.filter(({ code }) => code.isEnd).map(({ code }) => code.name));
  const edits = tags.filter(({ code }) => isShortcode(code, ended));
  if (edits.length === 0) return { html, names: [] };
  const names = new Set(edits.map(({ code }) => code.name));
  // A paragraph with no other content would leave a gap.
  return { html: applyEdits(html, edits).replace(/<p>\s*<\/p>\s*/gu, ''), names: [...names] };
}

/** Only in texts: the address of a link may have brackets too. In code they are examples. */
function bracketsIn(html: string): readonly TaggedEdit[] {
  let depth = 0;
  return readTokens(html).flatMap((token): readonly TaggedEdit[] => {
    if ('name' in token && unread.has(token.name))
      depth = Math.max(0, depth + (token.type === 'open' ? 1 : -1));
    if (token.type !== 'text' || depth > 0) return [];
    return Array.from(html.slice(token.start, token.end).matchAll(tag), (match) => {
      const [whole, slash = '', name = '', attributes = '', end = ''] = match;
      const start = token.start + match.index;
      const isClosed = end !== '' || attributes.endsWith('/');
      return {
        start,
        end: start + whole.length,
        html: '',
        code: { name, isEnd: slash !== '', attributes, isClosed },
      };
    });
  });
}

const unread = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'textarea']);

function isShortcode(code: Shortcode, ended: ReadonlySet<string>): boolean {
  const { name, isEnd, attributes, isClosed } = code;
  if (isEnd || isClosed || ended.has(name) || attribute.test(attributes)) return true;
  if (!known.has(name) && !families.test(name)) return false;
  // Such a name alone may be a word: "Sorting at home [video]".
  return attributes.includes('=') || /[-_]/u.test(name) || bare.has(name);
}

/** Known shortcodes that work without attributes. */
const bare = new Set(['gallery', 'playlist', 'toc']);
