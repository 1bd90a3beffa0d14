import { textOf } from '#base/html/text.ts';

/** Text of what the content base writes as HTML: titles, excerpts, names.
 * @returns Text without tags and entities, its blanks evened out. It is text: whoever shows it escapes it. */
export const plainText = (html: string): string => textOf(html, { invalid: '' });
