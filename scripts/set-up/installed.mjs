import { join } from 'node:path';
import { readText } from './read-text.mjs';

/** Whether node_modules holds what package-lock.json says, by npm's own record, as after a plain `npm ci`.
 * @param root The project's folder. */
export function isInstalled(root) {
  const record = readText(join(root, 'node_modules', '.package-lock.json'));
  if (record === '') return false;
  const installed = JSON.parse(record).packages;
  const { '': _project, ...wanted } = JSON.parse(readText(join(root, 'package-lock.json'))).packages;
  const isThere = ([path, locked]) => {
    const found = installed[path];
    if (found === undefined) return locked.optional === true && !isForThisMachine(locked);
    return found.version === locked.version && found.integrity === locked.integrity;
  };
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((path) => path in wanted);
}

/** What names no machine comes with another package, or not at all. */
function isForThisMachine({ os, cpu, libc }) {
  if (os === undefined && cpu === undefined) return false;
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, machineLibc());
}

function fits(accepted, own) {
  return accepted === undefined || accepted.includes(own);
}

function machineLibc() {
  // Otherwise the report looks up the name of every open connection.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}
