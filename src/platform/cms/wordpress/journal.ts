/** Changes many files of a folder atomically. The files are first written beside the folder, with a plan. One rename
 * commits the plan, and then the files move to their places. Any process that finds a committed plan finishes it, so a
 * reader that checks for a plan first sees the folder either before or after the change, whenever the writer died.
 * Plans that are not committed are left alone: a publish may begin while a sync converts entries. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder, writePrivateFile } from '#platform/base/files.ts';
import { putInPlace } from '#platform/base/out-files.ts';
import { parseJson } from '#platform/base/json.ts';

const planSchema = z.object({ writes: z.array(z.string()), removals: z.array(z.string()) });

type Plan = z.output<typeof planSchema>;

export interface JournalPlace {
  /** The folder to change. */
  readonly root: string;
  /** Holds a committed plan and its drafts; on the same disk. */
  readonly journalDir: string;
}

/** Holds the drafts of uncommitted changes. */
const draftFolder = ({ journalDir }: JournalPlace): string => `${journalDir}.draft`;

const planFile = ({ journalDir }: JournalPlace): string => join(journalDir, 'plan.json');

/** Whether there is an unfinished plan. */
export function hasPlan(place: JournalPlace): boolean {
  return existsSync(planFile(place));
}

/** A file of the export. */
export function entryText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Finishes a plan that another process left. */
export function finishJournal(place: JournalPlace): void {
  Array.from(journalSteps(place));
}

/** The steps of `finishJournal`. If the process dies after any of them, the next one starts again from the beginning,
 * so each step must be safe to repeat.
 * @returns A name for each step, after the step is done. */
export function* journalSteps(place: JournalPlace): Generator<string> {
  const { root, journalDir } = place;
  if (hasPlan(place)) {
    const plan = parseJson(readFileSync(planFile(place), 'utf8'), planSchema);
    for (const file of plan.writes) {
      const draft = join(journalDir, 'new', file);
      // A writer that died had already moved this file.
      if (!existsSync(draft)) continue;
      makePrivateFolder(dirname(join(root, file)));
      putInPlace(draft, join(root, file));
      yield `write ${file}`;
    }
    for (const file of plan.removals) {
      rmSync(join(root, file), { force: true });
      yield `remove ${file}`;
    }
    // The finished plan stops being a plan before its folder is removed file by file.
    rmSync(planFile(place));
    yield 'plan';
  }
  rmSync(journalDir, { recursive: true, force: true });
}

/** Changes of one sync. */
export class Journal {
  readonly #place: JournalPlace;
  /** What happens to each file; the last call wins. */
  readonly #changes = new Map<string, 'write' | 'removal'>();

  /** @throws {Error} When there is an unfinished committed plan, which must not be lost. */
  constructor(place: JournalPlace) {
    this.#place = place;
    if (hasPlan(place))
      throw new Error(`The plan in ${place.journalDir} has to be finished before another one is begun.`);
    // Left by a writer that died before the commit, or after it had moved everything.
    for (const folder of [place.journalDir, draftFolder(place)])
      rmSync(folder, { recursive: true, force: true });
  }

  changes(): { readonly written: readonly string[]; readonly removed: readonly string[] } {
    return { written: this.#files('write').sort(), removed: this.#files('removal').sort() };
  }

  /** @param file Path within the folder. A file that already has this content is left alone. */
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

  /** Changes the folder, even if the process dies during the call. */
  commit(): void {
    this.putDownPlan();
    finishJournal(this.#place);
    rmSync(draftFolder(this.#place), { recursive: true, force: true });
  }

  /** Commits the changes; `finishJournal` then carries them out. */
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

/** Folders of a sync within the state folder. */
export interface SyncPlace extends JournalPlace {
  /** State that the sync keeps between runs. */
  readonly syncDir: string;
}

export function syncPlace(stateDir: string): SyncPlace {
  return {
    root: join(stateDir, 'content'),
    journalDir: join(stateDir, 'content-journal'),
    syncDir: join(stateDir, 'sync'),
  };
}
