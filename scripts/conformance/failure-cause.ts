import { stripVTControlCharacters } from 'node:util';

/** Enough for a cause with its stack. */
const maxCharacters = 4000;

/** Extracts the cause of a failure from the output of Netlify's tool, which ends with a long list of all site
 * settings. */
export function failureCause(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const settings = lines.findIndex((line) => line.trim().endsWith('Resolved config'));
  const text = lines
    .slice(0, settings === -1 ? lines.length : settings)
    .join('\n')
    .trimEnd();
  return text.length <= maxCharacters ? text : `…${text.slice(-maxCharacters)}`;
}
