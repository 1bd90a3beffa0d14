/** The server of a soak: it is killed and started again, and its memory and descriptors are sampled. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { toolCommand } from '../../steps/command.ts';
import { untilReady } from '../page-servers.ts';
import { parseMemory } from '../timed-run.ts';

export interface Sample {
  /** Seconds since the process was ready. */
  readonly at: number;
  readonly bytes: number;
  readonly descriptors: number;
}

const sampleMs = 2000;

const limitMinutes = 240;

export class SoakedServer {
  readonly port: number;
  readonly origin: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #samples: Sample[] = [];
  #life = 0;

  /** @param environment Its settings, without PORT. */
  constructor(port: number, environment: Readonly<Record<string, string>>) {
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.#environment = environment;
  }

  /** Of the process that runs now; a request that began in another one may have been cut. 0: none runs. */
  get life(): number {
    return this.#child?.exitCode === null ? this.#life : 0;
  }

  /** Of the process that runs now. */
  get samples(): readonly Sample[] {
    return this.#samples;
  }

  /** @returns Milliseconds to the first page. */
  async start(): Promise<number> {
    const start = performance.now();
    const { program, arguments: args } = toolCommand({
      file: 'scripts/serve.ts',
      arguments: [],
      limitMinutes,
    });
    const child = spawn(program, args, {
      env: { ...process.env, ...this.#environment, PORT: String(this.port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilReady(this.origin, child);
    const ms = performance.now() - start;
    this.#child = child;
    this.#life += 1;
    this.#samples = [];
    this.#sample(child, performance.now());
    return ms;
  }

  /** As a power cut would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill(signal)) await ended;
  }

  #sample(child: ChildProcess, since: number): void {
    const timer = setInterval(() => {
      if (this.#child !== child || child.exitCode !== null) clearInterval(timer);
      else this.#samples.push(...sampleOf(child.pid, (performance.now() - since) / 1000));
    }, sampleMs);
  }
}

/** @returns Nothing on systems without /proc. */
function sampleOf(pid: number | undefined, at: number): readonly Sample[] {
  try {
    const { now } = parseMemory(readFileSync(`/proc/${String(pid)}/status`, 'utf8'));
    return [{ at, bytes: now, descriptors: readdirSync(`/proc/${String(pid)}/fd`).length }];
  } catch {
    return [];
  }
}
