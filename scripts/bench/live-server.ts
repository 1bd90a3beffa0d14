/** A running server over a site whose content comes from a synthetic content base. */
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { FakeWordPress } from '#fakes/fake-wordpress.ts';
import { freePort } from '#fakes/loopback.ts';
import { toolCommand } from '../steps/command.ts';
import { untilReady } from './page-servers.ts';
import { isolatedSettings, startSyntheticBase } from './synthetic-base.ts';
import { timedRun } from './timed-run.ts';

export interface LiveServer {
  readonly origin: string;
  readonly fakeWordPress: FakeWordPress;
  /** When the content base handled a request. */
  readonly busy: BusyTime;
  /** Posts at the start. */
  readonly count: number;
  readonly stateDir: string;
}

const limitMinutes = 30;
/** Key that signs webhooks to the site. */
export const webhookSecret = 'a secret of the bench and of nothing else';

/** After this time without a request to the content base, the inventory after a change has ended. */
const quietMs = 2000;

export async function withLiveServer<Value>(
  folder: string,
  count: number,
  use: (server: LiveServer) => Promise<Value>,
): Promise<Value> {
  const fakeWordPress = await startSyntheticBase(count);
  const busy = new BusyTime();
  fakeWordPress.fault = (_, response) => {
    busy.begin();
    response.once('close', () => {
      busy.end();
    });
    return false;
  };
  try {
    const environment = isolatedSettings(folder, fakeWordPress);
    const port = await freePort();
    return await withServedSite({ port, environment }, async (origin) => {
      const server = { origin, fakeWordPress, busy, count, stateDir: environment.STATE_DIR };
      await untilQuiet(server);
      return use(server);
    });
  } finally {
    await fakeWordPress.close();
  }
}

export async function syncAndPublish(environment: Readonly<Record<string, string>>): Promise<void> {
  for (const file of ['scripts/sync.ts', 'scripts/build.ts'])
    await timedRun(toolCommand({ file, arguments: [], environment, limitMinutes }));
}

interface SitePlace {
  readonly port: number;
  /** Folders and content base. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Syncs and publishes a site, and serves it as `npm start` does.
 * @param use Gets its origin. */
export async function withServedSite<Value>(
  { port, environment: own }: SitePlace,
  use: (origin: string) => Promise<Value>,
): Promise<Value> {
  const environment = {
    ...own,
    COMMIT_REF: 'bench',
    SOCIAL_IMAGES: 'off',
    WEBHOOK_SECRET: webhookSecret,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
    PORT: String(port),
  };
  // The server has nothing to do when it starts.
  await syncAndPublish(environment);
  const { program, arguments: args } = toolCommand({
    file: 'scripts/serve.ts',
    arguments: [],
    limitMinutes,
  });
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(origin, child);
    return await use(origin);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Its folders are removed next.
    if (child.kill()) await ended;
  }
}

export async function untilQuiet({ fakeWordPress }: Pick<LiveServer, 'fakeWordPress'>): Promise<void> {
  for (let before = -1; before !== fakeWordPress.requests.length;) {
    before = fakeWordPress.requests.length;
    await setTimeout(quietMs);
  }
}

/** Measures the time in which at least one activity is in flight. */
export class BusyTime {
  #open = 0;
  #since = 0;
  #ms = 0;

  begin(): void {
    if (this.#open === 0) this.#since = performance.now();
    this.#open += 1;
  }

  end(): void {
    this.#open -= 1;
    if (this.#open === 0) this.#ms += performance.now() - this.#since;
  }

  /** Milliseconds so far. */
  get ms(): number {
    return this.#ms + (this.#open > 0 ? performance.now() - this.#since : 0);
  }
}
