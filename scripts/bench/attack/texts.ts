/** What attacks are made of: the same at every run. */

const letters = 'abdefghijklmnoprstuv';

/** A word like no other. */
export function word(length: number, seed: number): string {
  let state = seed * 2_654_435 + length;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return letters[(state >>> 8) % letters.length] ?? '';
  }).join('');
}

export function words(count: number, length: number, seed: number): string {
  return Array.from({ length: count }, (_, index) => word(length, seed * 100 + index)).join(' ');
}

export const formType = { 'content-type': 'application/x-www-form-urlencoded' } as const;
export const jsonType = { 'content-type': 'application/json' } as const;

/** As a page of the site sends it. */
export const ownOrigin = { 'sec-fetch-site': 'same-origin' } as const;
export const foreignOrigin = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } as const;

/** Fields of a form, as many as are asked for. */
export function manyFields(count: number): string {
  return Array.from({ length: count }, (_, index) => `f${String(index)}=1`).join('&');
}

export function manyParts(count: number): string {
  const part = (index: number) =>
    `--x\r\nContent-Disposition: form-data; name="f${String(index)}"\r\n\r\n1\r\n`;
  return `${Array.from({ length: count }, (_, index) => part(index)).join('')}--x--\r\n`;
}

/** A message to the helpdesk with a file. */
export function withAttachment(bytes: number): string {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return `${field('name', 'Mari')}${field('email', 'mari@example.ee')}${field('subject', 'Arve')}${field(
    'message',
    'Palun saatke arve.',
  )}--x\r\nContent-Disposition: form-data; name="attachment"; filename="${'a'.repeat(
    200,
  )}.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n${'a'.repeat(bytes)}\r\n--x--\r\n`;
}

export const partsType = { 'content-type': 'multipart/form-data; boundary=x' } as const;
