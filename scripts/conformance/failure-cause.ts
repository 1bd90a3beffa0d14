import { stripVTControlCharacters } from 'node:util';

/** Enough for a cause with its stack. */
const maxCharacters = 4000;

/** The part of what Netlify's tool printed that says why it failed: it ends with all of the site's settings, which say
 * nothing and are longer than anybody reads. */
export function failureCause(output: string): string {
  const text = stripVTControlCharacters(output).trimEnd();
  const settings = text.search(/^\W*Resolved config\s*$/mu);
  const told = settings === -1 ? text : text.slice(0, settings).trimEnd();
  return told.length <= maxCharacters ? told : `…${told.slice(-maxCharacters)}`;
}
