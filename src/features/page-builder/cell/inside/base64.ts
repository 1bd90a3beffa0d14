const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** `btoa`, with which the page builder encodes the space of a picture. */
export function toBase64(input: unknown): string {
  const text = String(input);
  let encoded = '';
  for (let place = 0; place < text.length; place += 3) {
    const codes = [0, 1, 2].map((offset) => text.charCodeAt(place + offset));
    if (codes.some((code) => code > 255)) throw new Error('The string holds characters beyond Latin-1.');
    const [first = 0, second = 0, third = 0] = codes.map((code) => (Number.isNaN(code) ? 0 : code));
    const all = (first << 16) | (second << 8) | third;
    const four = [18, 12, 6, 0].map((shift) => digits[(all >> shift) & 63] ?? '').join('');
    encoded += four.slice(0, Math.min(4, text.length - place + 1)).padEnd(4, '=');
  }
  return encoded;
}
