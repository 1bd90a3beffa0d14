/** The order in which targets are rendered: what visitors ask for most comes first, and a file that somebody waits for comes before
 * all others. So a site can be visited while all of it is published. */
import type { StaleTarget } from '#platform/engine/target-table.ts';
import { locales } from '#platform/languages/locale.ts';
import { awaitClaim, claim, type ClaimTable, createClaims, finishClaim, isFree } from './claims.ts';
import { inBatches } from './pool.ts';
import { notFoundFiles } from './targets.ts';

const targetsPerBatch = 50;

/** A picture or PDF takes as long as many pages. */
const drawingsPerBatch = 4;

type Ordered = Pick<StaleTarget, 'number' | 'address' | 'file'>;

interface Placed extends Ordered {
  /** In the table of claims. */
  readonly place: number;
}

/** What whoever answers visitors hears of a publish. */
export type OrderNotice =
  /** From now on a file of the site may be older than its content. Nothing is written until it is heard (`heard`). */
  | { readonly type: 'planned' }
  /** Answers `want`, before it for what every request wants: whether this publish writes the file, and has not yet. */
  | { readonly type: 'wanted'; readonly file: string; readonly isStale: boolean }
  /** A file that was wanted is written, or cannot be. */
  | { readonly type: 'settled'; readonly file: string }
  /** Everything is written but pictures and documents. */
  | { readonly type: 'pages' };

export class RenderOrder {
  /** Resolved when the targets are known. */
  readonly planned: Promise<void>;
  readonly #tell: ((notice: OrderNotice) => void) | undefined;
  #settle: () => void = () => undefined;
  readonly #heard = Promise.withResolvers<readonly string[]>();
  /** By file, how many are asked for more often. */
  #ranks: ReadonlyMap<string, number> = new Map();
  #renderNow: ((target: Ordered) => void) | undefined;
  /** By file, those that are not written yet, as far as is known. Bounded by the targets of the site, as is the next one. */
  readonly #unsettled = new Map<string, Placed>();
  #claims = createClaims(0);
  /** Files that somebody waits for. */
  readonly #wanted = new Set<string>();
  /** Files that nobody renders since this publish was stopped. Bounded by the targets of the site. */
  readonly #left = new Set<string>();
  #isStopped = false;
  readonly #over = Promise.withResolvers<undefined>();
  /** Number of targets besides pictures and documents that are not settled. */
  #pages = 0;

