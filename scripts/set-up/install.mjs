/** Installs node_modules according to package-lock.json, on any Node ≥ 18 and without packages: all of it, or without
 * what only tests and checks need. A stamp in node_modules holds the digest of its lock file, so a command with
 * nothing to install loses only a millisecond. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Ends a command before its script runs. Only its message is shown: the cause and the remedy. */
export class SetUpError extends Error {
  name = 'SetUpError';
}

/** No install takes longer; the process number in an older lock belongs to another program by now. */
const maxInstallMs = 20 * 60_000;
const pollMs = 100;
/** Quoted as in NODE_OPTIONS. */
const npmNodeVersion = JSON.stringify(fileURLToPath(new URL('npm-node-version.cjs', import.meta.url)));

/** @param root The project's folder.
 * @param hasTools Whether devDependencies are needed, half of all packages: what only tests and checks need.
 * @throws SetUpError when the packages cannot be installed. */
export async function install(root, hasTools) {
  const stampFile = join(root, 'node_modules', '.set-up');
  const lockText = readText(join(root, 'package-lock.json'));
  // Packages with binaries differ by platform: a clone shared between two machines is set up again.
  const whole = `${process.platform}-${process.arch} ${createHash('sha256').update(lockText).digest('hex')}`;
  const withoutTools = `${whole} without tools`;
  const isSetUp = () => [whole, ...(hasTools ? [] : [withoutTools])].includes(readText(stampFile));
  if (isSetUp()) return;
  try {
    const unlock = await lock(join(root, '.state'));
    try {
      if (isSetUp()) return;
      const stamp = (await fill(root, JSON.parse(lockText).packages, hasTools)) ? whole : withoutTools;
      // The packages that bring Node 26 link it as `node`, which npm puts before the machine's own Node on the
      // PATH of scripts: where it cannot start (musl) no script would, and Windows cannot replace it while it runs.
      for (const file of ['node', 'node.cmd', 'node.ps1'])
        rmSync(join(root, 'node_modules', '.bin', file), { force: true });
      writeFileSync(stampFile, stamp);
    } finally {
      unlock();
    }
  } catch (cause) {
    if (cause.syscall === undefined) throw cause;
    throw new SetUpError(`The packages cannot be installed: ${cause.message}.`, { cause });
  }
}

/** Brings node_modules in line with the lock file.
 * @returns Whether the tools are there too. */
async function fill(root, packages, hasTools) {
  if (isInstalled(root, packages, true)) return true;
  if (!isInstalled(root, packages, false)) {
    process.stderr.write('Installing packages (once for each package-lock.json) …\n');
    await runNpm(root, ['ci', hasTools ? '--include=dev' : '--omit=dev']);
  } else if (hasTools) {
    process.stderr.write('Installing the packages of tests and checks (once for each package-lock.json) …\n');
    // Deletes nothing, unlike `npm ci`: a server may run from the packages that are there.
    await runNpm(root, ['install', '--no-save', '--include=dev']);
  }
  return hasTools;
}

async function runNpm(root, words) {
  const npmScript = process.env.npm_execpath ?? '';
  const isNpm = basename(npmScript) === 'npm-cli.js';
  const options = '--include=optional --loglevel=error --no-audit --no-fund'.split(' ');
  const npmArguments = [...(isNpm ? [npmScript] : []), ...words, ...options];
  const ended = await runChild(isNpm ? process.execPath : 'npm', npmArguments, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: !isNpm && process.platform === 'win32',
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require=${npmNodeVersion}` },
  });
  if (ended === 0) return;
  const reason = ended instanceof Error ? ended.message : `it ended with ${ended}`;
  throw new SetUpError(
    `Installing the packages failed (npm ${words[0]}: ${reason}); see the output of npm above. ` +
      'Check the network and the free disk space, then run the same command again.',
  );
}

/** Whether node_modules matches package-lock.json by npm's own record, as after a plain `npm ci`, or at least but
 * for the tools. */
function isInstalled(root, { '': _project, ...wanted }, hasTools) {
  const record = readText(join(root, 'node_modules', '.package-lock.json'));
  if (record === '') return false;
  const installed = JSON.parse(record).packages;
  const isThere = ([path, locked]) => {
    const found = installed[path];
    if (found === undefined)
      return (!hasTools && isTool(locked)) || (locked.optional === true && !isForThisMachine(locked));
    return found.version === locked.version && found.integrity === locked.integrity;
  };
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((path) => path in wanted);
}

/** Whether only devDependencies need it. */
const isTool = ({ dev }) => dev === true;

/** What names no machine comes with another package, or not at all. */
function isForThisMachine({ os, cpu, libc }) {
  if (os === undefined && cpu === undefined) return false;
  // Otherwise the report looks up the name of every open connection.
  process.report.excludeNetwork = true;
  const ownLibc = process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  const fits = (accepted, own) => accepted === undefined || accepted.includes(own);
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, ownLibc);
}

/** Waits until no other process installs in this clone. The lock is a folder that names its owner, and comes and goes
 * by renaming, so that no process sees half of it.
 * @param folder Where the lock lies; made when missing.
 * @returns Gives the lock back. */
async function lock(folder) {
  const held = join(folder, 'set-up.lock');
  const owner = `${process.pid}-${Date.now()}`;
  const own = `${held}.${owner}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'owner'), owner);
  for (let isWaiting = false; !hasRenamed(own, held); await sleep(pollMs)) {
    const holder = readText(join(held, 'owner'));
    if (holder === '') continue;
    // Only one of several waiters that find the owner dead can rename the lock away: a folder cannot be
    // renamed to an existing one.
    if (isDead(holder)) hasRenamed(held, `${held}.${holder}`);
    else if (!isWaiting) {
      isWaiting = true;
      process.stderr.write(`Waiting for process ${parseInt(holder)}, which installs packages …\n`);
    }
  }
  return () => {
    hasRenamed(held, own);
    rmSync(own, { recursive: true, force: true });
  };
}

/** @returns false where the target exists or the source has gone. */
function hasRenamed(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'].includes(error.code)) return false;
    throw error;
  }
}

function isDead(owner) {
  const [pid, since] = owner.split('-').map(Number);
  if (Date.now() - since > maxInstallMs) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** @returns The text of a file, '' where there is none. */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Runs a program to its end; signals that arrive before that are passed to it.
 * @returns Its exit code, the name of the signal that ended it, or the error why it did not start. */
export async function runChild(command, commandArguments, options) {
  const child = spawn(command, commandArguments, options);
  // At a terminal Ctrl-C reaches the program too; passed on, it would arrive twice.
  const isShared = process.stdin.isTTY === true;
  const forward = (signal) => {
    if (!(isShared && signal === 'SIGINT')) child.kill(signal);
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const poll = endWithShell(child);
  const ended = await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  clearInterval(poll);
  for (const signal of signals) process.off(signal, forward);
  return ended;
}

/** npm passes a signal to the shell between it and this process, and dash dies of it without passing it on. */
function endWithShell(child) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const shell = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(poll);
    child.kill('SIGTERM');
  }, pollMs);
  return poll;
}
