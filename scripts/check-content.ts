/** `npm run check:content`: what should be mended in the content that was published last, with where editors mend it.
 * Nothing is asked of the network. `--json` prints one JSON line. Exit code 0: nothing; 1: nothing was published yet;
 * 2: a setting is wrong; 3: something should be mended. */
import { SettingsError } from '#base/environment.ts';
import { findInContent, formatFindings } from './content-check/found-in-content.ts';
import { explainFailure } from './publishing.ts';

function check(isJson: boolean): number {
  const findings = findInContent();
  if (!findings) {
    process.stderr.write('Nothing was published yet: run `npm run build` first.\n');
    return 1;
  }
  if (isJson) process.stdout.write(`${JSON.stringify({ findings })}\n`);
  else if (findings.length > 0) process.stdout.write(`${formatFindings(findings)}\n`);
  else process.stdout.write('There is nothing to mend in the content.\n');
  return findings.length === 0 ? 0 : 3;
}

try {
  process.exitCode = check(process.argv.includes('--json'));
} catch (cause) {
  process.stderr.write(`${explainFailure(cause)}\n`);
  process.exitCode = cause instanceof SettingsError ? 2 : 1;
}