  /** @param tell Absent where nobody visits the site meanwhile. */
  constructor(tell?: (notice: OrderNotice) => void) {
    this.#tell = tell;
    this.planned = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  /** @param renderNow Renders a target beside the batches; absent where all of them together take a moment. */
  async begin(targets: readonly Ordered[], renderNow?: (target: Ordered) => void): Promise<void> {
    this.#renderNow = renderNow;
    this.#claims = createClaims(targets.length);
    for (const [place, { number, address, file }] of targets.entries()) {
      this.#unsettled.set(file, { number, address, file, place });
      if (!isDrawing(file)) this.#pages += 1;
    }
    this.#settle();
    if (!renderNow || !this.#tell) return;
    this.#tell({ type: 'planned' });
    // Every request wants them, and would wait for this thread.
    for (const file of rules)
      if (!this.#unsettled.has(file)) this.#tell({ type: 'wanted', file, isStale: false });
    this.#ranks = new Map((await this.#heard.promise).map((file, rank) => [file, rank]));
  }

  /** Whoever answers visitors knows that files may be older than their content.
   * @param asked Files that visitors ask for, the most frequent first. */
  heard(asked: readonly string[]): void {
    this.#heard.resolve(asked);
  }

  /** Renders a file as soon as possible. Says whether there is anything to wait for, and when that is over.
   * @returns `left`: the publish was stopped before, so the next one is to be asked. */
  async want(file: string): Promise<'told' | 'left'> {
    await this.planned;
    if (this.#left.has(file)) return 'left';
    const target = this.#unsettled.get(file);
    this.#tell?.({ type: 'wanted', file, isStale: target !== undefined });
    if (!target) return 'told';
    this.#wanted.add(file);
    if (!this.#renderNow) return 'told';
    if (claim(this.#claims, target.place)) {
      this.#renderNow(target);
      return 'told';
    }
    await awaitClaim(this.#claims, target.place);
    this.#tellSettled(file);
    return 'told';
  }

  /** Leaves to the next publish what nobody has begun to render.
   * @returns Whether there is any; what takes a moment is not left. */
  stop(): boolean {
    if (!this.#renderNow) return false;
    for (const { file, place } of this.#unsettled.values())
      if (claim(this.#claims, place)) this.#left.add(file);
    this.#isStopped = true;
    this.#noteOver();
    return this.#left.size > 0;
  }

  /** Resolved when it is stopped and all is settled that somebody had begun. */
  get over(): Promise<unknown> {
    return this.#over.promise;
  }

  #noteOver(): void {
    if (this.#isStopped && this.#unsettled.size === this.#left.size) this.#over.resolve(undefined);
  }

  /** Number of targets that are not written. */
  get unsettled(): number {
    return this.#unsettled.size;
  }

  /** @param file Of a target that is written, or has failed and keeps its last file. */
  settle(file: string): void {
    const target = this.#unsettled.get(file);
    this.#unsettled.delete(file);
    if (target) finishClaim(this.#claims, target.place);
    this.#tellSettled(file);
    this.#noteOver();
    if (isDrawing(file)) return;
    this.#pages -= 1;
    if (this.#pages === 0) this.#tell?.({ type: 'pages' });
  }

  #tellSettled(file: string): void {
    if (this.#wanted.delete(file)) this.#tell?.({ type: 'settled', file });
  }

  /** Whoever renders a target of a batch claims it first: somebody may want it meanwhile. */
  get claims(): ClaimTable {
    return this.#claims;
  }

  /** Those of the targets that nobody has begun to render, each from when it is asked for. */
  *claimed(targets: Iterable<Ordered>): Generator<Ordered, undefined> {
    for (const target of targets) {
      const placed = this.#unsettled.get(target.file);
      if (placed && claim(this.#claims, placed.place)) yield target;
    }
  }

  /** Targets that nobody has begun to render.
   * @param files Theirs; absent: of all. */
  *batches(files?: ReadonlySet<string>): Generator<readonly Placed[]> {
    const all = [...this.#unsettled.values()].filter(({ file }) => files?.has(file) ?? true);
    const pages = this.#byUrgency(all.filter(({ file }) => !isDrawing(file)));
    const drawings = all.filter(({ file }) => isDrawing(file));
    // A small batch: the first visitor waits for all of it.
    yield* this.#take([pages.filter(({ file }) => isFirst(file))]);
    yield* this.#take(
      inBatches(
        pages.filter(({ file }) => !isFirst(file)),
        targetsPerBatch,
      ),
    );
    yield* this.#take(inBatches(drawings, drawingsPerBatch));
  }

  #byUrgency(targets: readonly Placed[]): readonly Placed[] {
    const ranked = targets.map((target) => ({
      target,
      rank: this.#ranks.get(target.file) ?? this.#ranks.size,
      urgency: urgency(target.file),
    }));
    ranked.sort((a, b) => a.rank - b.rank || a.urgency - b.urgency || a.target.number - b.target.number);
    return ranked.map(({ target }) => target);
  }

  *#take(batches: Iterable<readonly Placed[]>): Generator<readonly Placed[]> {
    for (const batch of batches) {
      const rest = batch.filter(({ place }) => isFree(this.#claims, place));
      if (rest.length > 0) yield rest;
    }
  }
}

/** @param file Or an address. */
export const isDrawing = (file: string): boolean => file.endsWith('.png') || file.endsWith('.pdf');

const rules: readonly string[] = ['_headers', '_redirects'];
const frontPages: readonly string[] = ['index', ...locales].map((name) => `${name}.html`);

const isFirst = (file: string): boolean => rules.includes(file) || frontPages.includes(file);

/** Rules of the server and the front pages, then pages that all others link to; articles are many. */
const urgent: readonly ((file: string) => boolean)[] = [
  isFirst,
  (file) => file.startsWith('page-answers/'),
  (file) => notFoundFiles.has(file),
  (file) => file.endsWith('.html') && !file.includes('about/news/'),
];

function urgency(file: string): number {
  const found = urgent.findIndex((isUrgent) => isUrgent(file));
  return found === -1 ? urgent.length : found;
}
