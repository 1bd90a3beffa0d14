/** `npm run build`: publishes what is stale. `--full` renders everything, `--json` prints one JSON line last, `--check`
 * checks the content too, for the status page, where no server does that (Netlify). */
import { findInContent } from './content-check/found-in-content.ts';
import { run } from './publishing.ts';

const args = process.argv.slice(2);
process.exitCode = await run({ isFull: args.includes('--full'), isJson: args.includes('--json') });
if (args.includes('--check') && process.exitCode === 0) {
  const count = findInContent()?.length ?? 0;
  if (count > 0) process.stderr.write(`${String(count)} things to mend in the content: see /status.\n`);
}
