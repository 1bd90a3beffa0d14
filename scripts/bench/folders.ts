/** Folders of the project and of the benches. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Creates a temporary folder, removed afterwards and on termination signals. */
export async function withTempFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const onSignal = (signal: keyof typeof signals) => {
    // A running child process is stopped first by its own guard (steps/command.ts), which sends the signal
    // again.
    if (process.listenerCount(signal) > 1) return;
    remove();
    process.exit(signals[signal]);
  };
  for (const signal of Object.keys(signals) as (keyof typeof signals)[]) process.on(signal, onSignal);
  try {
    return await use(folder);
  } finally {
    for (const signal of Object.keys(signals)) process.off(signal, onSignal);
    remove();
  }
}
