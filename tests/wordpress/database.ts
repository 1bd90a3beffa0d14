/** A private MariaDB on its own socket. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type GuardedProcess, startGuarded } from './guarded-process.ts';
import { programs } from './programs.ts';
import { waitUntil } from './wait-until.ts';

/** The log is copied in every run and has 96 MB by default. This option is needed when it is created and on
 * every start. */
export const smallLog = '--innodb-log-file-size=8M';

/** @param files Folder of its data.
 * @param run Folder for the socket; its path must be short. */
export async function startDatabase(files: string, run: string): Promise<GuardedProcess> {
  const socket = join(run, 's');
  const server = startGuarded(programs.database, [
    '--no-defaults',
    `--datadir=${files}`,
    `--socket=${socket}`,
    `--pid-file=${join(run, 'pid')}`,
    '--skip-networking',
    '--skip-grant-tables',
    '--skip-log-bin',
    '--performance-schema=OFF',
    // Durability is off: the data is not needed after the run.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-doublewrite=0',
    '--innodb-flush-method=nosync',
    '--innodb-buffer-pool-size=64M',
    '--key-buffer-size=4M',
    '--max-connections=40',
    smallLog,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ]);
  await waitUntil(() => {
    if (server.hasEnded()) throw new Error(`MariaDB ended: ${server.output()}`);
    return existsSync(socket);
  });
  return server;
}
