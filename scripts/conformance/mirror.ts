/** A copy of the files deployed to Netlify, so its tool writes nothing into the project. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runCommand } from '../steps/command.ts';
import { ConformanceError } from './netlify-tool.ts';

const copied = ['functions', 'netlify', 'src', 'public', 'package.json', 'tsconfig.json'];

interface Mirrored {
  /** Folder of the project. */
  readonly root: string;
  /** The published site. */
  readonly outDir: string;
  readonly stateDir: string;
}

/** @returns The folder, which the caller removes.
 * @throws {ConformanceError} */
export async function makeMirror({ root, outDir, stateDir }: Mirrored): Promise<string> {
  // Two folders deep: a bundler that searches above the project must not find this one's packages.
  const folder = resolve(stateDir, 'conformance/site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(outDir, join(folder, 'dist'), { recursive: true });
  copyState(stateDir, join(folder, '.state'));
  plantPrivateFiles(folder);
  const configuration = readFileSync(join(root, 'netlify.toml'), 'utf8');
  // The site is published already.
  const own = configuration.replace(/command = "npm run build[^"]*"/u, 'command = "true"');
  writeFileSync(join(folder, 'netlify.toml'), own);
  await copyPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Parts of STATE_DIR that functions read, if present. */
const readParts =
  /^(?:compiled|publishes|sync-notes|content-health\.json|live-site\.json|state-\d+\.sqlite.*)$/u;

/** Files that no function may contain: private ones, and content of an older format. */
const privateFiles = [
  '.state/state-0.sqlite',
  '.env',
  '.state/status-secret',
  '.state/outbox/order.eml',
  '.state/hooks/taken-ids.sqlite',
  '.state/sync/etags.json',
];

function copyState(from: string, to: string): void {
  for (const name of readdirSync(from))
    if (readParts.test(name)) cpSync(join(from, name), join(to, name), { recursive: true });
}

function plantPrivateFiles(folder: string): void {
  for (const path of privateFiles) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
}

/** Hard links if the disk allows: functions are bundled with real files, and copying a gigabyte is slow. */
async function copyPackages(from: string, to: string): Promise<void> {
  for (const way of ['-al', '-a']) {
    const result = await runCommand({ program: 'cp', arguments: [way, from, to], limitMs: 300_000 });
    if (result.type === 'exited' && result.code === 0 && existsSync(to)) return;
    rmSync(to, { recursive: true, force: true });
  }
  throw new ConformanceError(`${from} cannot be copied to ${to}. Make room on the disk and try again.`);
}
