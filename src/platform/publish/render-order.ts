/** The order in which targets are rendered: what a visitor needs first comes first, and a file that somebody waits for
 * comes before all others. So a site can be visited while it is published for the first time (scripts/serve). */
import type { StaleTarget } from '#platform/engine/target-table.ts';
import { locales } from '#platform/languages/locale.ts';
import { inBatches } from './pool.ts';

const targetsPerBatch = 50;

/** A picture or PDF takes as long as many pages. */
const drawingsPerBatch = 4;

type Ordered = Pick<StaleTarget, 'number' | 'address' | 'file'>;

export class RenderOrder {
  /** Resolved when the targets are known. */
  readonly planned: Promise<void>;
  #settle: () => void = () => undefined;
  /** All files of this publish. Bounded by the targets of the site, as are the next two. */
  readonly #files = new Set<string>();
  /** Those that are not rendered yet. */
  readonly #waiting = new Map<string, Ordered>();
  /** Those that somebody waits for, in the order in which they were asked for. */
  readonly #wanted = new Set<string>();

  #pages = 0;

  constructor() {
    this.planned = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  begin(targets: readonly Ordered[]): void {
    for (const target of targets) {
      this.#files.add(target.file);
      this.#waiting.set(target.file, target);
      if (!isDrawing(target.file)) this.#pages += 1;
    }
    this.#settle();
  }

  /** Number of targets besides pictures and documents. */
  get pages(): number {
    return this.#pages;
  }

  /** Renders a file as soon as possible.
   * @returns Whether it is a file of this publish. */
  want(file: string): boolean {
    if (this.#waiting.has(file)) this.#wanted.add(file);
    return this.#files.has(file);
  }

  /** All targets, each once. */
  *batches(): Generator<readonly Ordered[]> {
    const all = [...this.#waiting.values()];
    const pages = byUrgency(all.filter(({ file }) => !isDrawing(file)));
    const drawings = all.filter(({ file }) => isDrawing(file));
    const planned = [...inBatches(pages, targetsPerBatch), ...inBatches(drawings, drawingsPerBatch)];
    for (const batch of planned) {
      for (let first = this.#takeWanted(); first; first = this.#takeWanted()) yield [first];
      const rest = batch.filter(({ file }) => this.#waiting.delete(file));
      if (rest.length > 0) yield rest;
    }
  }

  #takeWanted(): Ordered | undefined {
    for (const file of this.#wanted) {
      this.#wanted.delete(file);
      const target = this.#waiting.get(file);
      if (!target) continue;
      this.#waiting.delete(file);
      return target;
    }
    return undefined;
  }
}

/** @param file Or an address. */
export const isDrawing = (file: string): boolean => file.endsWith('.png') || file.endsWith('.pdf');

function byUrgency(targets: readonly Ordered[]): readonly Ordered[] {
  const ranked = targets.map((target) => ({ target, urgency: urgency(target.file) }));
  ranked.sort((a, b) => a.urgency - b.urgency || a.target.number - b.target.number);
  return ranked.map(({ target }) => target);
}

const rules: readonly string[] = ['_headers', '_redirects'];
const frontPages: readonly string[] = ['index', ...locales].map((name) => `${name}.html`);

/** Rules of the server, then the front pages, then pages that all others link to; articles are many. */
const urgent: readonly ((file: string) => boolean)[] = [
  (file) => rules.includes(file),
  (file) => file.startsWith('page-answers/'),
  (file) => frontPages.includes(file),
  (file) => file.endsWith('404.html'),
  (file) => file.endsWith('.html') && !file.includes('about/news/'),
];

function urgency(file: string): number {
  const found = urgent.findIndex((isUrgent) => isUrgent(file));
  return found === -1 ? urgent.length : found;
}
