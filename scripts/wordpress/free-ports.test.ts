import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, listenOnLoopback } from '#fakes/loopback.ts';
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

test('the port after the last one is none', async () => {
  await expect(checkPorts([{ port: 65_536, of: 'WordPress' }])).rejects.toThrow('There is no port 65536');
});
