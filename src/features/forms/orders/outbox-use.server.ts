import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface OutboxUse {
  readonly files: number;
  readonly bytes: number;
}

/** Folder of orders that could not be mailed because no mail server is configured. */
export function outboxFolder(stateDir: string): string {
  return join(stateDir, 'outbox');
}

/** Size of the outbox folder; zero when it does not exist. */
export async function measureOutbox(folder: string): Promise<OutboxUse> {
  const names = await readdir(folder).catch(() => []);
  // Files may be removed in the meantime.
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return { files: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
