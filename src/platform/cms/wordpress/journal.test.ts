import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { finishJournal, Journal, type JournalPlace, journalSteps } from './journal.ts';

const before = { 'a.json': 'a1', 'b.json': 'b1', 'posts/000/1.json': 'one', 'posts/000/2.json': 'two' };
const after = { 'a.json': 'a2', 'posts/000/1.json': 'one', 'posts/001/3.json': 'three', 'c.json': 'c' };

function makePlace(files: Readonly<Record<string, string>> = before): JournalPlace {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = { root: join(folder, 'content'), journalDir: join(folder, 'journal') };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place.root, file)), { recursive: true });
    writeFileSync(join(place.root, file), text);
  }
  return place;
}

const filesIn = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(filesBelow(root, '').map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Commits the changes that turn `before` into `after`. */
function decide(place: JournalPlace): void {
  const journal = new Journal(place);
  for (const [file, text] of Object.entries(after)) journal.write(file, text);
  for (const file of Object.keys(before)) if (!(file in after)) journal.remove(file);
  journal.putDownPlan();
}

/** Runs that many steps and stops, as if the process had died. */
function dieAfter(steps: number, place: JournalPlace): void {
  const under = journalSteps(place);
  for (let step = 0; step < steps; step += 1) under.next();
}

const stepCount = (() => {
  const place = makePlaceOutsideOfTests();
  decide(place);
  const count = Array.from(journalSteps(place)).length;
  rmSync(dirname(place.root), { recursive: true });
  return count;
})();

function makePlaceOutsideOfTests(): JournalPlace {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const root = join(folder, 'content');
  for (const [file, text] of Object.entries(before)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { root, journalDir: join(folder, 'journal') };
}

const everyStep = Array.from({ length: stepCount + 1 }, (_, step) => step);

test('a plan takes a step for each file that changes, and one for itself', () => {
  // Three files are written, two are removed.
  expect(stepCount).toBe(6);
});

test.for(everyStep.flatMap((first) => everyStep.map((second) => [first, second] as const)))(
  'a plan whose writer died after step %i, and its successor after step %i, is finished by whoever comes next',
  ([first, second]) => {
    const place = makePlace();
    decide(place);
    dieAfter(first, place);
    dieAfter(second, place);
    finishJournal(place);
    expect(filesIn(place.root)).toEqual(after);
    expect(existsSync(place.journalDir)).toBe(false);
    finishJournal(place);
    expect(filesIn(place.root)).toEqual(after);
  },
);

test('a plan that was carried out is none, also while its folder still stands', () => {
  const place = makePlace();
  decide(place);
  dieAfter(stepCount, place);
  expect(existsSync(place.journalDir)).toBe(true);
  expect(() => new Journal(place)).not.toThrow();
});

test('changes that were not decided are none', () => {
  const place = makePlace();
  const journal = new Journal(place);
  journal.write('a.json', 'a2');
  journal.remove('b.json');
  writeFileSync(join(`${place.journalDir}.draft`, 'plan.json'), '{"writes":["a.json"],"removals":[]}');
  finishJournal(place);
  expect(filesIn(place.root)).toEqual(before);
});

test('a publish that begins while a sync converts takes none of its changes away', () => {
  const place = makePlace();
  const journal = new Journal(place);
  journal.write('a.json', 'a2');
  // A publish starts with this.
  finishJournal(place);
  journal.write('c.json', 'c');
  journal.commit();
  expect(filesIn(place.root)).toEqual({ ...before, 'a.json': 'a2', 'c.json': 'c' });
});

test('a plan that was decided cannot be forgotten by another journal', () => {
  const place = makePlace();
  decide(place);
  expect(() => new Journal(place)).toThrow(/has to be finished/u);
  finishJournal(place);
  expect(filesIn(place.root)).toEqual(after);
  expect(new Journal(place).changes()).toEqual({ written: [], removed: [] });
});

test('of what is sequence of a file the last word counts', () => {
  const words = [
    (journal: Journal) => journal.write('a.json', 'a1'),
    (journal: Journal) => journal.write('a.json', 'a2'),
    (journal: Journal) => journal.remove('a.json'),
  ];
  const expected = [{ 'a.json': 'a1' }, { 'a.json': 'a2' }, {}];
  const triples = words.flatMap((first) =>
    words.flatMap((second) => words.map((third, last) => ({ sequence: [first, second, third], last }))),
  );
  for (const { sequence, last } of triples) {
    const place = makePlace({ 'a.json': 'a1' });
    const journal = new Journal(place);
    for (const write of sequence) write(journal);
    journal.commit();
    expect(filesIn(place.root)).toEqual(expected[last]);
  }
});
