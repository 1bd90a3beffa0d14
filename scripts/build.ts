/** `npm run build`: publishes what is stale. `--full` renders everything, `--json` prints one JSON line last. */
import { run } from './publishing.ts';

const args = process.argv.slice(2);
process.exitCode = await run({ isFull: args.includes('--full'), isJson: args.includes('--json') });
