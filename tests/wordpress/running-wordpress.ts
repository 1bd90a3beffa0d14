/** A real, empty WordPress on loopback with its own database, deleted when it is stopped. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '#fakes/loopback.ts';
import { startDatabase } from './database.ts';
import { startGuarded } from './guarded-process.ts';
import { prepareCopy, router, wordpressEnvironment } from './prepared-copy.ts';
import { programs } from './programs.ts';
import { waitUntil } from './wait-until.ts';

const accessSchema = z.object({
  /** Application passwords: `admin` edits, `reader` is the user of the site. */
  admin: z.string(),
  reader: z.string(),
});

export interface WordPressAccess extends z.output<typeof accessSchema> {
  /** Root of its addresses, without a trailing slash. */
  readonly url: string;
  /** Its wp-content folder. */
  readonly contentDir: string;
}

export interface RunningWordPress {
  readonly access: WordPressAccess;
  readonly stop: () => Promise<void>;
}

const phpWorkers = 4;

/** @param stateDir Contains the copy that is prepared once. */
export async function startWordPress(stateDir: string): Promise<RunningWordPress> {
  const copy = await prepareCopy(stateDir);
  const run = mkdtempSync(join(tmpdir(), 'wordpress-'));
  mkdirSync(join(run, 'content', 'uploads'), { recursive: true });
  cpSync(copy.database, join(run, 'database'), { recursive: true });
  const database = await startDatabase(join(run, 'database'), run);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const php = startGuarded(
    programs.php,
    [
      '-d',
      'opcache.enable_cli=1',
      '-d',
      'memory_limit=256M',
      '-d',
      'max_execution_time=60',
      '-S',
      `127.0.0.1:${port}`,
      '-t',
      copy.wordpress,
      router,
    ],
    { ...wordpressEnvironment(url, run), PHP_CLI_SERVER_WORKERS: String(phpWorkers) },
  );
  const stop = async () => {
    await Promise.all([php.stop(), database.stop()]);
    rmSync(run, { recursive: true, force: true });
  };
  let answer = '';
  try {
    await waitUntil(async () => {
      if (php.hasEnded()) throw new Error(`PHP ended: ${php.output()}`);
      answer = await fetch(`${url}/wp-json/wp/v2/types`).then(
        (response) => response.text(),
        () => '',
      );
      return answer.startsWith('{');
    });
  } catch (cause) {
    await stop();
    throw new Error(`WordPress does not start. It answers ${answer}; PHP says ${php.output()}`, { cause });
  }
  const access = accessSchema.parse(JSON.parse(readFileSync(copy.access, 'utf8')));
  return { access: { ...access, url, contentDir: join(run, 'content') }, stop };
}
