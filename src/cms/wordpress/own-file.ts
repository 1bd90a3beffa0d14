import { isOwnAddress } from './client.ts';
import type { Tools } from './tools.ts';

/** The address of a file that WordPress or a text names. No other host is asked, whatever it would answer: this machine
 * reaches more than its editors do, and a warning that told one failure from another would tell them what it reaches.
 * @param says What it is, for the warning.
 * @returns undefined after a warning where it stands elsewhere. */
export function ownFile(
  address: string,
  message: string,
  tools: Pick<Tools, 'url' | 'warn'>,
): URL | undefined {
  const parsed = URL.parse(address, tools.url);
  if (parsed && isOwnAddress(parsed, tools.url)) return parsed;
  tools.warn(`${message} stands on another site and was left out; upload it to WordPress.`);
  return undefined;
}
