import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { nodeCommand } from '#platform/base/node-command.ts';
import { comingMs } from '#fakes/test-limits.ts';
import { keepStatusSecret, readStatusSecret } from './status-link.server.ts';

function stateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'status-secret-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('the secret of the status page is created once per site, and only its user can read it', () => {
  const [one, other] = [stateFolder(), stateFolder()];
  expect(readStatusSecret(one)).toBeUndefined();
  const made = keepStatusSecret(one);
  expect([keepStatusSecret(one), readStatusSecret(one)]).toEqual([made, made]);
  expect(keepStatusSecret(other)).not.toBe(made);
  expect(statSync(join(one, 'status-secret')).mode & 0o077).toBe(0);
});

/** Two processes that meet before each of many empty folders.
 * @returns The secrets that each has got. */
async function startTwo(root: string, rounds: number, before?: string): Promise<readonly unknown[]> {
  const module = new URL('status-link.server.ts', import.meta.url).href;
  const script = `
    import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
    const { keepStatusSecret } = await import('${module}');
    const [root, mine, other] = process.argv.slice(-3);
    const secrets = [];
    for (let round = 0; round < ${rounds}; round += 1) {
      const folder = root + '/' + round;
      mkdirSync(folder, { recursive: true });
      ${before === undefined ? '' : `if (mine === 'a') writeFileSync(folder + '/status-secret', ${JSON.stringify(before)});`}
      writeFileSync(folder + '/' + mine, '');
      while (!existsSync(folder + '/' + other));
      secrets.push(keepStatusSecret(folder));
    }
    console.log(JSON.stringify(secrets));`;
  const run = (...names: readonly string[]) => {
    const { program, arguments: words } = nodeCommand(['--input-type=module', '-e', script, root, ...names]);
    // Where one fails, the other would wait for ever.
    return promisify(execFile)(program, words, { timeout: comingMs, killSignal: 'SIGKILL' });
  };
  const both = await Promise.all([run('a', 'b'), run('b', 'a')]);
  return both.map(({ stdout }) => JSON.parse(stdout) as unknown);
}

test.each([undefined, 'no secret'])(
  'two servers that start at once have the same secret, where there was %s',
  async (before) => {
    const root = stateFolder();
    const rounds = 100;
    const [one, other] = await startTwo(root, rounds, before);
    expect(one).toEqual(other);
    const kept = Array.from({ length: rounds }, (_, round) => readStatusSecret(join(root, String(round))));
    expect(one).toEqual(kept);
    expect(readdirSync(join(root, '0')).toSorted()).toEqual(['a', 'b', 'status-secret']);
  },
);

test('what is no secret in its place is none, and is made anew', () => {
  const folder = stateFolder();
  for (const broken of ['', 'short', `${'a'.repeat(43)}\n`]) {
    writeFileSync(join(folder, 'status-secret'), broken);
    expect(readStatusSecret(folder)).toBeUndefined();
  }
  expect(readStatusSecret(folder)).not.toBe(keepStatusSecret(folder));
});
