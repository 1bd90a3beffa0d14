/** Netlify's own command-line tool, installed on demand: it is large, and only the comparison needs it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../steps/command.ts';
import { log } from '#platform/base/log.ts';

/** Compatible versions; a newer Deno breaks the edge functions of this tool (netlify/cli issue 8522). */
const packages = ['netlify-cli@27.10.2', 'deno@2.9.5'];

const minute = 60_000;

export interface NetlifyTool {
  readonly program: string;
  /** Makes it work offline. */
  readonly environment: Readonly<Record<string, string>>;
}

export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
}

/** @throws {ConformanceError} If the packages cannot be installed. */
export async function installNetlifyTool(stateDir: string): Promise<NetlifyTool> {
  // The tool runs in its own folder and is resolved from there.
  const folder = resolve(stateDir, 'tools/netlify');
  const program = join(folder, 'node_modules/.bin/netlify');
  if (!existsSync(program)) await installPackages(folder);
  const bootstrap = join(folder, 'node_modules/@netlify/edge-functions-dev/dist/deno/bootstrap.mjs');
  return {
    program,
    environment: {
      DENO_DIR: seedDeno(join(folder, 'deno')),
      NETLIFY_EDGE_BOOTSTRAP: pathToFileURL(bootstrap).href,
      // The tool and the build plugins run on the Node of this process, which may not be the machine's own.
      PATH: [dirname(process.execPath), join(folder, 'node_modules/.bin'), process.env.PATH ?? ''].join(
        delimiter,
      ),
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
    },
  };
}

async function installPackages(folder: string): Promise<void> {
  log.info(`Installing ${packages.join(' and ')} (once, about 400 MB) …`);
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', ...packages];
  const result = await runCommand({
    program: 'npm',
    arguments: ['install', ...options],
    limitMs: 10 * minute,
  });
  if (result.type === 'exited' && result.code === 0) return;
  throw new ConformanceError(
    `Netlify's tool cannot be installed here, so nothing was compared. Output of npm:\n${result.output.slice(-2000)}`,
  );
}

/** The tool downloads types, and without them it silently omits edge functions. An empty module under the
 * name in Deno's cache replaces them.
 * @returns The folder. */
function seedDeno(folder: string): string {
  const url = 'https://edge.netlify.com/bootstrap/globals/types.ts';
  const name = createHash('sha256').update(new URL(url).pathname).digest('hex');
  const modules = join(folder, 'remote/https/edge.netlify.com');
  mkdirSync(modules, { recursive: true });
  const metadata = JSON.stringify({ headers: { 'content-type': 'application/typescript' }, url });
  writeFileSync(join(modules, name), `export {};\n// denoCacheMetadata=${metadata}`);
  return folder;
}
