/** Payloads of attacks: the same in every run. */
import { Random } from '#fakes/random.ts';

/** The server that is attacked makes addresses of calendars with it. */
export const calendarSecret = 'a secret of calendars of the bench';

const letters = 'abdefghijklmnoprstuv'.split('');

/** A unique word. */
export function word(length: number, seed: number): string {
  const random = new Random(seed * 2_654_435 + length);
  return Array.from({ length }, () => random.pick(letters)).join('');
}

export function words(count: number, length: number, seed: number): string {
  return Array.from({ length: count }, (_, index) => word(length, seed * 100 + index)).join(' ');
}

export const formType = { 'content-type': 'application/x-www-form-urlencoded' } as const;
export const jsonType = { 'content-type': 'application/json' } as const;

/** As a page of the site sends it. */
export const ownOrigin = { 'sec-fetch-site': 'same-origin' } as const;
export const foreignOrigin = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } as const;

/** A given number of form fields. */
export function manyFields(count: number): string {
  return Array.from({ length: count }, (_, index) => `f${index}=1`).join('&');
}

/** Form parsers reject a shorter boundary. */
const boundary = 'x'.repeat(30);

export function manyParts(count: number): string {
  const part = (index: number) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n1\r\n`;
  return `${Array.from({ length: count }, (_, index) => part(index)).join('')}--${boundary}--\r\n`;
}

const ticket = {
  form: 'ticket',
  topic: '3',
  contractNumber: 'L1000001',
  name: 'Mari',
  email: 'mari@example.ee',
  subject: 'Arve',
  description: 'Palun saatke arve.',
  locale: 'et',
  filledMs: '60000',
} as const;

/** A message to the helpdesk with a file. */
export function withAttachment(bytes: number): string {
  const part = (head: string, body: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const fields = Object.entries(ticket).map(([name, value]) => part(`name="${name}"`, value));
  const file = `name="attachment"; filename="${'a'.repeat(90)}.pdf"\r\nContent-Type: application/pdf`;
  return `${fields.join('')}${part(file, `%PDF-1.7\n${'a'.repeat(bytes)}`)}--${boundary}--\r\n`;
}

export const partsType = { 'content-type': `multipart/form-data; boundary=${boundary}` } as const;
