/** Workers of Vitest that stay small. Test files share a worker and the modules it has loaded (`isolate: false`), and what
 * they load or publish it never gives back: once it holds too much, the next file begins another one. Vitest itself bounds
 * only workers that share nothing. With one worker alone (`--maxWorkers=1`) it hands over all files at once, and nothing is bounded. */
import { ForksPoolWorker, type PoolOptions, type PoolRunnerInitializer } from 'vitest/node';

const name = 'bounded-workers';

/** @param maxBytes Heap that a worker may hold after a test file to run the next one. */
export function boundedWorkers(maxBytes: number): PoolRunnerInitializer {
  return { name, createPoolWorker: (options) => new BoundedWorker(options, maxBytes) };
}

class BoundedWorker extends ForksPoolWorker {
  override readonly name = name;
  /** Asks the worker to say what it holds. */
  readonly reportMemory = true;
  readonly #maxBytes: number;
  #heldBytes = 0;

  constructor(options: PoolOptions, maxBytes: number) {
    super(options);
    this.#maxBytes = maxBytes;
  }

  override async start(): Promise<void> {
    await super.start();
    this.on('message', ({ usedMemory }: { readonly usedMemory?: number }) => {
      this.#heldBytes = usedMemory ?? this.#heldBytes;
    });
  }

  canReuse(): boolean {
    return this.#heldBytes <= this.#maxBytes;
  }
}
