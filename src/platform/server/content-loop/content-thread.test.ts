import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeLog } from '#fakes/fake-log.ts';
import { parseSettings } from '#platform/publish/settings.ts';
import { RunningPublish } from '../running-publish.ts';
import { ContentThread } from './content-thread.ts';
import { site } from '#features/site.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a thread that dies is count and started again, until it is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thread-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { report, messages: message } = fakeLog();
  const settings = parseSettings({ STATE_DIR: join(folder, 'state') });
  // The thread finds no code at this path.
  const places = { root: join(folder, 'nowhere'), settings, contentBase: undefined, pageBuilder: undefined };
  const thread = new ContentThread({
    file: site.threads.content,
    places,
    running: new RunningPublish({ outDir: folder, stateDir: folder }),
    report,
  });
  thread.start();
  await expect.poll(() => message.length, { timeout: 50_000, interval: 20 }).toBeGreaterThan(1);
  expect(message[0]).toMatch(/^The thread that publishes content died .*It is started again\.$/su);
  await thread.stop();
  const count = message.length;
  thread.accept({ type: 'content-base' });
  await thread.stop();
  expect(message.length).toBe(count);
});
