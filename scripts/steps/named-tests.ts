/** What `npm test -- NAME` does: the test files whose path holds the name, as they are in the whole run. */
import { spawnSync } from 'node:child_process';
import { nodeCommand } from '#base/node-command.ts';
import { browserStep } from './browser-step.ts';
import { foreignSettings } from './own-environment.ts';
import { log } from '#base/log.ts';

interface NamedTestOptions {
  /** Also the tests that take long. */
  readonly full: boolean;
  /** Writes anew the files that tests compare with. */
  readonly update: boolean;
}

/** @param names Parts of paths: `lookup`, `tests/header.test.ts`.
 * @returns Exit code. */
export async function runNamedTests(
  names: readonly string[],
  { full: isFull, update }: NamedTestOptions,
): Promise<number> {
  const browser = await browserStep.run();
  if (browser.type === 'skipped') log.warn(`Tests in a browser are skipped: ${browser.reason}.`);
  const node = nodeCommand(['node_modules/vitest/vitest.mjs', 'run', ...(update ? ['-u'] : []), ...names]);
  const { status } = spawnSync(node.program, node.arguments, {
    stdio: 'inherit',
    env: { ...process.env, ...foreignSettings, ...(isFull && { TEST_FULL: '1' }) },
  });
  return status ?? 1;
}
