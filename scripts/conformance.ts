/** `npm run conformance`: sends a table of requests to Netlify's own tool and compares its bundlers' manifests with the files, and sends
 * it through nginx and Caddy to our server; `-- nginx`, `-- caddy` or `-- netlify` only one of them. `npm test` sends the same table to our
 * server. */
import { rmSync } from 'node:fs';
import { describeCase, findFaults } from './conformance/case.ts';
import { checkBundles, describeBundles } from './conformance/bundles.ts';
import { compareFronts } from './conformance/compare-fronts.ts';
import { frontNames } from './conformance/front-servers.ts';
import { bundle, compareManifests } from './conformance/manifests.ts';
import { makeMirror } from './conformance/mirror.ts';
import { withNetlifyDev } from './conformance/netlify-dev.ts';
import { ConformanceError, installNetlifyTool, type NetlifyTool } from './conformance/netlify-tool.ts';
import { sendAll } from './conformance/send.ts';
import { conformanceTable } from './conformance/table.ts';
import { loadSettings, root } from './load-settings.ts';
import { explainFailure, publishWithProgress } from './publishing.ts';
import { print } from './print.ts';
import { log } from '#platform/base/log.ts';
import type { Settings } from '#platform/publish/settings.ts';

async function compare(names: readonly string[]): Promise<number> {
  const settings = loadSettings();
  const isChosen = (name: string) => names.length === 0 || names.includes(name);
  const unknown = names.filter((name) => !['netlify', ...frontNames].includes(name));
  if (unknown.length > 0)
    throw new ConformanceError(`Name netlify, ${frontNames.join(' or ')}, not ${unknown.join()}.`);
  const tool = isChosen('netlify') ? await installNetlifyTool(settings.stateDir) : undefined;
  await publishWithProgress(settings);
  const faults = [
    ...(await compareFronts(root, settings, frontNames.filter(isChosen))),
    ...(tool ? await compareNetlify(settings, tool) : []),
  ];
  for (const fault of faults) print(fault);
  print(faults.length === 0 ? 'All answer as expected.\n' : `${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
}

async function compareNetlify(settings: Settings, tool: NetlifyTool): Promise<readonly string[]> {
  const folder = await makeMirror({ ...settings, root });
  try {
    await bundle(folder, tool);
    print(`Functions, unpacked: ${describeBundles(folder)}.`);
    return [
      ...checkBundles(folder),
      ...(await compareManifests(folder)),
      ...(await compareAnswers(folder, tool, settings.outDir)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareAnswers(folder: string, tool: NetlifyTool, outDir: string): Promise<readonly string[]> {
  const table = conformanceTable(outDir);
  const answers = await withNetlifyDev(folder, tool, (origin) => sendAll(origin, table));
  const reasons = table.flatMap(({ onNetlify }) => onNetlify?.reason ?? []);
  for (const reason of new Set(reasons)) {
    const count = reasons.filter((one) => one === reason).length;
    print(`${count} answers differ from the server's: ${reason}.`);
  }
  print(`${table.length} requests to Netlify's tool.`);
  return answers.flatMap(([one, received]) =>
    findFaults(received, (one.onNetlify ?? one).answer).map((fault) => `${describeCase(one)}: ${fault}`),
  );
}

try {
  process.exitCode = await compare(process.argv.slice(2));
} catch (cause) {
  log.error(cause instanceof ConformanceError ? cause.message : explainFailure(cause));
  process.exitCode = 1;
}
