import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nodeCommand } from '#platform/base/node-command.ts';
import { freePort, listenOnLoopback } from '#fakes/loopback.ts';
import { childEnvironment } from '../steps/own-environment.ts';
import { checkPorts } from './free-ports.ts';

test('a port that another program has is named with what would listen there and what to do', async () => {
  const { port, close } = await listenOnLoopback(createServer());
  onTestFinished(close);
  const free = await freePort();
  await expect(
    checkPorts([
      { port: free, of: 'the site' },
      { port, of: 'WordPress' },
    ]),
  ).rejects.toThrow(
    `Another program listens on port ${port}, where WordPress would listen. End what listens there (\`npm start\`, another trial), ` +
      'or set PORT to a number that is free together with the next: `PORT=5000 npm run wordpress`.',
  );
});

test('free ports are left free', async () => {
  const port = await freePort();
  const wanted = [{ port, of: 'the site' }] as const;
  await checkPorts(wanted);
  await checkPorts(wanted);
});

test.for([0, 65_536])('%i is no port', async (port) => {
  await expect(checkPorts([{ port, of: 'WordPress' }])).rejects.toThrow(`There is no port ${port}`);
});

test('the command ends at a taken port before it installs anything', async () => {
  const { port, close } = await listenOnLoopback(createServer());
  onTestFinished(close);
  const stateDir = mkdtempSync(join(tmpdir(), 'free-ports-'));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const { program, arguments: words } = nodeCommand([join(import.meta.dirname, '../wordpress.ts')]);
  const env = childEnvironment({ STATE_DIR: stateDir, PORT: String(port) });
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(program, words, { env }, (failure, _stdout, stderr) => {
      resolve({ code: failure?.code, stderr });
    });
  });
  expect([code, readdirSync(stateDir)]).toEqual([1, []]);
  expect(stderr).toContain(`Another program listens on port ${port}, where the site would listen.`);
});
