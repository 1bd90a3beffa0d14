import { expect, test } from 'vitest';
import { nodeCommand } from '#platform/base/node-command.ts';
import { runCommand } from './command.ts';

test('a program that ends hands over its code and all it printed', async () => {
  const result = await runCommand(node('console.log("out"); console.error("err"); process.exit(3)', 20_000));
  expect(result).toEqual({ type: 'exited', code: 3, output: 'out\nerr\n' });
});

test('a program that takes too long is ended, with what it started', async () => {
  const source = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 9)'],
    { stdio: 'inherit' }); console.log('started'); setInterval(() => {}, 9)`;
  const result = await runCommand(node(source, 5000));
  expect(result).toEqual({ type: 'broken', reason: 'it took longer than 5 s', output: 'started\n' });
});

test('what a program leaves running does not keep its step from ending', async () => {
  const source = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 9)'],
    { stdio: 'inherit' }).unref(); process.exit(0)`;
  expect(await runCommand(node(source, 20_000))).toMatchObject({ type: 'exited', code: 0 });
});

test('a program that is not there is an outcome with a reason', async () => {
  const result = await runCommand({ program: '/no/such/program', arguments: [], limitMs: 1000 });
  expect(result).toMatchObject({ type: 'broken', reason: expect.stringContaining('ENOENT') as string });
});

function node(source: string, limitMs: number) {
  return { ...nodeCommand(['-e', source]), limitMs };
}
