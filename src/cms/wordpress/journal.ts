/** Changes many files of a folder at once: they are written beside it first, then a plan is put down, then they are
 * moved to their places. Whoever finds a plan carries it out; so a reader who looks for one before reading finds the
 * folder as it was or as it is to be, whenever the writer died. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder, writePrivateFile } from '#base/files/private-files.ts';

const planSchema = z.object({ writes: z.array(z.string()), removals: z.array(z.string()) });

type Plan = z.output<typeof planSchema>;

export interface JournalPlace {
  /** The folder that is changed. */
  readonly root: string;
  /** Holds the drafts and the plan; on the same disk. */
  readonly journalDir: string;
}

/** A file of the export. */
export function entryText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Carries out a plan that was left behind. */
export function finishJournal(place: JournalPlace): void {
  Array.from(journalSteps(place));
}

/** What `finishJournal` does, step by step. Whoever dies after any of them is followed by somebody who begins anew, so
 * each step may have been done already.
 * @returns A name of each step, after it is done. */
export function* journalSteps({ root, journalDir }: JournalPlace): Generator<string> {
  const planFile = join(journalDir, 'plan.json');
  if (existsSync(planFile)) {
    const plan = planSchema.parse(JSON.parse(readFileSync(planFile, 'utf8')));
    for (const file of plan.writes) {
      const draft = join(journalDir, 'new', file);
      // Moved already, before the writer died.
      if (!existsSync(draft)) continue;
      makePrivateFolder(dirname(join(root, file)));
      renameSync(draft, join(root, file));
      yield `write ${file}`;
    }
    for (const file of plan.removals) {
      rmSync(join(root, file), { force: true });
      yield `remove ${file}`;
    }
    // What is carried out is a plan no more, before its folder goes file by file.
    rmSync(planFile);
    yield 'plan';
  }
  rmSync(journalDir, { recursive: true, force: true });
}

/** Changes of one sync. */
export class Journal {
  readonly #place: JournalPlace;
  /** What happens to a file; the last word counts. */
  readonly #changes = new Map<string, 'write' | 'removal'>();

  /** @throws {Error} Where a decided plan was left behind: it must not be lost. */
  constructor(place: JournalPlace) {
    this.#place = place;
    if (existsSync(join(place.journalDir, 'plan.json')))
      throw new Error(`The plan in ${place.journalDir} has to be finished before another one is begun.`);
    rmSync(place.journalDir, { recursive: true, force: true });
  }

  changes(): { readonly written: readonly string[]; readonly removed: readonly string[] } {
    return { written: this.#files('write').sort(), removed: this.#files('removal').sort() };
  }

  /** @param file Path within the folder. Nothing happens where it stands there as it is. */
  write(file: string, text: string): void {
    if (readIfPresent(join(this.#place.root, file)) === text) {
      this.#changes.delete(file);
      return;
    }
    const draft = join(this.#place.journalDir, 'new', file);
    writePrivateFile(draft, text);
    this.#changes.set(file, 'write');
  }

  remove(file: string): void {
    if (existsSync(join(this.#place.root, file))) this.#changes.set(file, 'removal');
    else this.#changes.delete(file);
  }

  /** After this the folder is changed, even if the process dies meanwhile. */
  commit(): void {
    this.putDownPlan();
    finishJournal(this.#place);
  }

  /** From here on the changes are decided; `finishJournal` carries them out. */
  putDownPlan(): void {
    const { journalDir } = this.#place;
    const plan: Plan = { writes: this.#files('write'), removals: this.#files('removal') };
    if (plan.writes.length + plan.removals.length === 0) return;
    writePrivateFile(join(journalDir, 'plan.json'), JSON.stringify(plan), join(journalDir, 'plan.draft'));
  }

  #files(change: 'write' | 'removal'): string[] {
    return [...this.#changes].flatMap(([file, what]) => (what === change ? file : []));
  }
}

function readIfPresent(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
