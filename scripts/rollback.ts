/** `npm run rollback`: the site as it was before the last publish. */
import { rollBack } from '#publish/rollback.ts';
import { explainFailure, loadSettings } from './publishing.ts';

try {
  const outcome = rollBack(loadSettings(), () => {
    process.stderr.write('Another build is running on this state folder; waiting for it.\n');
  });
  if (outcome.type === 'rolled-back') {
    const { restored, removed } = outcome;
    process.stdout.write(
      `The site is as it was before the last publish: ${restored} files restored, ${removed} removed. ` +
        'It stays so until `npm run build`.\n',
    );
  } else {
    process.stderr.write(
      'There is no earlier site: the last publish was the first, or it was rolled back already.\n',
    );
    process.exitCode = 1;
  }
} catch (cause) {
  process.stderr.write(`${explainFailure(cause)}\n`);
  process.exitCode = 1;
}
