/** `npm run rollback`: restores the site before the last publish. */
import { rollBack } from '#platform/publish/replaced-files.ts';
import { loadSettings } from './load-settings.ts';
import { explainFailure } from './publishing.ts';
import { print } from './print.ts';
import { log } from '#platform/base/log.ts';
import { writeEvent } from '#platform/events/write-events.ts';

const failures = {
  unfinished:
    'The last publish was interrupted, so there is nothing to go back to yet. `npm run build` finishes it; then it can be rolled back.',
  'nothing-to-roll-back':
    'There is no earlier site: the last publish was the first, or it was rolled back already.',
} as const;

try {
  const outcome = rollBack(loadSettings(), () => {
    writeEvent({ type: 'lock-awaited', of: 'state' });
  });
  if (outcome.type === 'rolled-back') {
    const { restored, removed } = outcome;
    print(
      `The site is as it was before the last publish: ${restored} files restored, ${removed} removed. ` +
        'It stays like this until `npm run build`.',
    );
  } else {
    log.error(
      outcome.type === 'files-missing'
        ? `Nothing was rolled back: ${outcome.missing} files of the earlier site are missing in ${outcome.folder}. Correct the content or the code, and run \`npm run build\`.`
        : failures[outcome.type],
    );
    process.exitCode = 1;
  }
} catch (cause) {
  log.error(explainFailure(cause));
  process.exitCode = 1;
}
