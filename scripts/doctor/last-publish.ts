/** The outcome of the last publish and of the last sync. */
import { isHeld } from '#platform/publish/replaced-files.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { readPublishRecords } from '#platform/publish/publish-records.ts';
import { readSyncNotes } from '#platform/publish/sync-notes.ts';
import type { SyncNotes } from '#platform/publish/status-schema.ts';
import type { Diagnosis } from './diagnosis.ts';

const subject = 'last publish';

export function diagnosePublish(settings: Settings): readonly Diagnosis[] {
  const [newest] = readPublishRecords(settings.stateDir);
  if (!newest) {
    return [
      {
        subject,
        state: 'warning',
        message: 'nothing was published yet.',
        remedy: 'Run npm start or npm run build.',
      },
    ];
  }
  const { at, failure, changed, removed } = newest;
  if (failure !== undefined) {
    const remedy = 'Fix that and run npm run build.';
    return [
      { subject, state: 'bad', message: `it failed at ${at}. ${failure}`, remedy },
      ...diagnoseSyncs(settings),
    ];
  }
  const count = `${changed.count} changed, ${removed.count} removed`;
  const held: readonly Diagnosis[] = isHeld(settings)
    ? [
        {
          subject,
          state: 'warning',
          message: 'it was rolled back, and the site is held so.',
          remedy: 'Run npm run build to publish again.',
        },
      ]
    : [];
  return [{ subject, state: 'good', message: `at ${at}, ${count}.` }, ...held, ...diagnoseSyncs(settings)];
}

function diagnoseSyncs({ stateDir }: Settings): readonly Diagnosis[] {
  return readSyncNotes(stateDir).map(diagnoseSync);
}

function diagnoseSync({ source, at, failure, problems, warnings }: SyncNotes): Diagnosis {
  const synced = `sync of the ${source.replace('-', ' ')}`;
  if (failure !== undefined) {
    const remedy = 'What was known before is published. Fix this, then run npm run sync.';
    return { subject: synced, state: 'bad', message: `it failed at ${at}. ${failure}`, remedy };
  }
  const message = `at ${at}, ${problems.length} not taken, ${warnings.length} to fix.`;
  if (problems.length === 0) return { subject: synced, state: 'good', message };
  return {
    subject: synced,
    state: 'warning',
    message,
    remedy: 'The status page names them with links to the editor.',
  };
}
