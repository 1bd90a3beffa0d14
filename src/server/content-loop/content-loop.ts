/** Keeps the content of a running server up to date: does what the agenda says, one job after another. Whatever fails, the
 * site stays as it was, one line says what is wrong, and it is tried again later. */
import type { Clock } from '#base/clock.ts';
import { unreachable } from '#base/unreachable.ts';
import { UpstreamError } from '#base/upstream-error.ts';
import type { ContentHint } from '#model/content-hint.ts';
import { explainFailed, explainFailure } from '#publish/explain-failure.ts';
import type { LiveContent } from '#publish/live-content.ts';
import { Agenda, type Because, type Job, type Rhythm, type Upstreams } from './agenda.ts';

/** A clock may be set, and a machine may sleep: it is looked at this often, in milliseconds. */
const longestSleepMs = 1000;

/** How often it is looked whether a count should make way for hints, in milliseconds. */
const interruptionMs = 50;

export type Work = Pick<
  LiveContent,
  | 'bringEntries'
  | 'bringAll'
  | 'bringBuiltPages'
  | 'publish'
  | 'nextDue'
  | 'fingerprint'
  | 'isHeld'
  | 'isOutdated'
>;

export interface LoopOptions {
  readonly work: Work;
  readonly upstreams: Upstreams;
  readonly clock: Clock;
  /** Takes a line for the operator. */
  readonly say: (line: string) => void;
  readonly rhythm?: Rhythm;
}

export type LoopEnd = 'stopped' | 'outdated';

export class ContentLoop {
  readonly #options: LoopOptions;
  readonly #agenda: Agenda;
  #wake: () => void = () => undefined;
  #running: AbortController | undefined;
  #isStopped = false;
  /** Bounded by the things that may fail. What was said last of each. */
  readonly #said = new Map<string, string>();
  #published = '';
  #seen = '';

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#agenda = new Agenda(options.upstreams, options.clock(), options.rhythm);
    // Whoever starts the server says so of a site that is held already.
    if (options.work.isHeld()) this.#said.set('held', held);
  }

  accept(hint: ContentHint): void {
    this.#agenda.note(hint, this.#options.clock());
    this.#wake();
  }

  /** Ends the loop after what is done at this moment; a count that runs is given up. */
  stop(): void {
    this.#isStopped = true;
    this.#running?.abort();
    this.#wake();
  }

  /** Goes on until it is stopped, or until the site is published by other code. */
  async run(): Promise<LoopEnd> {
    const { clock, work } = this.#options;
    while (!this.#isStopped) {
      const job = this.#agenda.next(clock());
      if (!job) await this.#sleep();
      else if (job.type !== 'look' && work.isOutdated()) return 'outdated';
      else await this.#perform(job);
    }
    return 'stopped';
  }

  async #sleep(): Promise<void> {
    const now = this.#options.clock();
    const ms = Math.min(Math.max(this.#agenda.wakeAt(now) - now, 1), longestSleepMs);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #perform(job: Job): Promise<void> {
    switch (job.type) {
      case 'entries':
        return this.#bringEntries(job);
      case 'census':
        return this.#bringAll(job.because);
      case 'page-builder':
        return this.#bringBuiltPages(job.because);
      case 'publish':
        return this.#publish('timer');
      case 'look':
        return this.#look();
      default:
        return unreachable(job);
    }
  }

  async #bringEntries({ entries }: Extract<Job, { type: 'entries' }>): Promise<void> {
    const { work, clock } = this.#options;
    // What fails here is brought by the census that follows, and said by it.
    const brought = await work.bringEntries(entries).catch(() => undefined);
    if (!brought?.isWhole) this.#agenda.countSoon(clock());
    if (brought && brought.written.length + brought.removed.length > 0) await this.#publish('hook', brought);
  }

  async #bringAll(because: Because): Promise<void> {
    const { work, clock } = this.#options;
    const running = (this.#running = new AbortController());
    const watch = setInterval(() => {
      if (this.#agenda.interrupts(clock())) running.abort();
    }, interruptionMs);
    try {
      const { written, removed } = await work.bringAll(running.signal);
      this.#agenda.done('census', clock());
      this.#mended('census');
      if (written.length + removed.length > 0) await this.#publish(because);
    } catch (cause) {
      if (running.signal.aborted) {
        this.#agenda.interrupted(clock());
        return;
      }
      this.#agenda.failed('census', clock());
      this.#explain('census', cause);
    } finally {
      clearInterval(watch);
      this.#running = undefined;
    }
  }

  async #bringBuiltPages(because: Because): Promise<void> {
    const { work, clock } = this.#options;
    try {
      const change = await work.bringBuiltPages();
      this.#agenda.done('page-builder', clock());
      this.#mended('page-builder');
      if (change !== 'none') await this.#publish(because);
      if (change === 'addresses') this.#agenda.countSoon(clock());
    } catch (cause) {
      this.#agenda.failed('page-builder', clock());
      this.#explain('page-builder', cause);
    }
  }

  /** A folder that is being written is left alone until it looks the same twice. */
  async #look(): Promise<void> {
    const { work, clock } = this.#options;
    try {
      const seen = work.fingerprint();
      const isSettled = seen === this.#seen;
      this.#seen = seen;
      this.#agenda.done('look', clock());
      if (isSettled && seen !== this.#published) await this.#publish('timer');
    } catch (cause) {
      this.#agenda.failed('look', clock());
      this.#explain('look', cause);
    }
  }

  async #publish(because: Because, brought?: Awaited<ReturnType<Work['bringAll']>>): Promise<void> {
    const { work, clock, say } = this.#options;
    try {
      // Before it is published: what changes meanwhile is seen as a change.
      if (!brought) this.#published = work.fingerprint();
      if (work.isHeld()) this.#sayOnce('held', held);
      else this.#mended('held');
      const start = performance.now();
      const { rendered, removed, failed } = await work.publish(because, brought);
      const seconds = ((performance.now() - start) / 1000).toFixed(2);
      if (failed.length === 0) this.#mended('publish');
      else this.#sayOnce('publish', explainFailed(failed));
      this.#agenda.published(work.nextDue());
      if (rendered + removed > 0) say(`${rendered} rendered, ${removed} removed in ${seconds} s.`);
    } catch (cause) {
      this.#agenda.failed('publish', clock());
      this.#explain('publish', cause);
    }
  }

  #explain(what: string, cause: unknown): void {
    const { text, isBug } = explainFailure(cause);
    const stack = isBug && cause instanceof Error ? (cause.stack ?? text) : text;
    const says = cause instanceof UpstreamError ? text : stack;
    this.#sayOnce(what, text, `${says} The site stays as it was; it is tried again later.`);
  }

  /** @param text What is not said again until it is mended. */
  #sayOnce(what: string, text: string, line = text): void {
    if (this.#said.get(what) === text) return;
    this.#said.set(what, text);
    this.#options.say(line);
  }

  #mended(what: string): void {
    this.#said.delete(what);
  }
}

const held = 'The last publish was rolled back; the site stays so until `npm run build`.';
