/**
 * Makes node_modules what package-lock.json says. A stamp in node_modules holds the digest of the lock file
 * it was made from, so that a command with nothing to install loses a millisecond.
 */
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { isInstalled } from './installed.mjs';
import { lock } from './lock.mjs';
import { readText } from './read-text.mjs';
import { SetUpError } from './set-up-error.mjs';

/** Quoted as in NODE_OPTIONS. */
const npmNodeVersion = JSON.stringify(fileURLToPath(new URL('npm-node-version.cjs', import.meta.url)));

/** @param root The project's folder.
 * @throws SetUpError when the packages cannot be installed. */
export async function install(root) {
  if (isStamped(root)) return;
  const unlock = await lock(join(root, '.state'));
  try {
    if (isStamped(root)) return;
    if (!isInstalled(root)) await installPackages(root);
    finishInstall(root);
  } catch (cause) {
    if (cause.syscall === undefined) throw cause;
    throw new SetUpError(`The packages cannot be installed: ${cause.message}.`, { cause });
  } finally {
    unlock();
  }
}

function isStamped(root) {
  return readText(stampFile(root)) === stampOf(root);
}

function stampFile(root) {
  return join(root, 'node_modules', '.set-up');
}

/** Packages with binaries differ by platform: a clone shared between two machines is set up again. */
function stampOf(root) {
  const digest = createHash('sha256').update(readText(join(root, 'package-lock.json')));
  return `${process.platform}-${process.arch} ${digest.digest('hex')}`;
}

async function installPackages(root) {
  process.stderr.write('Installing packages (once for each package-lock.json) …\n');
  const npmScript = process.env.npm_execpath ?? '';
  const isNpm = basename(npmScript) === 'npm-cli.js';
  const options = '--include=dev --include=optional --loglevel=error --no-audit --no-fund'.split(' ');
  const npmArguments = [...(isNpm ? [npmScript] : []), 'ci', ...options];
  const ended = await runChild(isNpm ? process.execPath : 'npm', npmArguments, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: !isNpm && process.platform === 'win32',
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require=${npmNodeVersion}` },
  });
  if (ended === 0) return;
  const reason = ended instanceof Error ? ended.message : `it ended with ${ended}`;
  throw new SetUpError(
    `Installing the packages failed (npm ci: ${reason}); what npm says stands above. ` +
      'Check the network and the free disk space, then run the same command again.',
  );
}

function finishInstall(root) {
  // The packages that bring Node 26 link it as `node`, which npm puts before the machine's own Node on the
  // PATH of scripts: where it cannot start (musl) no script would, and Windows cannot replace it while it runs.
  for (const file of ['node', 'node.cmd', 'node.ps1']) {
    rmSync(join(root, 'node_modules', '.bin', file), { force: true });
  }
  writeFileSync(stampFile(root), stampOf(root));
}
