/** Globals that the packages in the cell need and QuickJS does not have. They are plain JavaScript in the cell and give
 * no access to anything outside it. Imported before all other modules. */
import { installStreams } from './streams.ts';
import { installTimers } from './timers.ts';
import { installUrl } from './url.ts';

const nothing = () => undefined;

class CellMessagePort {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  other: CellMessagePort | undefined;
  readonly close = nothing;

  postMessage(message: unknown): void {
    setTimeout(() => this.other?.onmessage?.({ data: message }), 0);
  }
}

class CellMessageChannel {
  readonly port1 = new CellMessagePort();
  readonly port2 = new CellMessagePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

class CellAbortSignal {
  aborted = false;
  reason: unknown = undefined;
  readonly #listeners = new Set<() => void>();

  addEventListener(_type: string, listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: () => void): void {
    this.#listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  /** Called only by the controller. */
  end(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    for (const listener of this.#listeners) listener();
  }
}

class CellAbortController {
  readonly signal = new CellAbortSignal();

  abort(reason: unknown = new Error('This operation was aborted')): void {
    this.signal.end(reason);
  }
}

Object.assign(globalThis, {
  process: { env: { NODE_ENV: 'production', PLASMIC_QUIET: '1' } },
  console: Object.fromEntries(
    ['debug', 'error', 'group', 'groupEnd', 'info', 'log', 'table', 'time', 'timeEnd', 'trace', 'warn'].map(
      (name) => [name, nothing],
    ),
  ),
  fetch: () => Promise.reject(new Error('pages of the page builder load nothing while they are rendered')),
  MessageChannel: CellMessageChannel,
  AbortController: CellAbortController,
  AbortSignal: CellAbortSignal,
  structuredClone: (value: unknown): unknown =>
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown),
});
installTimers();
installStreams();
installUrl();
