/** Finds addresses in style rules: `url(…)`, in a style sheet or in the attributes of HTML. */

export interface NamedAddress {
  /** Offsets of the whole `url(…)`. */
  readonly start: number;
  readonly end: number;
  /** Without quotes and surrounding spaces, up to the first character that a URL must escape. */
  readonly address: string;
  /** Whether the address is followed by the closing bracket. */
  readonly isWhole: boolean;
}

/** What follows the bracket. Stops at the next bracket, so the search is linear. */
const inner = /\s*(?:["']|&quot;|&#x27;|&#39;)?([^"'()\s]*)["']?/uy;

/** Escaped quotes, as in an HTML attribute. */
const quoteAtEnd = /(?:&quot;|&#x27;|&#39;)$/u;

/** Finds every `url(`, also inside another one or inside a string: a forbidden address must not hide there. */
export function cssAddresses(text: string): readonly NamedAddress[] {
  const found: NamedAddress[] = [];
  for (let start = text.indexOf('url('); start !== -1; start = text.indexOf('url(', start + 1)) {
    inner.lastIndex = start + 'url('.length;
    const [whole = '', address = ''] = inner.exec(text) ?? [];
    let end = start + 'url('.length + whole.length;
    while (/\s/u.test(text.charAt(end))) end += 1;
    const isWhole = text.startsWith(')', end);
    found.push({ start, end: end + 1, address: address.replace(quoteAtEnd, ''), isWhole });
  }
  return found;
}
