/** A copy of the project for mutants: an aborted run leaves the checkout unchanged. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand, toolCommand } from '../steps/command.ts';

const root = join(import.meta.dirname, '../..');

/** A mutant may make a test hang. */
const limitMinutes = 10;

export interface ProjectCopy {
  readonly has: (file: string) => boolean;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** @returns Whether all these tests pass. */
  readonly passes: (tests: TestChoice) => Promise<boolean>;
  readonly close: () => void;
}

export type TestChoice =
  | { readonly type: 'related'; readonly file: string }
  | { readonly type: 'files'; readonly files: readonly string[] };

/** Copies the files known to git, as in the work tree, with the same packages. */
export function openCopy(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    has: (file) => existsSync(join(folder, file)),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    passes: (tests) => passes(folder, tests),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function passes(folder: string, tests: TestChoice): Promise<boolean> {
  const chosen =
    tests.type === 'related' ? ['related', '--run', '--project=unit', tests.file] : ['run', ...tests.files];
  const command = toolCommand({
    file: 'node_modules/vitest/vitest.mjs',
    arguments: [...chosen, '--bail=1'],
    limitMinutes,
  });
  const result = await runCommand({ ...command, folder });
  return result.type === 'exited' && result.code === 0;
}
