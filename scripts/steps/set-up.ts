/** Sets up programs that tests need: `node scripts/steps/set-up.ts STEP`, a step of `npm test` that runs each time, since
 * the machine is no file. Without them it is skipped, which fails nothing but in CI. */
import { write } from '../print.ts';
import { describeStep } from './closing.ts';
import { type Outcome, writeOutcome } from './outcome.ts';
import { setUpBrowser, setUpServers, setUpWordPress } from './program-steps.ts';

const setUps: Readonly<Record<string, () => Promise<Outcome>>> = {
  browser: setUpBrowser,
  'nginx and Caddy': setUpServers,
  WordPress: setUpWordPress,
};

const [name = ''] = process.argv.slice(2);
const setUp = setUps[name];
if (setUp === undefined) throw new TypeError(`No step sets up "${name}".`);
const outcome = await setUp();
write(describeStep({ name, outcome }));
writeOutcome(name, outcome);
