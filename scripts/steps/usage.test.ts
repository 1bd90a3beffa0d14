import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { nodeCommand } from '#platform/base/node-command.ts';
import { runCommand } from './command.ts';
import { watchUsage } from './usage.ts';

const onLinux = test.runIf(process.platform === 'linux');

onLinux('what processes below this one hold is counted', async () => {
  const endWatch = watchUsage();
  const grandchild = `const held = Buffer.alloc(2e8, 1); console.log('held'); process.stdin.resume();`;
  const { program, arguments: words } = nodeCommand([
    '-e',
    `require('node:child_process').spawnSync(process.execPath, ['-e', \`${grandchild}\`], { stdio: 'inherit' })`,
  ]);
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(endWatch()?.megabytes).toBeGreaterThan(200);
  child.stdin.end();
  await once(child, 'exit');
});

onLinux('the processor time of a process that has ended is counted', async () => {
  const endWatch = watchUsage();
  const source = 'while (process.cpuUsage().user < 1.6e6) for (let count = 0; count < 1e7; count += 1);';
  await runCommand({ ...nodeCommand(['-e', source]), limitMs: 100_000 });
  expect(endWatch()?.processorSeconds).toBeGreaterThanOrEqual(1);
});
