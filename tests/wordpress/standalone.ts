/** The WordPress of the tests as a program, for benchmarks: prints its access as one line of JSON, `null` without its
 * programs, and runs until its standard input ends. */
import { join } from 'node:path';
import { isWithoutWordPress } from './programs.ts';
import { startWordPress } from './running-wordpress.ts';

if (isWithoutWordPress) {
  process.stdout.write('null\n');
} else {
  const { access, stop } = await startWordPress(join(import.meta.dirname, '../../.state'));
  process.stdout.write(`${JSON.stringify(access)}\n`);
  process.stdin.resume().once('end', () => void stop());
}
