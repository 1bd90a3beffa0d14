/** For tests: a clone in a separate folder, without installed packages and with a fake npm. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { nodeCommand } from '#platform/base/node-command.ts';

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

const npm = `#!/bin/sh
echo npm is busy
echo $@ >> npm.log
[ -e slow ] && sleep 1
[ -e broken ] && exit 7
[ $1 = ci ] && rm -rf node_modules
mkdir -p node_modules/.bin && touch node_modules/.bin/node
`;
const files = {
  'package-lock.json': lockText('1.0.0'),
  'scripts/echo.ts': 'const words: string[] = process.argv.slice(2); console.log(JSON.stringify(words));',
  'scripts/serve.ts':
    "process.on('SIGTERM', () => process.exit(console.log('bye') ?? 5)); setInterval(() => {}, 99); console.log('ready');",
  // Polls while a debugger attaches.
  'scripts/signalled.ts': `import { url } from 'node:inspector';
    process.kill(process.pid, 'SIGUSR1');
    for (let look = 0; look < 20 && url() === undefined; look += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(String(url()), JSON.stringify(process.execArgv));`,
  'scripts/crash.ts': "process.kill(process.pid, 'SIGKILL');",
} as const;

/** A package-lock.json with one package, one for tests, and a binary for one platform.
 * @param version Version of the package.
 * @param system Platform of the binary. */
export function lockText(version: string, system = 'another'): string {
  const binary = { ...locked('24.0.0'), optional: true, os: [system] };
  const packages = {
    '': { name: 'clone' },
    'node_modules/a': locked(version),
    'node_modules/node': binary,
    'node_modules/tool': { ...locked('1.0.0'), dev: true },
  };
  return JSON.stringify({ packages });
}

/** npm's record in node_modules after installing the package and the one for tests.
 * @param hasTools Whether the one for tests is there. */
export function recordText(version: string, hasTools = true): string {
  const tool = hasTools && { 'node_modules/tool': locked('1.0.0') };
  return JSON.stringify({ packages: { 'node_modules/a': locked(version), ...tool } });
}

function locked(version: string) {
  return { version, integrity: 'sha512-a' };
}

export class BareClone {
  readonly folder = mkdtempSync(join(tmpdir(), 'clone-'));

  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
    const scripts = dirname(import.meta.dirname);
    for (const part of ['run.mjs', 'set-up'])
      cpSync(join(scripts, part), join(this.folder, 'scripts', part), { recursive: true });
    for (const [file, content] of Object.entries(files)) this.write(file, content);
    this.write('bin/npm', npm, 0o755);
  }

  write(file: string, content = '', mode = 0o644): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), content, { mode });
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** Number of npm installs. */
  installs(): number {
    return this.npmCalls().length;
  }

  /** Arguments of each run of npm. */
  npmCalls(): readonly string[] {
    return this.has('npm.log') ? readFileSync(join(this.folder, 'npm.log'), 'utf8').trim().split('\n') : [];
  }

  /** Runs a script through scripts/run.mjs.
   * @param signal Sent to scripts/run.mjs as soon as the script prints something. */
  run(words: readonly string[], signal?: NodeJS.Signals): Promise<Ended> {
    const node = nodeCommand([join(this.folder, 'scripts/run.mjs'), ...words]);
    return this.#start([node.program, ...node.arguments], signal);
  }

  /** As npm runs it: in a shell that is killed by the signal and leaves its children running. */
  runInShell(name: string, signal: NodeJS.Signals): Promise<Ended> {
    const node = nodeCommand([join(this.folder, 'scripts/run.mjs'), name]);
    const line = `"${node.program}" ${node.arguments.map((word) => `"${word}"`).join(' ')}; exit 9`;
    return this.#start(['sh', '-c', line], signal);
  }

  async #start([program = '', ...words]: readonly string[], signal?: NodeJS.Signals): Promise<Ended> {
    const { npm_execpath: _, ...environment } = process.env;
    const path = [join(this.folder, 'bin'), process.env.PATH].join(delimiter);
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, PATH: path, npm_lifecycle_event: 'start' },
    });
    if (signal !== undefined) child.stdout.once('data', () => child.kill(signal));
    const ended = new Promise<Pick<Ended, 'code' | 'signal'>>((resolve) => {
      child.once('exit', (code, by) => resolve({ code, signal: by }));
    });
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { ...(await ended), stdout, stderr };
  }
}
