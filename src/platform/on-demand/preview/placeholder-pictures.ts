/** Placeholder addresses on this site for external pictures. A draft is rendered with them, so it passes the
 * same checks as published content; the finished page gets the original addresses back. */

const placeholderPattern = /(?:https?:\/\/[^"'\s/()]+)?\/media\/preview\/(\d+)\.webp/gu;

export class PlaceholderPictures {
  readonly #addresses: string[] = [];

  /** @returns The placeholder address of a picture. */
  readonly add = (address: string): string => {
    const known = this.#addresses.indexOf(address);
    const place = known === -1 ? this.#addresses.push(address) - 1 : known;
    return `/media/preview/${place}.webp`;
  };

  /** Restores the original addresses.
   * @param ampersand As the format escapes it, for example in HTML. */
  restore(text: string, ampersand = '&amp;'): string {
    return text.replace(placeholderPattern, (whole, place: string) => {
      const address = this.#addresses[Number(place)];
      return address === undefined ? whole : encodeQuotes(new URL(address).href).replaceAll('&', ampersand);
    });
  }

  /** Origins of the pictures, for the content security policy. A host that could break out of a directive is
   * left out, and so is its picture. */
  get origins(): readonly string[] {
    const origins = this.#addresses.map((address) => new URL(address).origin);
    return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.-]+(?::\d+)?$/u.test(origin));
  }
}

/** Escapes the address so it cannot end an attribute or a rule. */
function encodeQuotes(address: string): string {
  return address.replace(/["'()<>\\]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
