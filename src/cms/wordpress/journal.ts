/** Changes many files of a folder at once: they are written beside it first, with a plan; one renaming decides the plan;
 * then they are moved to their places. Whoever finds a decided plan carries it out; so a reader who looks for one before
 * reading finds the folder as it was or as it is to be, whenever the writer died. What is not decided yet is left alone:
 * a publish may begin while a sync converts. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder, writePrivateFile } from '#base/files/private-files.ts';
import { putInPlace } from '#base/files/put-in-place.ts';
import { parseJson } from '#base/json.ts';

const planSchema = z.object({ writes: z.array(z.string()), removals: z.array(z.string()) });

type Plan = z.output<typeof planSchema>;

export interface JournalPlace {
  /** The folder that is changed. */
  readonly root: string;
  /** Holds a decided plan and its drafts; on the same disk. */
  readonly journalDir: string;
}

/** Holds the drafts of changes that are not decided. */
const draftFolder = ({ journalDir }: JournalPlace): string => `${journalDir}.draft`;

const planFile = ({ journalDir }: JournalPlace): string => join(journalDir, 'plan.json');

/** Whether a plan was left behind. */
export function hasPlan(place: JournalPlace): boolean {
  return existsSync(planFile(place));
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
export function* journalSteps(place: JournalPlace): Generator<string> {
  const { root, journalDir } = place;
  if (hasPlan(place)) {
    const plan = parseJson(readFileSync(planFile(place), 'utf8'), planSchema);
    for (const file of plan.writes) {
      const draft = join(journalDir, 'new', file);
      // Moved already, before the writer died.
      if (!existsSync(draft)) continue;
      makePrivateFolder(dirname(join(root, file)));
      putInPlace(draft, join(root, file));
      yield `write ${file}`;
    }
    for (const file of plan.removals) {
      rmSync(join(root, file), { force: true });
      yield `remove ${file}`;
    }
    // What is carried out is a plan no more, before its folder goes file by file.
    rmSync(planFile(place));
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
    if (hasPlan(place))
      throw new Error(`The plan in ${place.journalDir} has to be finished before another one is begun.`);
    // A writer that died undecided, or after all was moved.
    for (const folder of [place.journalDir, draftFolder(place)])
      rmSync(folder, { recursive: true, force: true });
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
    writePrivateFile(join(draftFolder(this.#place), 'new', file), text);
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
    rmSync(draftFolder(this.#place), { recursive: true, force: true });
  }

  /** From here on the changes are decided; `finishJournal` carries them out. */
  putDownPlan(): void {
    const plan: Plan = { writes: this.#files('write'), removals: this.#files('removal') };
    if (plan.writes.length + plan.removals.length === 0) return;
    const folder = draftFolder(this.#place);
    writePrivateFile(join(folder, 'plan.json'), JSON.stringify(plan));
    putInPlace(folder, this.#place.journalDir);
  }

  #files(change: 'write' | 'removal'): string[] {
    return [...this.#changes].flatMap(([file, what]) => (what === change ? file : []));
  }
}

function readIfPresent(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Where a sync works, within the state folder. */
export interface SyncPlace extends JournalPlace {
  /** What the sync remembers. */
  readonly syncDir: string;
}

export function syncPlace(stateDir: string): SyncPlace {
  return {
    root: join(stateDir, 'content'),
    journalDir: join(stateDir, 'content-journal'),
    syncDir: join(stateDir, 'sync'),
  };
}
