/** `npm run build`: publishes stale pages. `--full` renders everything, `--json` prints one JSON line last.
 * For a build without a server (Netlify): `--sync` fetches the content first if it is external, and `--check`
 * checks it for the status page. Also writes the bill of materials (bill-of-materials.ts). */
import { findInContent } from './content-check/found-in-content.ts';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { loadSettings, root } from './load-settings.ts';
import { explainFailure, run } from './publishing.ts';
import { syncFirst } from './sync-first.ts';
import { log } from '#base/log.ts';
import { fallbacks } from '#model/locale.ts';
import { countMissing } from '#site/messages/messages.ts';

const args = process.argv.slice(2);
const choice = { isFull: args.includes('--full'), isJson: args.includes('--json') };
try {
  process.exitCode = args.includes('--sync') && !(await syncFirst()) ? 1 : await run(choice);
  // The failure has been logged already, once.
  if (process.exitCode === 0) writeBillOfMaterials(root, loadSettings().stateDir);
  for (const [locale, fallback] of process.exitCode === 0 ? fallbacks : [])
    log.warn(
      `${locale} is in preparation: ${countMissing(locale)} messages are shown in ${fallback}. Pages that have no texts in it say so.`,
    );
} catch (cause) {
  log.error(explainFailure(cause));
  process.exitCode = 1;
}
if (args.includes('--check') && process.exitCode === 0) {
  const count = findInContent()?.length ?? 0;
  if (count > 0) log.warn(`${count} things to fix in the content: see /status.`);
}
