/** Compiles the pages once for each version of their code. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFile, makePrivateFolder, writePrivateFile } from '#platform/base/files.ts';
import { putInPlace } from '#platform/base/out-files.ts';
import { closeFolder } from '#platform/base/restrict-folders.ts';
import { trustedJson } from '#platform/base/json.ts';
import { nodeCommand } from '#platform/base/node-command.ts';
import { digest, type Digest } from '#platform/base/digest.ts';
import { type FileMark, filesBelow, scanFolder } from '#platform/base/file-marks.ts';
import { loadCodeGraph } from './code-graph.ts';
import { compiledEntry, compiledFolder, type PageSettings } from './compiled-pages.ts';

/** Compiled versions kept besides the current one, so that switching back to earlier code needs no compilation. */
const keptVersions = 3;

/** Folders and files that affect how a page looks, relative to the root of the project. */
const codeFolders = ['src', 'public'];
const codeFiles = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** Folders of src that no page depends on. */
const foldersWithoutPages = ['content', 'server', 'on-demand'] as const;

const otherFiles = new RegExp(`^src/(?:${foldersWithoutPages.join('|')})/|\\.test\\.tsx?$`, 'u');

/** Compilation failed; the message contains the output of the compiler. */
export class CompileError extends Error {
  override readonly name = 'CompileError';
}

/** Digest of the files that pages are compiled from, comments included: other files need another compilation.
 * @param root Folder of the project.
 * @param stateDir Stores file times, so that unchanged files are not read again. */
export function digestCode(root: string, stateDir: string): Digest {
  const marksFile = join(stateDir, 'code.json');
  const known = existsSync(marksFile) ? trustedJson<FileMark[]>(readFileSync(marksFile, 'utf8')) : [];
  const marks = new Map(known.map((mark) => [mark.path, mark]));
  const { changed, touched, removed } = scanFolder(root, marks, listCode);
  for (const mark of [...changed, ...touched]) marks.set(mark.path, mark);
  for (const path of removed) marks.delete(path);
  const sorted = [...marks.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  if (changed.length + touched.length + removed.length > 0) {
    writePrivateFile(marksFile, JSON.stringify(sorted));
  }
  const parts = sorted.map((mark) => `${mark.path} ${mark.digest}`);
  return digest([process.version, ...parts].join('\n'));
}

/** Digest of the compiled code and of every setting that affects a page. Settings do not affect compilation.
 * @param compiled Name of the compiled pages. */
export function digestVersion(compiled: Digest, settings: PageSettings): Digest {
  return digest(`${compiled}\n${JSON.stringify(settings)}`);
}

function listCode(root: string): readonly string[] {
  const folders = codeFolders.filter((folder) => existsSync(join(root, folder)));
  return [...folders.flatMap((folder) => filesBelow(root, folder)), ...codeFiles].filter(
    (path) => !otherFiles.test(path),
  );
}

export interface CompiledPages {
  /** Digest of what was compiled: files that differ in comments only are compiled to the same. */
  readonly name: Digest;
  /** Module that renders pages (platform/publish/compiled-app.ts). */
  readonly entry: string;
  /** Static files for the site: styles, scripts, pictures. */
  readonly clientDir: string;
}

export interface CompileOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly stateDir: string;
  /** Digest of the files of the code. */
  readonly code: Digest;
  /** Called before a compilation, which takes a while. */
  readonly onCompile?: () => void;
}

/** Names of the files that a version was compiled from are in this folder of it. */
const sourcesFolder = 'sources';

/** Compiles the pages, unless that was done before.
 * @throws {CompileError} With the output of the compiler. */
export function compilePages({ root, stateDir, code, onCompile }: CompileOptions): CompiledPages {
  const versions = compiledFolder(stateDir);
  const known = existsSync(versions) ? readdirSync(versions) : [];
  let name = known.find((version) => existsSync(join(versions, version, sourcesFolder, code))) as
    Digest | undefined;
  if (name === undefined) {
    onCompile?.();
    name = compile(versions, root, code);
  }
  keepNewestVersions(versions, name);
  return { name, entry: compiledEntry(stateDir, name), clientDir: join(versions, name, 'client') };
}

/** The compiler puts variables into modules that hold their names as a word (import.meta.env), `_` of a shell too: it gets
 * only what programs need to run. */
const neededVariables = new Set(
  'PATH HOME USERPROFILE TMPDIR TMP TEMP SYSTEMROOT NODE_OPTIONS NODE_COMPILE_CACHE'.split(' '),
);

/** What the compiler gets of an environment: the same pages everywhere. */
export function compilerEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const needed = Object.entries(environment).filter(([name]) => neededVariables.has(name.toUpperCase()));
  return { ...Object.fromEntries(needed), ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
}

/** Room in megabytes for young objects, of which the compiler makes many: a tenth of its processor time. It has that room
 * from the start, because it ends before it would have grown. */
const fewCollections = ['--min-semi-space-size=128', '--max-semi-space-size=128'];

/** @param versions Folder of all compiled versions.
 * @returns The name of the version. */
function compile(versions: string, root: string, code: Digest): Digest {
  // Always the same: the compiler writes it into some modules.
  const draft = join(versions, 'draft');
  rmSync(draft, { recursive: true, force: true });
  makePrivateFolder(draft);
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const node = nodeCommand([...fewCollections, astro, 'build', '--root', root, '--outDir', draft]);
  const run = spawnSync(node.program, node.arguments, {
    env: compilerEnvironment(process.env),
    encoding: 'utf8',
    cwd: root,
  });
  if (run.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new CompileError(`The pages do not compile. Astro says:\n${run.stdout}\n${run.stderr}`);
  }
  const name = loadCodeGraph(join(draft, 'server')).digest;
  const folder = join(versions, name);
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else {
    closeFolder(draft);
    putInPlace(draft, folder);
  }
  makePrivateFolder(join(folder, sourcesFolder));
  makePrivateFile(join(folder, sourcesFolder, code));
  return name;
}

/** Marks a version as used and removes the least recently used ones.
 * @param versions Folder of all compiled versions.
 * @param current Name of the version in use. */
export function keepNewestVersions(versions: string, current: string): void {
  const now = new Date();
  utimesSync(join(versions, current), now, now);
  const others = readdirSync(versions)
    .filter((name) => name !== current)
    .map((name) => ({ name, usedAt: statSync(join(versions, name)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { name } of others.slice(keptVersions))
    rmSync(join(versions, name), { recursive: true, force: true });
}

/** Reads the commit of a checkout without starting git.
 * @returns The empty string where there is no checkout. */
export function readCommit(root: string): string {
  const read = (file: string) => {
    try {
      return readFileSync(join(root, '.git', file), 'utf8');
    } catch {
      // There is no checkout, or the ref is packed. The commit is optional.
      return '';
    }
  };
  const head = read('HEAD').trim();
  const ref = /^ref: (.+)$/u.exec(head)?.[1];
  if (ref === undefined) return head;
  const packed = () =>
    read('packed-refs')
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(' ')[0];
  return read(ref).trim() || (packed() ?? '');
}
