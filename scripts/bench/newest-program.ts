/** The newest version of a program that Debian has, beside the programs of the machine, whose release may be years old.
 * It is unpacked with all libraries that it needs and started by its own loader, so that the machine stays as it is. */
import { existsSync, globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#platform/base/log.ts';
import { runCommand } from '../steps/command.ts';
import { projectFolder } from './folders.ts';

const limitMs = 300_000;

/** @param name Of the program and of Debian's package with it.
 * @returns Path of a program that starts it; undefined where it cannot be had: not on Debian, or without a network. */
export async function newestProgram(name: string): Promise<string | undefined> {
  const folder = join(projectFolder, '.state/tools/newest', name);
  const starter = join(folder, name);
  if (existsSync(starter)) return starter;
  log.info(`Fetching the newest ${name} (once) …`);
  const root = join(folder, 'root');
  if (!(await downloadPackages(folder, name)) || !(await unpack(folder, root))) {
    log.warn(`The newest ${name} cannot be had; the one of the machine is taken.`);
    return undefined;
  }
  const [loader] = globSync('usr/lib/*/ld-linux-*.so.*', { cwd: root });
  const [program] = globSync(`usr/{bin,sbin}/${name}`, { cwd: root });
  if (loader === undefined || program === undefined) return undefined;
  const libraries = join(root, loader, '..');
  const start = `exec '${join(root, loader)}' --library-path '${libraries}' '${join(root, program)}' "$@"`;
  writeFileSync(starter, `#!/bin/sh\n${start}\n`, { mode: 0o755 });
  return starter;
}

/** Lets apt choose the packages, as for a machine that has none. Its lists and settings are in the folder. */
async function downloadPackages(folder: string, packageName: string): Promise<boolean> {
  const archive = await archiveOfMachine();
  if (archive === undefined) return false;
  for (const part of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'status'), '');
  writeFileSync(join(folder, 'sources.list'), `deb ${archive} unstable main\n`);
  const settings = {
    'Dir::Etc::sourcelist': join(folder, 'sources.list'),
    'Dir::Etc::sourceparts': '-',
    'Dir::State': folder,
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache': join(folder, 'cache'),
    'Debug::NoLocking': '1',
    'APT::Sandbox::User': '',
  };
  const options = Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  const install = ['install', '--yes', '--download-only', '--no-install-recommends', packageName];
  return (await succeeds('apt-get', [...options, 'update'])) && succeeds('apt-get', [...options, ...install]);
}

/** Address of the archive that the machine's own packages are from. */
async function archiveOfMachine(): Promise<string | undefined> {
  const format = '$(REPO_URI) $(SUITE)';
  const result = await runCommand({
    program: 'apt-get',
    arguments: ['indextargets', '--format', format],
    limitMs,
  });
  if (result.type !== 'exited' || result.code !== 0) return undefined;
  const line = result.output.split('\n').find((text) => text !== '' && !text.includes('security'));
  return line?.split(' ')[0];
}

async function unpack(folder: string, root: string): Promise<boolean> {
  const archives = join(folder, 'cache/archives');
  for (const file of readdirSync(archives).filter((one) => one.endsWith('.deb')))
    if (!(await succeeds('dpkg-deb', ['--extract', join(archives, file), root]))) return false;
  return true;
}

async function succeeds(program: string, options: readonly string[]): Promise<boolean> {
  const result = await runCommand({ program, arguments: options, limitMs });
  return result.type === 'exited' && result.code === 0;
}
