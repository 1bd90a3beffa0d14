/** The entries of one kind in the files of the content, for random changes. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { filesBelow } from '#platform/base/file-marks.ts';
import type { Random } from '#fakes/random.ts';

export class EntryFiles<Entry extends { readonly id: string | number }> {
  readonly #contentDir: string;
  readonly #kind: string;
  readonly #random: Random;
  readonly #files = new Map<string, readonly Entry[]>();
  #nextFile = 0;

  constructor(
    contentDir: string,
    kind: string,
    { schema, random }: { schema: z.ZodType<Entry>; random: Random },
  ) {
    this.#contentDir = contentDir;
    this.#kind = kind;
    this.#random = random;
    const folder = existsSync(join(contentDir, kind)) ? filesBelow(contentDir, kind) : [];
    const single = existsSync(join(contentDir, `${kind}.json`)) ? [`${kind}.json`] : [];
    for (const file of [...folder, ...single]) {
      const json: unknown = JSON.parse(readFileSync(join(contentDir, file), 'utf8'));
      this.#files.set(file, z.array(schema).parse(Array.isArray(json) ? json : [json]));
    }
  }

  get all(): readonly Entry[] {
    return [...this.#files.values()].flat();
  }

  pick(): Entry {
    return this.#random.pick(this.all);
  }

  isFree(id: Entry['id']): boolean {
    return this.all.every((entry) => entry.id !== id);
  }

  add(entry: Entry): void {
    const joins = this.#files.size > 0 && this.#random.happens(0.2);
    const file = joins ? this.#random.pick([...this.#files.keys()]) : this.#newFile();
    this.#write(file, [...(this.#files.get(file) ?? []), entry]);
  }

  /** @param before One of `all`. */
  replace(before: Entry, after: Entry): void {
    const file = this.#findFile(before);
    this.#write(
      file,
      (this.#files.get(file) ?? []).map((entry) => (entry === before ? after : entry)),
    );
  }

  /** Replaces an entry without changing the size and time of its file.
   * @param after As many characters as before; differences are in ASCII. */
  replaceSilently(before: Entry, after: Entry): void {
    const path = join(this.#contentDir, this.#findFile(before));
    this.#save(path, this.#files.get(this.#findFile(before)) ?? [], 0);
    const { atime, mtime } = statSync(path);
    utimesSync(path, atime, mtime);
    this.replace(before, after);
    this.#save(path, this.#files.get(this.#findFile(after)) ?? [], 0);
    utimesSync(path, atime, mtime);
  }

  remove(entry: Entry): void {
    const file = this.#findFile(entry);
    this.#write(
      file,
      (this.#files.get(file) ?? []).filter((other) => other !== entry),
    );
  }

  /** Moves all entries of one file to another, or one entry to its own file. */
  moveSome(): void {
    const entry = this.pick();
    const file = this.#findFile(entry);
    const entries = this.#files.get(file) ?? [];
    const moved = this.#random.happens(0.5) ? entries : [entry];
    this.#write(
      file,
      entries.filter((other) => !moved.includes(other)),
    );
    this.#write(this.#newFile(), moved);
  }

  /** Rewrites the same entries with other white space, another time and perhaps another order. */
  rewriteSome(): void {
    const file = this.#findFile(this.pick());
    this.#write(file, (this.#files.get(file) ?? []).toReversed());
  }

  #newFile(): string {
    this.#nextFile += 1;
    return `${this.#kind}/${this.#random.pick(['', 'a/', 'z/'])}file-${this.#nextFile}.json`;
  }

  #findFile(entry: Entry): string {
    for (const [file, entries] of this.#files) if (entries.includes(entry)) return file;
    throw new RangeError(`${this.#kind} ${entry.id} stands in no file.`);
  }

  #write(file: string, entries: readonly Entry[]): void {
    const path = join(this.#contentDir, file);
    if (entries.length === 0) {
      this.#files.delete(file);
      rmSync(path, { force: true });
      return;
    }
    this.#files.set(file, entries);
    this.#save(path, entries, this.#random.pick([0, 2]));
  }

  #save(path: string, entries: readonly Entry[], indent: number): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(entries.length === 1 ? entries[0] : entries, null, indent));
  }
}
