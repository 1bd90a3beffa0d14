/** `npm run conformance`: sends a table of requests to Netlify's own tool, and compares its bundlers'
 * manifests with the files. `npm test` sends the same table to our server. */
import { rmSync } from 'node:fs';
import { faultsOf, nameOf } from './conformance/case.ts';
import { checkBundles, describeBundles } from './conformance/bundles.ts';
import { bundle, compareManifests } from './conformance/manifests.ts';
import { makeMirror } from './conformance/mirror.ts';
import { withNetlifyDev } from './conformance/netlify-dev.ts';
import { ConformanceError, installNetlifyTool, type NetlifyTool } from './conformance/netlify-tool.ts';
import { sendAll } from './conformance/send.ts';
import { conformanceTable } from './conformance/table.ts';
import { explainFailure, loadSettings, publishWithProgress, root } from './publishing.ts';
import { print } from './print.ts';
import { log } from '#base/log.ts';

async function compare(): Promise<number> {
  const settings = loadSettings();
  const tool = await installNetlifyTool(settings.stateDir);
  await publishWithProgress(settings);
  const folder = await makeMirror({ ...settings, root });
  try {
    await bundle(folder, tool);
    print(`Functions, unpacked: ${describeBundles(folder)}.`);
    const faults = [
      ...checkBundles(folder),
      ...(await compareManifests(folder)),
      ...(await compareAnswers(folder, tool, settings.outDir)),
    ];
    for (const fault of faults) print(fault);
    print(faults.length === 0 ? 'Netlify answers as expected.\n' : `${faults.length} faults.`);
    return faults.length === 0 ? 0 : 1;
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
  print(`${table.length} requests.`);
  return answers.flatMap(([one, received]) =>
    faultsOf(received, (one.onNetlify ?? one).answer).map((fault) => `${nameOf(one)}: ${fault}`),
  );
}

try {
  process.exitCode = await compare();
} catch (cause) {
  log.error(cause instanceof ConformanceError ? cause.message : explainFailure(cause));
  process.exitCode = 1;
}
