import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { diagnoseOutbox } from './outbox.ts';

test('the doctor reports how full the folder of orders is, and the remedy', async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'state-'));
  onTestFinished(() => rm(stateDir, { recursive: true }));
  const diagnose = async (maxFiles: number, smtpUrl?: string) => {
    const live = { smtpUrl, outbox: { maxFiles, maxBytes: 1_000_000 } };
    return (await diagnoseOutbox(live, stateDir)).map(({ state }) => state);
  };
  expect(await diagnose(1)).toEqual(['good']);
  await mkdir(join(stateDir, 'outbox'));
  for (const name of ['a', 'b', 'c', 'd']) await writeFile(join(stateDir, 'outbox', `${name}.eml`), 'x');
  expect(await diagnose(10)).toEqual(['good']);
  expect(await diagnose(5)).toEqual(['warning']);
  expect(await diagnose(4)).toEqual(['bad']);
  expect(await diagnose(4, 'smtp://127.0.0.1:25')).toEqual([]);
});
