import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findRefusal, listPlainFiles, readPlainFile } from './plain-files.ts';

function makeFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'plain-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'a/b'), { recursive: true });
  for (const file of ['a.json', 'a/b/c.json', '.hidden.json']) writeFileSync(join(root, file), file);
  return root;
}

test('plain files are listed in a stable order; links, pipes and hidden files are not', () => {
  const root = makeFolder();
  symlinkSync('/etc', join(root, 'a/folder'));
  symlinkSync(join(root, 'a.json'), join(root, 'link.json'));
  symlinkSync('/no/such/file', join(root, '.#a.json'));
  execFileSync('mkfifo', [join(root, 'pipe.json')]);
  expect(listPlainFiles(root)).toEqual({
    files: ['a/b/c.json', 'a.json'],
    refused: [
      { path: 'a/folder', refusal: 'link' },
      { path: 'link.json', refusal: 'link' },
      { path: 'pipe.json', refusal: 'special' },
    ],
  });
});

test('the folder itself may be a link', () => {
  const link = `${makeFolder()}-link`;
  symlinkSync(link.replace(/-link$/u, ''), link);
  onTestFinished(() => {
    rmSync(link);
  });
  expect(listPlainFiles(link).files).toEqual(['a/b/c.json', 'a.json']);
});

test('a link, a pipe and a device that took the place of a listed file are not read', () => {
  const root = makeFolder();
  symlinkSync(join(root, 'a.json'), join(root, 'link.json'));
  execFileSync('mkfifo', [join(root, 'pipe.json')]);
  expect(readPlainFile(join(root, 'a.json')).toString()).toBe('a.json');
  expect(() => readPlainFile(join(root, 'link.json'))).toThrow('link.json is a link');
  expect(findRefusal(join(root, 'pipe.json'))).toBe('special');
  expect(findRefusal('/dev/zero')).toBe('special');
});

test('what cannot be listed is named', () => {
  const root = makeFolder();
  expect(listPlainFiles(join(root, 'a.json')).refused).toEqual([{ path: '', refusal: 'unreadable' }]);
});
