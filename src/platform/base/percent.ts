/** Percent-encoding, of what others wrote. */

/** Decodes what is encoded; a bare percent sign, or bytes that are no text, stay as they are. */
export function decodePercent(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/giu, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Not UTF-8: it is no text.
      return encoded;
    }
  });
}
