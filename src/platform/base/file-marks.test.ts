import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { digest } from './digest.ts';
import { type FileMark, type Scan, scanFolder } from './file-marks.ts';

// The scan reads every file as old, unless the test says otherwise.
const minute = 60_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for the next time step of the file system, so that later writes have another time. */
function endStep(root: string): void {
  const probe = join(root, 'probe.txt');
  const written = () => {
    writeFileSync(probe, '');
    return statSync(probe).ctimeMs;
  };
  const first = written();
  while (written() === first);
}

/** Creates an export folder for each test.
 * @param texts Texts by path. */
function makeFolder(texts: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'scan-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const none: ReadonlyMap<string, FileMark> = new Map();

const collectMarks = ({ changed, touched }: Scan): ReadonlyMap<string, FileMark> =>
  new Map([...changed, ...touched].map((mark) => [mark.path, mark]));

const toPaths = ({ changed, touched, removed }: Scan) => ({
  changed: changed.map(({ path }) => path),
  touched: touched.map(({ path }) => path),
  removed,
});

test('the first scan finds every JSON file, in the order of the paths, with its digest', () => {
  const scan = scanFolder(
    makeFolder({ 'b.json': '2', 'a/c/d.json': '1', 'a/b.json': '3', 'notes.txt': 'x' }),
    none,
  );
  expect(toPaths(scan)).toEqual({
    changed: ['a/b.json', 'a/c/d.json', 'b.json'],
    touched: [],
    removed: [],
  });
  expect(scan.changed.map((mark) => mark.digest)).toEqual(['3', '1', '2'].map((text) => digest(text)));
});

test('a folder that nobody changed has nothing new', () => {
  const root = makeFolder({ 'a.json': '1', 'b.json': '2' });
  endStep(root);
  const known = collectMarks(scanFolder(root, none));
  expect(toPaths(scanFolder(root, known))).toEqual({ changed: [], touched: [], removed: [] });
});

test('an edit is found', () => {
  const root = makeFolder({ 'a.json': '1', 'b.json': '2' });
  endStep(root);
  const known = collectMarks(scanFolder(root, none));
  writeFileSync(join(root, 'b.json'), '20');
  expect(toPaths(scanFolder(root, known))).toEqual({ changed: ['b.json'], touched: [], removed: [] });
});

test('an edit that keeps size and time is found', () => {
  const root = makeFolder({ 'a.json': '1' });
  const path = join(root, 'a.json');
  utimesSync(path, 1_700_000_000, 1_700_000_000);
  endStep(root);
  const before = statSync(path);
  const known = collectMarks(scanFolder(root, none));
  writeFileSync(path, '9');
  utimesSync(path, 1_700_000_000, 1_700_000_000);
  const after = statSync(path);
  expect([after.size, after.mtimeMs, after.ino]).toEqual([before.size, before.mtimeMs, before.ino]);
  expect(toPaths(scanFolder(root, known)).changed).toEqual(['a.json']);
});

test('a file that changed a moment ago is read again next time, since it may change unseen', () => {
  const root = makeFolder({ 'a.json': '1' });
  const { ctimeMs } = statSync(join(root, 'a.json'));
  vi.setSystemTime(ctimeMs + 10);
  const known = collectMarks(scanFolder(root, none));
  expect(toPaths(scanFolder(root, known))).toEqual({ changed: [], touched: ['a.json'], removed: [] });
  vi.setSystemTime(ctimeMs + minute);
  const settled = collectMarks(scanFolder(root, known));
  expect(toPaths(scanFolder(root, settled))).toEqual({ changed: [], touched: [], removed: [] });
});

test('edits that follow one another at once are all found', () => {
  const root = makeFolder({ 'a.json': '1' });
  const path = join(root, 'a.json');
  vi.setSystemTime(statSync(path).ctimeMs);
  let known = collectMarks(scanFolder(root, none));
  for (const text of ['2', '3', '4', '5', '6', '7', '8', '9']) {
    writeFileSync(path, text);
    const scan = scanFolder(root, known);
    expect(scan.changed.map((mark) => mark.digest)).toEqual([digest(text)]);
    known = collectMarks(scan);
  }
});

test('a file that was put in the place of another with the same size and time is found', () => {
  const root = makeFolder({ 'a.json': '1', 'other.txt': '2' });
  const { atime, mtime } = statSync(join(root, 'a.json'));
  utimesSync(join(root, 'other.txt'), atime, mtime);
  endStep(root);
  const known = collectMarks(scanFolder(root, none));
  renameSync(join(root, 'other.txt'), join(root, 'a.json'));
  expect(toPaths(scanFolder(root, known)).changed).toEqual(['a.json']);
});

test('a file with other times and the same bytes is touched, not changed', () => {
  const root = makeFolder({ 'a.json': '1', 'b.json': '2' });
  endStep(root);
  const known = collectMarks(scanFolder(root, none));
  writeFileSync(join(root, 'a.json'), readFileSync(join(root, 'a.json')));
  utimesSync(join(root, 'a.json'), 1, 1);
  const scan = scanFolder(root, known);
  expect(toPaths(scan)).toEqual({ changed: [], touched: ['a.json'], removed: [] });
  endStep(root);
  const renewed = new Map([...known, ...collectMarks(scanFolder(root, known))]);
  expect(toPaths(scanFolder(root, renewed))).toEqual({ changed: [], touched: [], removed: [] });
});

test('a removed file is named, and a renamed one is removed and new', () => {
  const root = makeFolder({ 'a.json': '1', 'b.json': '2', 'c.json': '3' });
  endStep(root);
  const known = collectMarks(scanFolder(root, none));
  rmSync(join(root, 'a.json'));
  renameSync(join(root, 'b.json'), join(root, 'd.json'));
  expect(toPaths(scanFolder(root, known))).toEqual({
    changed: ['d.json'],
    touched: [],
    removed: ['a.json', 'b.json'],
  });
});
