/** `npm run sync`: brings the content of WordPress into STATE_DIR/content and the pages of the page builder into
 * STATE_DIR/page-builder, each if it is configured. `--full` reads everything anew, `--json` prints
 * one JSON line last. `--export FOLDER` asks nobody: it writes the content of the site as files. Exit code 0: all is taken; 1: nothing is taken, the content is as it was; 2: a setting is wrong;
 * 3: taken, except for the entries that are named, which are as they were. */
import { site } from '#features/site.ts';
import { SettingsError } from '#platform/base/environment.ts';
import { log } from '#platform/base/log.ts';
import type { PageBuilderPlace } from '#platform/publish/page-builder.ts';
import { type ContentBasePlace, newPassword } from '#platform/cms/wordpress/client.ts';
import { ContentBaseError } from '#platform/cms/wordpress/content-base-error.ts';
import type { Report } from '#platform/events/site-event.ts';
import { logNote } from '#platform/notes/note.ts';
import type { EntryNote } from '#platform/events/sync-event.ts';
import { parseLiveSettings } from '#features/live-settings.server.ts';
import { contentBaseUpstream } from '#platform/calls/upstream/upstream.ts';
import { verifyCredentials } from '#platform/calls/upstream/verify-credentials.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { logPageNote } from '#features/page-builder/sync-pages.server.ts';
import { syncBuiltPages } from '#features/page-builder/sync-built-pages.server.ts';
import { exportContent } from '#platform/publish/export-content.ts';
import { syncSite } from '#platform/publish/sync-content.ts';
import { print, printJson } from './print.ts';
import { CommandEvents } from './command-events.ts';
import { loadSettings } from './load-settings.ts';
import { explainFailure } from './publishing.ts';

/** Timeout for a small, slow WordPress. */
const credentialLimits = { timeMs: 30_000, bodyBytes: 1_000_000 };

async function sync(args: readonly string[]): Promise<number> {
  const settings = loadSettings();
  if (args.includes('--export')) {
    const folder = args[args.indexOf('--export') + 1];
    if (folder === undefined) throw new SettingsError('--export needs a folder.');
    print(`${exportContent(settings, folder)} files written to ${folder}.`);
    return 0;
  }
  const { contentBase, pageBuilder } = parseLiveSettings(process.env);
  if (!contentBase && !pageBuilder) {
    const message =
      'Neither CONTENT_BASE_URL nor PLASMIC_PROJECT_ID is set, so there is nothing to sync with.';
    throw new SettingsError(message);
  }
  const isFull = args.includes('--full');
  // Each goes on without the other.
  const isFollowed = !pageBuilder || (await syncPageBuilder({ settings, pageBuilder, isFull }));
  const code = contentBase ? await syncWordpress(contentBase, settings, args) : 0;
  return code === 0 && !isFollowed ? 3 : code;
}

async function syncWordpress(
  contentBase: ContentBasePlace,
  settings: Settings,
  args: readonly string[],
): Promise<number> {
  if (contentBase.credentials) await checkCredentials(contentBase);
  const events = new CommandEvents();
  const problems: EntryNote[] = [];
  const warnings: EntryNote[] = [];
  const report: Report = (event) => {
    events.report(event);
    if (event.type === 'entry-refused') problems.push(event.note);
    if (event.type === 'entry-warned') warnings.push(event.note);
  };
  const start = performance.now();
  const outcome = await syncSite({ site, settings, contentBase, report, isFull: args.includes('--full') });
  const ms = Math.round(performance.now() - start);
  events.end();
  const [written, removed] = [outcome.written.length, outcome.removed.length];
  if (args.includes('--json')) {
    printJson({
      written,
      removed,
      problems: problems.map(withSentence),
      warnings: warnings.map(withSentence),
      ms,
    });
  } else {
    const counts = `${written} written, ${removed} removed`;
    print(`${counts}, ${problems.length} not taken in ${(ms / 1000).toFixed(2)} s.`);
  }
  return problems.length > 0 ? 3 : 0;
}

const withSentence = (note: EntryNote) => ({ ...note, message: logNote(note) });

/** Public routes treat wrong credentials as none, so they are checked first.
 * @throws {ContentBaseError} */
async function checkCredentials(contentBase: ContentBasePlace): Promise<void> {
  const state = await verifyCredentials(contentBaseUpstream(contentBase), credentialLimits);
  if (state !== 'refused') return;
  const message = `WordPress refuses the credentials. ${newPassword}`;
  throw new ContentBaseError('refused', message);
}

try {
  process.exitCode = await sync(process.argv.slice(2));
} catch (cause) {
  const isUpstream = cause instanceof ContentBaseError;
  const message = isUpstream ? `${cause.message} The content stays as it was.` : explainFailure(cause);
  log.error(message);
  process.exitCode = cause instanceof SettingsError ? 2 : 1;
}

interface Choice {
  readonly settings: Settings;
  readonly pageBuilder: PageBuilderPlace;
  readonly isFull: boolean;
}

/** Reports the result in the log.
 * @returns Whether the page builder could be followed. */
export async function syncPageBuilder({ settings, pageBuilder, isFull }: Choice): Promise<boolean> {
  const { report } = new CommandEvents();
  const { isChanged, paths, problems, warnings, failure } = await syncBuiltPages({
    site,
    settings,
    pageBuilder,
    isFull,
    report,
  });
  for (const note of [...problems, ...warnings]) log.warn(`page builder: ${logPageNote(note)}`);
  if (failure) log.error(`${failure.message} Its pages stay as they are (${paths.length}).`);
  else log.info(`${paths.length} pages of the page builder${isChanged ? '' : ', unchanged'}.`);
  return failure === undefined;
}
