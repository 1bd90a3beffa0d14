/** `npm run bench -- NAME`: runs one benchmark beside comparable software and prints a table. */
import { availableParallelism, loadavg } from 'node:os';
import { benchAttack } from './bench/attack/bench-attack.ts';
import { benchInteractions } from './bench/interactions.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchLive } from './bench/live.ts';
import { benchPublish } from './bench/publish.ts';
import { benchReaders } from './bench/readers.ts';
import { benchServe } from './bench/serve.ts';
import { benchSearch } from './bench/search.ts';
import { benchSoak } from './bench/soak/bench-soak.ts';
import { BenchError } from './bench/timed-run.ts';
import { log } from '#platform/base/log.ts';

const benches: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  attack: benchAttack,
  interactions: benchInteractions,
  lighthouse: benchLighthouse,
  live: benchLive,
  publish: benchPublish,
  readers: benchReaders,
  serve: benchServe,
  search: benchSearch,
  soak: benchSoak,
};

/** Load for each processor above which a measurement is unreliable. */
const quietLoad = 0.35;

const [name = '', ...args] = process.argv.slice(2);
try {
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench)
    throw new BenchError(`There is no bench "${name}". Name one of: ${Object.keys(benches).join(', ')}.`);
  log.info(`Load of the machine before: ${describeLoad()}.`);
  await bench(args);
} catch (cause) {
  if (!(cause instanceof BenchError) && !isWrongOption(cause)) throw cause;
  log.error(cause.message);
  process.exitCode = 1;
}

function describeLoad(): string {
  const [minute = 0, fiveMinutes = 0] = loadavg();
  const isBusy = minute > quietLoad * availableParallelism();
  return `${minute.toFixed(1)} in the last minute, ${fiveMinutes.toFixed(1)} in five${isBusy ? '; times are too long' : ''}`;
}

/** Node's message about an unknown option, or one without its value, is a clear line already. */
function isWrongOption(cause: unknown): cause is Error {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS');
}
