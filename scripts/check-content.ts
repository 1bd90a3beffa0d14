/** `npm run check:content`: lists what to fix in the last published content, and where editors fix it. Uses
 * no network. Of the shipped content it also runs the tests (tests/content). `--json` prints the findings alone, as
 * one JSON line. `--sentences` counts the words of the sentences in the content's folder instead.
 * Exit code 0: no findings; 1: not published yet; 2: invalid setting; 3: findings; 4: a test fails. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { SettingsError } from '#platform/base/environment.ts';
import { nodeCommand } from '#platform/base/node-command.ts';
import { findInContent } from './content-check/found-in-content.ts';
import { formatFindings } from './content-check/format-findings.ts';
import { formatSentenceLengths, sentenceLengths } from './content-check/sentence-lengths.ts';
import { loadSettings, root } from './load-settings.ts';
import { explainFailure } from './publishing.ts';
import { print, printJson } from './print.ts';
import { log } from '#platform/base/log.ts';

function check(isJson: boolean): number {
  const findings = findInContent();
  if (!findings) {
    log.error('Nothing was published yet: run `npm run build` first.');
    return 1;
  }
  if (isJson) printJson({ findings });
  else if (findings.length > 0) print(formatFindings(findings));
  else print('There is nothing to fix in the content.');
  return findings.length === 0 ? 0 : 3;
}

/** @returns undefined if they pass, or if the content is not that of the project. */
function testShipped(): number | undefined {
  if (resolve(loadSettings().contentDir) !== join(root, 'src/content')) return undefined;
  const vitest = nodeCommand(['node_modules/vitest/vitest.mjs', 'run', '--project=content']);
  const { status } = spawnSync(vitest.program, vitest.arguments, { cwd: root, stdio: 'inherit' });
  return status === 0 ? undefined : 4;
}

function checkSentences(isJson: boolean): number {
  const lengths = sentenceLengths(loadSettings().contentDir);
  if (isJson) printJson(lengths);
  else print(formatSentenceLengths(lengths));
  return 0;
}

try {
  const isJson = process.argv.includes('--json');
  if (process.argv.includes('--sentences')) process.exitCode = checkSentences(isJson);
  else {
    const code = check(isJson);
    process.exitCode = (isJson ? undefined : testShipped()) ?? code;
  }
} catch (cause) {
  log.error(explainFailure(cause));
  process.exitCode = cause instanceof SettingsError ? 2 : 1;
}
