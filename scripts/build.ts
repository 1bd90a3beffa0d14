/** `npm run build`: publishes stale pages. `--full` renders everything, `--json` prints one JSON line last.
 * For a build without a server (Netlify): `--sync` fetches the content first if it is external, and `--check`
 * checks it for the status page. Also writes the bill of materials (bill-of-materials.ts). */
import { keepBillOfMaterials } from './bill-of-materials.ts';
import { loadSettings, root } from './load-settings.ts';
import { explainFailure, run } from './publishing.ts';
import { log } from '#platform/base/log.ts';
import { fallbacks } from '#platform/languages/locale.ts';
import { countMissing } from '#features/messages.ts';
import { namespaces } from '#features/namespaces.server.ts';

const args = process.argv.slice(2);
const choice = { isFull: args.includes('--full'), isJson: args.includes('--json') };
try {
  process.exitCode = args.includes('--sync') && !(await isSynced()) ? 1 : await run(choice);
  // The failure has been logged already, once.
  if (process.exitCode === 0) keepBillOfMaterials(root, loadSettings().stateDir);
  for (const [locale, fallback] of process.exitCode === 0 ? fallbacks : [])
    log.warn(
      `${locale} is in preparation: ${countMissing(namespaces, locale)} messages are shown in ${fallback}. Pages that have no texts in it say so.`,
    );
} catch (cause) {
  log.error(explainFailure(cause));
  process.exitCode = 1;
}
if (args.includes('--check') && process.exitCode === 0) {
  const { findInContent } = await import('./content-check/found-in-content.ts');
  const { saveEntryStates } = await import('#platform/publish/entry-states.ts');
  const { entrySite } = await import('#features/site-content.ts');
  const { saveTakenEntries } = await import('#platform/publish/take-entries.ts');
  await saveEntryStates(entrySite, loadSettings().stateDir);
  saveTakenEntries(entrySite.collections, loadSettings().stateDir);
  const count = findInContent()?.length ?? 0;
  if (count > 0) log.warn(`${count} things to fix in the content: see /status.`);
}

/** Loads the sync only where it is wanted: it has clients of every upstream, a fifth of the time of a build that renders nothing. */
async function isSynced(): Promise<boolean> {
  const { syncFirst } = await import('./sync-first.ts');
  return syncFirst();
}
