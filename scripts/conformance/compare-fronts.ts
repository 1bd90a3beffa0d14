/** Sends the table of requests through nginx and Caddy, with what `npm run serve-config` prints, to our server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { findProgram } from '../steps/find-program.ts';
import { print } from '../print.ts';
import { describeCase, findFaults } from './case.ts';
import { copySite, type FrontName, hasPartsFor, withFront } from './front-servers.ts';
import { sendAll } from './send.ts';
import { conformanceTable } from './table.ts';

/** The table exceeds the rate limit of a visitor. */
const ratePerMinute = 60_000;

/** @param settings A published site.
 * @returns What differs, one line each. */
export async function compareFronts(
  root: string,
  settings: Settings,
  names: readonly FrontName[],
): Promise<readonly string[]> {
  const live = configureSite({ RATE_LIMIT: String(ratePerMinute) }, settings);
  const server = await startServer({ ...settings, port: 0, host: undefined, live });
  const faults: string[] = [];
  try {
    for (const name of names) {
      if (findProgram(name) === undefined)
        print(
          `${name} was not tried: it is not installed (apt-get install --no-install-recommends ${name}).`,
        );
      else faults.push(...(await compareFront(name, { root, outDir: settings.outDir, node: server.origin })));
    }
  } finally {
    await server.stop();
  }
  return faults;
}

interface FrontOptions {
  readonly root: string;
  readonly outDir: string;
  /** Origin of our server. */
  readonly node: string;
}

async function compareFront(
  name: FrontName,
  { root, outDir, node }: FrontOptions,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  try {
    const table = conformanceTable(outDir).filter((one) => hasPartsFor(name, one));
    const files = await copySite(outDir, join(folder, 'files'), ['ru/about.html']);
    const place = { root, files, node, folder, ratePerMinute };
    const answers = await withFront(name, place, ({ origin }) => sendAll(origin, table));
    print(`${table.length} requests through ${name}.`);
    return answers.flatMap(([one, received]) =>
      findFaults(received, one.answer).map((fault) => `${name}: ${describeCase(one)}: ${fault}`),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
