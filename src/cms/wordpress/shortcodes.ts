/** Shortcodes that no plugin of WordPress rendered: visitors would see them as they stand. */

const tag = /\[\/?([a-z][\w-]*)((?:\s[^[\]]*)?)\]/giu;

/** Words in brackets are text; a shortcode has an attribute, an end, or a name that no word has. */
function isShortcode(name: string, attributes: string, ended: ReadonlySet<string>): boolean {
  return attributes.includes('=') || name.includes('_') || name.includes('-') || ended.has(name);
}

/** @returns The text without them, what they enclose stays; and their names, once each. */
export function dropShortcodes(html: string): { readonly html: string; readonly names: readonly string[] } {
  const names = new Set<string>();
  const ended = new Set<string>();
  for (const [whole, name = ''] of html.matchAll(tag)) if (whole === `[/${name}]`) ended.add(name);
  const stored = html.replace(tag, (whole, name: string, attributes: string) => {
    if (!isShortcode(name, attributes, ended)) return whole;
    names.add(name);
    return '';
  });
  // A paragraph that held nothing else would be a gap.
  return { html: names.size > 0 ? stored.replace(/<p>\s*<\/p>\s*/gu, '') : stored, names: [...names] };
}
