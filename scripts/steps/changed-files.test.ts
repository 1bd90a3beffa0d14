import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

test('files changed on the branch, committed or not, are found, and those that are gone are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const git = (...words: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@example.ee', '-c', 'commit.gpgsign=false', ...words],
      { cwd: folder, stdio: 'pipe' },
    );
  const save = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  git('init', '--initial-branch=main');
  for (const file of ['same.ts', 'edited.ts', 'gone.ts']) save(file, 'before');
  git('add', '.');
  git('commit', '-m', 'Before');
  git('switch', '-c', 'branch');
  save('committed õ.ts', 'new');
  git('add', '.');
  git('commit', '-m', 'After');
  save('edited.ts', 'after');
  save('untracked.ts', 'new');
  rmSync(join(folder, 'gone.ts'));
  expect(changedFiles(folder)).toEqual(['committed õ.ts', 'edited.ts', 'untracked.ts']);
});
