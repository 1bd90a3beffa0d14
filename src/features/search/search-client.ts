import type { Locale } from '#platform/languages/locale.ts';
import type { Wanted } from './query/search-index.ts';
import { trustedScript } from '#shell/browser/trusted-script.ts';
import type { SearchOrder, SearchReport, SearchScope } from './search-messages.ts';
import workerAddress from './search-worker.ts?worker&url';

/** Spec §9: of typing, before it is searched for. */
export const debounceMs = 500;

/** The part of the Worker interface that a search needs. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

const startWorker = (): SearchWorker => new Worker(trustedScript(workerAddress), { type: 'module' });

interface SearchClientOptions {
  readonly scope?: SearchScope;
  readonly start?: () => SearchWorker;
}

/** Searches one language in a worker, started on first use. */
export class SearchClient {
  readonly #locale: Locale;
  readonly #scope: SearchScope;
  readonly #start: () => SearchWorker;
  #worker: SearchWorker | undefined;
  #number = 0;
  #listener: ((report: SearchReport) => void) | undefined;

  constructor(locale: Locale, { scope = 'site', start = startWorker }: SearchClientOptions = {}) {
    this.#locale = locale;
    this.#scope = scope;
    this.#start = start;
  }

  /** Loads what every search needs. */
  open(): void {
    this.#order({ type: 'open', locale: this.#locale, scope: this.#scope });
  }

  /** Cancels the previous search, which reports nothing from then on.
   * @param onReport Called with each result; a later one replaces an earlier one.
   * @returns Stops the reports. */
  search(typed: string, wanted: Wanted, onReport: (report: SearchReport) => void): () => void {
    this.#number += 1;
    this.#listener = onReport;
    const { locale, scope, number } = { locale: this.#locale, scope: this.#scope, number: this.#number };
    this.#order({ type: 'search', locale, scope, number, typed, wanted });
    return () => {
      if (this.#listener === onReport) this.#listener = undefined;
    };
  }

  #order(order: SearchOrder): void {
    this.#worker ??= this.#open();
    this.#worker.postMessage(order);
  }

  #open(): SearchWorker {
    const worker = this.#start();
    worker.addEventListener('message', (event) => {
      const { data: report } = event as MessageEvent<SearchReport>;
      if (report.number === this.#number) this.#listener?.(report);
    });
    worker.addEventListener('error', () => {
      // A worker that failed to load never responds; the next search starts another.
      this.#worker = undefined;
      this.#listener?.({ type: 'failed', number: this.#number });
    });
    return worker;
  }
}
