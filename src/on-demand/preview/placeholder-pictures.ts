/** Addresses of this site that stand in for pictures of elsewhere while a draft becomes a page, so that it passes the
 * same checks as what is published. In the finished page the pictures themselves are named. */

const placeholderPattern = /(?:https?:\/\/[^"'\s/()]+)?\/media\/preview\/(\d+)\.webp/gu;

export class PlaceholderPictures {
  readonly #addresses: string[] = [];

  /** @returns The address that stands in for a picture. */
  readonly add = (address: string): string => {
    const known = this.#addresses.indexOf(address);
    const place = known === -1 ? this.#addresses.push(address) - 1 : known;
    return `/media/preview/${place}.webp`;
  };

  /** Names the pictures themselves.
   * @param ampersand As the text writes it: HTML does so in its own way. */
  restore(text: string, ampersand = '&amp;'): string {
    return text.replace(placeholderPattern, (whole, place: string) => {
      const address = this.#addresses[Number(place)];
      return address === undefined ? whole : encodeQuotes(new URL(address).href).replaceAll('&', ampersand);
    });
  }

  /** Where the pictures stand, for the policy of the page: a host that could end a word of it is left out, and so is its
   * picture. */
  get origins(): readonly string[] {
    const origins = this.#addresses.map((address) => new URL(address).origin);
    return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.-]+(?::\d+)?$/u.test(origin));
  }
}

/** So that the address ends no attribute and no rule. */
function encodeQuotes(address: string): string {
  return address.replace(/["'()<>\\]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
