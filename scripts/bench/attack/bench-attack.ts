/** `bench attack`: hostile traffic from one client, and what a bystander notices of it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { toolCommand } from '../../steps/command.ts';
import { freePort } from '#fakes/loopback.ts';
import { parseMemory } from '../memory.ts';
import { formatTable } from '../table.ts';
import { withTempFolder } from '../temp-folder.ts';
import { BenchError, timedRun } from '../timed-run.ts';
import { untilReady } from '../until-ready.ts';
import { attacks } from './attacks.ts';
import { formatOutcomes, summarise } from './outcomes.ts';
import { runAttacks, warmUp } from './run-attacks.ts';
import { print } from '../../print.ts';
import { log } from '#base/log.ts';

const limitMinutes = 10;

/** Memory that is freed is given back within. */
const settleMs = 5000;

/** @param args `--only TEXT`: attacks whose name holds it.
 * @throws {BenchError} */
export async function benchAttack(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', default: '' } } });
  const chosen = attacks.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new BenchError(`No attack has "${values.only}" in its name.`);
  await withTempFolder(false, (folder) =>
    withVictim(folder, async ({ port, loadMemory }) => {
      const report = log.info;
      const context = { port, loadMemory, report };
      const fresh = loadMemory();
      await warmUp(chosen, context);
      await pause(settleMs);
      const before = loadMemory();
      const outcomes = await runAttacks(chosen, context);
      await pause(settleMs);
      print(`${formatOutcomes(outcomes)}\n`);
      print(formatTable(summarise(outcomes, { fresh, before, after: loadMemory() })));
    }),
  );
}

interface Victim {
  readonly port: number;
  readonly loadMemory: () => number;
}

/** A server over the shipped content, with the limits that it has by default. */
async function withVictim(folder: string, use: (victim: Victim) => Promise<void>): Promise<void> {
  const port = await freePort();
  const environment = {
    STATE_DIR: join(folder, 'state'),
    OUT_DIR: join(folder, 'dist'),
    SOCIAL_IMAGES: 'off',
    CONTENT_BASE_URL: '',
    CONTENT_BASE_USER: '',
    CONTENT_BASE_PASSWORD: '',
    HELPDESK_URL: '',
    PLASMIC_PROJECT_ID: '',
    PLASMIC_TOKEN: '',
    TRUSTED_PROXY_HOPS: '0',
    COMMIT_REF: 'bench',
    WEBHOOK_SECRET: 'a secret of the bench and of nothing else',
    PREVIEW_SECRET: 'another secret of the bench and of nothing else',
    PORT: String(port),
  };
  await timedRun(toolCommand({ file: 'scripts/build.ts', arguments: [], environment, limitMinutes }));
  const { program, arguments: args } = toolCommand({ file: 'scripts/serve.ts', arguments: [], limitMinutes });
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  try {
    await untilReady(`http://127.0.0.1:${port}`, child);
    // The content loop looks at everything first.
    await pause(settleMs);
    await use({ port, loadMemory: () => memoryOf(child.pid) });
    if (child.exitCode !== null) throw new BenchError('The server ended during the attacks.');
  } finally {
    child.kill();
  }
}

function memoryOf(pid: number | undefined): number {
  try {
    return parseMemory(readFileSync(`/proc/${String(pid)}/status`, 'utf8')).now;
  } catch {
    // No Linux, or the process has ended.
    return 0;
  }
}
