import { stripVTControlCharacters } from 'node:util';

/** Enough for a cause with its stack. */
const maxCharacters = 4000;

/** The part of what Netlify's tool printed that says why it failed: it ends with all of the site's settings, which say
 * nothing and are longer than anybody reads. */
export function failureCause(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const settings = lines.findIndex((line) => line.trim().endsWith('Resolved config'));
  const text = lines
    .slice(0, settings === -1 ? lines.length : settings)
    .join('\n')
    .trimEnd();
  return text.length <= maxCharacters ? text : `…${text.slice(-maxCharacters)}`;
}
