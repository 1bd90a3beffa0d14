/** `bench readers`: how long each function that reads text from outside takes for its worst text. */
import { setImmediate } from 'node:timers/promises';
import { readers, type Reader } from '../foreign-text/readers.ts';
import { listWorstTexts, writeWorst } from '../foreign-text/worst-texts.ts';
import { print } from '../print.ts';
import { formatTable, type Row, upTo } from './table.ts';

/** R9: characters of a text, and milliseconds for it. */
const textLength = 100_000;
const limitMs = 50;

/** The slowest are printed. */
const shownCount = 15;

/** A text that took long is read again: the machine may have been busy, or the code not compiled yet. */
const repetitions = 5;

export async function benchReaders(): Promise<void> {
  const slowest = new Map<string, number>();
  const worst = listWorstTexts();
  for (const kind of worst) {
    const text = writeWorst(kind, textLength);
    for (const { name, read } of table)
      slowest.set(name, Math.max(slowest.get(name) ?? 0, await measureReader(read, text)));
  }
  const rows = [...slowest].map(([what, ours]): Row => ({
    id: 'R9',
    what,
    unit: 'milliseconds',
    ours,
    target: upTo(limitMs),
  }));
  const slowestFirst = rows.toSorted((a, b) => (b.ours ?? 0) - (a.ours ?? 0));
  print(formatTable(slowestFirst.slice(0, shownCount)));
  print(
    `${String(rows.length)} functions, ${String(worst.length)} texts of ${String(textLength)} characters.`,
  );
}

const table = Object.entries(readers).flatMap(([module, named]) =>
  Object.entries(named).map(([name, read]) => ({ name: `${name}, ${module}`, read })),
);

async function measureReader(read: Reader, text: string): Promise<number> {
  let ms = await readOnce(read, text);
  for (let again = 1; again < repetitions && ms > limitMs / 2; again += 1)
    ms = Math.min(ms, await readOnce(read, text));
  return ms;
}

async function readOnce(read: Reader, text: string): Promise<number> {
  // Weakly referenced objects, such as caches, are released only when the event loop turns.
  await setImmediate();
  const startMs = performance.now();
  try {
    await read(text);
  } catch {
    // To refuse a text is a right answer.
  }
  return performance.now() - startMs;
}
