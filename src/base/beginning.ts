import { withoutEnd } from './without-end.ts';

/** The beginning of a text, cut at a word boundary.
 * @param maxLength Characters, including the ellipsis. */
export function beginning(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${withoutEnd(cut.slice(0, end > 0 ? end : cut.length), ' \u00a0\n\t.,;:–—-')}…`;
}
