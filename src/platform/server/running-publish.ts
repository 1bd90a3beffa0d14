/** Publishes that run while their site is visited. A page that one of them writes is waited for, so that no visitor sees half a site,
 * and nobody sees the page of before once its content has changed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BoundedCache } from '#platform/base/bounded-cache.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import { isDrawing, type OrderNotice } from '#platform/publish/render-order.ts';
import { PageVisits } from './page-visits.ts';

/** After this time the page of before is sent, in milliseconds: an old answer is better than none. */
const maxWaitMs = 2000;

export interface StartedPublish {
  /** Asks for a file: the publish answers by a notice. */
  readonly want: (file: string) => void;
  /** Lets it begin to write.
   * @param asked Files that visitors ask for, the most frequent first. */
  readonly hear: (asked: readonly string[]) => void;
  /** Whether the folder has a whole site from an earlier publish. */
  readonly hasSite: boolean;
}

interface Run extends StartedPublish {
  isPlanned: boolean;
  /** Everything is written that answers are made from. */
  readonly whole: PromiseWithResolvers<undefined>;
}

interface Wait {
  readonly promise: Promise<unknown>;
  readonly resolve: () => void;
}

export class RunningPublish {
  readonly visits: PageVisits;
  /** When a publish last said that files may be older than their content, as performance.now() counts. */
  plannedAt = -Infinity;
  readonly #outDir: string;
  #run: Run | undefined;
  /** Bounded by the connections of the server. By file: whoever waits for it. */
  readonly #waiting = new Map<string, Wait>();
  /** Files that the running publish has written or does not write: it is asked again for what is no longer here. Addresses have any
   * number of spellings for one file. */
  readonly #settled = new BoundedCache<number>({
    name: 'files that are of now',
    maxBytes: 4 * 1024 * 1024,
    maxEntries: 20_000,
    countBytes: () => 0,
  });

  /** @param folders.outDir Of the published site. */
  constructor({ outDir, stateDir }: { readonly outDir: string; readonly stateDir: string }) {
    this.#outDir = outDir;
    this.visits = new PageVisits(stateDir);
  }

  /** From now on a publish answers for files, until `end`. */
  begin(started: StartedPublish): void {
    // The publish may be one that goes on with another, after a change.
    this.#settled.clear();
    this.#run = { ...started, isPlanned: false, whole: Promise.withResolvers() };
  }

  /** However it ended. */
  end(): void {
    this.#run?.whole.resolve(undefined);
    this.#run = undefined;
    this.#settled.clear();
    for (const file of [...this.#waiting.keys()]) this.#resolve(file);
  }

  take(notice: OrderNotice): void {
    switch (notice.type) {
      case 'planned':
        this.#notePlanned();
        break;
      case 'wanted':
        if (!notice.isStale) this.#noteSettled(notice.file);
        break;
      case 'settled':
        this.#noteSettled(notice.file);
        break;
      case 'pages':
        this.#run?.whole.resolve(undefined);
        break;
      default:
        unreachable(notice);
    }
  }

  #notePlanned(): void {
    const run = this.#run;
    if (!run) return;
    run.isPlanned = true;
    this.plannedAt = performance.now();
    run.hear(this.visits.mostAsked());
  }

  /** Whether a file that is there is of the content of now, as far as is known. */
  isCurrent(file: string): boolean {
    return this.#run?.isPlanned !== true || this.#isSettled(file);
  }

  /** Waits until a file is there and of now, or until it is known that no publish writes it. What is drawn is sent as it was: it takes
   * as long as a hundred pages. */
  async awaitFile(file: string): Promise<void> {
    const run = this.#run;
    if (!run || this.#isSettled(file)) return;
    const isThere = this.#isThere(file);
    if (isThere && (!run.isPlanned || isDrawing(file))) return;
    const { promise } = this.#waiting.get(file) ?? this.#want(file, run);
    await (isThere ? orAfter(promise, maxWaitMs) : promise);
  }

  /** Waits for what is read to answer a request (forms, searches, pages that do not exist): the whole site but
   * pictures and documents, unless an earlier one is there. */
  async awaitSite(): Promise<void> {
    if (this.#run?.hasSite === false) await this.#run.whole.promise;
  }

  #want(file: string, run: Run): Wait {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const wait = {
      promise,
      resolve: () => {
        resolve(undefined);
      },
    };
    this.#waiting.set(file, wait);
    run.want(file);
    return wait;
  }

  /** Of addresses that are no page nothing is kept, nor of an answer that comes when its publish has ended: the next one may write the
   * file again. */
  #noteSettled(file: string): void {
    if (this.#run && this.#isThere(file)) this.#settled.set(file, 1);
    this.#resolve(file);
  }

  #isSettled(file: string): boolean {
    return this.#settled.get(file) !== undefined;
  }

  #resolve(file: string): void {
    this.#waiting.get(file)?.resolve();
    this.#waiting.delete(file);
  }

  #isThere(file: string): boolean {
    return existsSync(join(this.#outDir, file));
  }
}

async function orAfter(promise: Promise<unknown>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
