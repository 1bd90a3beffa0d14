/** A publish that runs while its site is visited already: a page that is not written yet is waited for, so that no visitor
 * sees half a site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds between two looks for the files that visitors wait for. */
const lookMs = 20;

export interface RunningPublishOptions {
  readonly outDir: string;
  /** Whether the folder has a whole site from an earlier publish. */
  readonly hasSite: boolean;
  /** Asks for a file; `answer` says whether this publish writes it. */
  readonly want: (file: string) => void;
  /** Settled when everything is written but pictures and documents. */
  readonly pages: Promise<unknown>;
  /** Settled when the publish has ended, however it ended. */
  readonly end: Promise<unknown>;
}

export class RunningPublish {
  readonly #options: RunningPublishOptions;
  readonly #end: Promise<void>;
  #hasEnded = false;
  /** Bounded by the connections of the server. By file: whoever waits for it. */
  readonly #waiting = new Map<string, Wait>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RunningPublishOptions) {
    this.#options = options;
    const finish = () => {
      this.#hasEnded = true;
      clearInterval(this.#timer);
      for (const file of [...this.#waiting.keys()]) this.#resolve(file);
    };
    this.#end = options.end.then(finish, finish);
  }

  /** For a server whose site is published already. */
  static none(): RunningPublish {
    const nothing = () => undefined;
    const done = Promise.resolve();
    return new RunningPublish({ outDir: '', hasSite: true, want: nothing, pages: done, end: done });
  }

  /** Waits until a file is there, or until it is known that this publish does not write it. */
  async awaitFile(file: string): Promise<void> {
    if (this.#hasEnded || this.#isThere(file)) return;
    let wait = this.#waiting.get(file);
    if (!wait) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      wait = {
        promise,
        resolve: () => {
          resolve(undefined);
        },
        isWritten: false,
      };
      this.#waiting.set(file, wait);
      this.#options.want(file);
    }
    await wait.promise;
  }

  /** @param isWritten Whether this publish writes the file. */
  answer(file: string, isWritten: boolean): void {
    const wait = this.#waiting.get(file);
    if (!wait) return;
    if (!isWritten) {
      this.#resolve(file);
      return;
    }
    wait.isWritten = true;
    this.#timer ??= setInterval(() => {
      this.#look();
    }, lookMs).unref();
  }

  /** Waits for what is read to answer a request (forms, searches, pages that do not exist): the whole site but
   * pictures and documents, unless an earlier one is there. */
  async awaitSite(): Promise<void> {
    if (!this.#options.hasSite) await Promise.race([this.#options.pages, this.#end]);
  }

  #look(): void {
    for (const [file, { isWritten }] of [...this.#waiting])
      if (isWritten && this.#isThere(file)) this.#resolve(file);
  }

  #resolve(file: string): void {
    this.#waiting.get(file)?.resolve();
    this.#waiting.delete(file);
  }

  #isThere(file: string): boolean {
    return existsSync(join(this.#options.outDir, file));
  }
}

interface Wait {
  readonly promise: Promise<unknown>;
  readonly resolve: () => void;
  isWritten: boolean;
}
