/** Runs the commands of the project as processes, each with its own folders. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { nodeCommand } from '#platform/base/node-command.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import type { SmallSite } from '../small-site.ts';
import { buildSite, root } from './built-site.ts';
import { copyByLinks } from './linked-copy.ts';

export interface Folders {
  readonly content: string;
  readonly site: string;
  readonly state: string;
  /** Absent: the system chooses. */
  readonly port?: string;
  /** Absent: the default. */
  readonly siteUrl?: string;
  /** Absent: the default. */
  readonly socialImages?: string;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Folders of the state that depend only on the code, and whose files never change. */
const lent = ['compiled', 'drawn'];

/** A copy of the shipped content with its own site and state, both as in the shared build. Compiled pages and
 * generated files are linked from the shared build. Deleted when the test ends. */
export async function copySite(): Promise<Folders> {
  const { settings, asBuilt } = await buildSite();
  const folder = mkdtempSync(join(inject('siteFolder'), 'copy-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const folders = {
    content: join(folder, 'content'),
    site: join(folder, 'site'),
    state: join(folder, 'state'),
  };
  cpSync(settings.contentDir, folders.content, { recursive: true });
  copyByLinks(join(asBuilt, 'site'), folders.site);
  const state = join(asBuilt, 'state');
  const isOwn = (source: string) => !lent.includes(relative(state, source));
  cpSync(state, folders.state, { recursive: true, filter: isOwn });
  for (const name of lent) symlinkSync(realpathSync(join(state, name)), join(folders.state, name));
  return folders;
}

/** The folders of a small site, for commands that need no more. A command keeps to its targets. */
export function toFolders({ settings }: SmallSite): Folders {
  const { contentDir, outDir, stateDir, socialImages } = settings;
  return { content: contentDir, site: outDir, state: stateDir, socialImages };
}

/** Starts a command, which is stopped when its test ends.
 * @param script Its name in the folder scripts, `build`. */
export function start(script: string, folders: Folders, args: readonly string[] = []): ChildProcess {
  const file = join(root, 'scripts', `${script}.ts`);
  const node = nodeCommand([file, ...args]);
  const child = spawn(node.program, node.arguments, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({
      CONTENT_DIR: folders.content,
      OUT_DIR: folders.site,
      STATE_DIR: folders.state,
      PORT: folders.port ?? '0',
      SITE_URL: folders.siteUrl ?? '',
      COMMIT_REF: 'commit-under-test',
      ...(folders.socialImages !== undefined && { SOCIAL_IMAGES: folders.socialImages }),
    }),
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** Waits for the end of a process and for all its output. */
export function ended(child: ChildProcess): Promise<Ended> {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, ...output });
    });
  });
}

export function run(script: string, folders: Folders, args: readonly string[] = []): Promise<Ended> {
  return ended(start(script, folders, args));
}

/** Every file of a site with its bytes. */
export function readSite({ site }: Folders): ReadonlyMap<string, string> {
  const files = existsSync(site) ? filesBelow(site, '') : [];
  return new Map(files.map((file) => [file, readFileSync(join(site, file), 'latin1')]));
}
