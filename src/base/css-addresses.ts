/** Addresses that style rules name: `url(…)`, within a sheet or within the attributes of HTML. */

export interface NamedAddress {
  /** Place of the whole `url(…)`. */
  readonly start: number;
  readonly end: number;
  /** Without quotes and blanks around it, up to the first sign that an address has to encode. */
  readonly address: string;
  /** Whether it ends where its bracket does. */
  readonly isWhole: boolean;
}

/** Behind the bracket. It stops at another one, so that a row of them is gone through once. */
const inner = /\s*(?:["']|&quot;|&#x27;|&#39;)?([^"'()\s]*)["']?/uy;

/** Quotes as an attribute writes them. */
const quoteAtEnd = /(?:&quot;|&#x27;|&#39;)$/u;

/** Each place that begins one, also within another or within a text: what is refused must not hide there. */
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
