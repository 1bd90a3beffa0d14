import { expect, test } from 'vitest';
import { nodeCommand } from '#platform/base/node-command.ts';
import { BareClone, lockText, recordText } from './set-up/bare-clone.ts';

const installing = 'Installing packages (once for each package-lock.json) …\nnpm is busy\n';

test('a bare clone is installed once, and only the script writes to standard output', async () => {
  const clone = new BareClone();
  const first = await clone.run(['echo', '--json', 'a b']);
  expect(first).toMatchObject({ code: 0, stdout: '["--json","a b"]\n', stderr: installing });
  const second = await clone.run(['echo']);
  expect(second).toMatchObject({ code: 0, stdout: '[]\n', stderr: '' });
  expect(clone.installs()).toBe(1);
});

test('a changed lock file is installed again', async () => {
  const clone = new BareClone();
  await clone.run(['echo']);
  clone.write('package-lock.json', lockText('1.0.1'));
  await clone.run(['echo']);
  expect(clone.installs()).toBe(2);
});

test('what npm has installed by itself is taken as it is', async () => {
  const clone = new BareClone();
  clone.write('node_modules/.package-lock.json', recordText('1.0.0'));
  expect(await clone.run(['echo'])).toMatchObject({ code: 0, stderr: '' });
  expect(clone.installs()).toBe(0);
});

test('what npm has installed from another lock file is replaced', async () => {
  const clone = new BareClone();
  clone.write('node_modules/.package-lock.json', recordText('0.9.0'));
  await clone.run(['echo']);
  expect(clone.installs()).toBe(1);
});

test('a binary for this machine that npm has left out is installed', async () => {
  const clone = new BareClone();
  clone.write('package-lock.json', lockText('1.0.0', process.platform));
  clone.write('node_modules/.package-lock.json', recordText('1.0.0'));
  await clone.run(['echo']);
  expect(clone.installs()).toBe(1);
});

test('a command that needs no tools installs none, and one that needs them adds them to what is there', async () => {
  const clone = new BareClone();
  await clone.run(['serve'], 'SIGTERM');
  expect(clone.npmCalls()).toEqual([expect.stringMatching(/^ci --omit=dev --include=optional /u)]);
  clone.write('node_modules/.package-lock.json', recordText('1.0.0', false));
  await clone.run(['serve'], 'SIGTERM');
  expect(clone.installs()).toBe(1);

  const ended = await clone.run(['echo']);
  expect(ended.stderr).toContain('Installing the packages of tests and checks');
  expect(clone.npmCalls()[1]).toMatch(/^install --no-save --include=dev --include=optional /u);
  expect(clone.has('node_modules/.package-lock.json')).toBe(true);
  await clone.run(['echo']);
  await clone.run(['serve'], 'SIGTERM');
  expect(clone.installs()).toBe(2);
});

test('a changed lock file is installed anew for a command that needs no tools too', async () => {
  const clone = new BareClone();
  await clone.run(['serve'], 'SIGTERM');
  clone.write('package-lock.json', lockText('1.0.1'));
  await clone.run(['serve'], 'SIGTERM');
  expect(clone.npmCalls()).toEqual([
    expect.stringMatching(/^ci --omit=dev/u),
    expect.stringMatching(/^ci --omit=dev/u),
  ]);
});

test('the Node that packages bring does not hide the Node of the machine', async () => {
  const clone = new BareClone();
  await clone.run(['echo']);
  expect(clone.has('node_modules/.bin')).toBe(true);
  expect(clone.has('node_modules/.bin/node')).toBe(false);
});

test('when npm fails the script does not run, a message gives the remedy, and the next run retries', async () => {
  const clone = new BareClone();
  clone.write('broken');
  const ended = await clone.run(['echo']);
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toContain('Installing the packages failed (npm ci: it ended with 7)');
  expect(ended.stderr).toMatch(
    /Check the network and the free disk space, then run the same command again\.\n$/u,
  );
  await clone.run(['echo']);
  expect(clone.installs()).toBe(2);
});

test('of two at once one installs and the other waits for it', async () => {
  const clone = new BareClone();
  clone.write('slow');
  const both = await Promise.all([clone.run(['echo']), clone.run(['echo'])]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.map(({ stderr }) => stderr).join('')).toMatch(
    /^Waiting for process \d+, which installs packages …$/mu,
  );
  expect(clone.installs()).toBe(1);
});

test('the lock of an install that died is taken over by one', async () => {
  const clone = new BareClone();
  const noProcess = 2 ** 30;
  clone.write('.state/set-up.lock/owner', `${noProcess}-${Date.now()}`);
  await Promise.all([clone.run(['echo']), clone.run(['echo']), clone.run(['echo'])]);
  expect(clone.installs()).toBe(1);
  expect(clone.has('.state/set-up.lock')).toBe(false);
});

test('a signal reaches the script, and its exit code is handed on', async () => {
  const clone = new BareClone();
  expect(await clone.run(['serve'], 'SIGTERM')).toMatchObject({ code: 5, stdout: 'ready\nbye\n' });
});

test('a script ends when the shell that npm put before it dies of a signal', async () => {
  const clone = new BareClone();
  const ended = await clone.runInShell('serve', 'SIGTERM');
  expect(ended).toMatchObject({ signal: 'SIGTERM', stdout: 'ready\nbye\n' });
});

test('a script that a signal ended looks so from outside', async () => {
  const clone = new BareClone();
  expect(await clone.run(['crash'])).toMatchObject({ code: null, signal: 'SIGKILL' });
});

test('an unknown name is answered with the names there are', async () => {
  const clone = new BareClone();
  expect(await clone.run(['sevre'])).toMatchObject({
    code: 1,
    stderr:
      'There is no script "sevre". Name one of these after scripts/run.mjs: crash, echo, serve, signalled.\n',
  });
  expect(clone.installs()).toBe(0);
});

test('no signal opens the inspector of a script, which runs with the flags of every Node of this project', async () => {
  const { stdout, stderr } = await new BareClone().run(['signalled']);
  expect(stdout).toBe(`undefined ${JSON.stringify(nodeCommand([]).arguments)}\n`);
  expect(stderr).not.toContain('Debugger');
});
