import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Commit of a checkout, read without starting git.
 * @returns The empty string where there is no checkout. */
export function readCommit(root: string): string {
  const read = (file: string) => {
    try {
      return readFileSync(join(root, '.git', file), 'utf8');
    } catch {
      // No checkout, or a ref that is packed: not knowing the commit stops nothing.
      return '';
    }
  };
  const head = read('HEAD').trim();
  const ref = /^ref: (.+)$/u.exec(head)?.[1];
  if (ref === undefined) return head;
  const packed = () =>
    read('packed-refs')
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(' ')[0];
  return read(ref).trim() || (packed() ?? '');
}
