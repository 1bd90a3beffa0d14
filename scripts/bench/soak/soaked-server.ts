/** The server of a soak: it is killed and started again, and its memory and descriptors are sampled. */
import { countDescriptors, loadMemory } from '../process-usage.ts';
import { type RunningServer, type Site, startServer } from '../site.ts';

export interface Sample {
  readonly bytes: number;
  readonly descriptors: number;
}

const sampleMs = 2000;

export class SoakedServer {
  readonly port: number;
  readonly #site: Site;
  #running: RunningServer | undefined;
  #samples: Sample[] = [];
  #life = 0;

  /** @param site A published one. */
  constructor(site: Site, port: number) {
    this.port = port;
    this.#site = { ...site, PORT: String(port) };
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Of the process that runs now; a request that began in another one may have been cut. 0: none runs. */
  get life(): number {
    return this.#running?.isRunning() === true ? this.#life : 0;
  }

  /** Of the process that runs now; none on systems without /proc. */
  get samples(): readonly Sample[] {
    return this.#samples;
  }

  /** @returns Milliseconds to the first page. */
  async start(): Promise<number> {
    const start = performance.now();
    const running = await startServer(this.#site);
    const ms = performance.now() - start;
    this.#running = running;
    this.#life += 1;
    this.#samples = [];
    this.#sample(running);
    return ms;
  }

  /** As a power cut would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    await running?.stop(signal);
  }

  #sample(running: RunningServer): void {
    const timer = setInterval(() => {
      if (this.#running !== running || !running.isRunning()) {
        clearInterval(timer);
        return;
      }
      const descriptors = countDescriptors(running.pid);
      if (descriptors !== undefined) this.#samples.push({ bytes: loadMemory(running.pid).now, descriptors });
    }, sampleMs);
  }
}
