/** Netlify build plugin: keeps the publishing state between builds, so a build renders only what changed, and scripts
 * and styles of earlier deploys remain for open pages (src/platform/publish).
 * It runs before the project is installed, so it is plain JavaScript. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stateDir = '.state';
const outDir = 'dist';

/** Parts of STATE_DIR that the next build does not need: backups for rollbacks on a server, compressed files, tools
 * of the benches, unsent orders, and code that is bundled again. */
const passing = ['previous', 'compressed', 'tools', 'outbox', 'bundled'];

export const onPreBuild = async ({ utils }) => {
  await utils.cache.restore([stateDir, outDir]);
  writeSkewProtection();
};

/** Functions are bundled after this and contain the state database; files of older formats are removed. */
export const onBuild = () => {
  const names = existsSync(stateDir) ? readdirSync(stateDir) : [];
  const parseFormat = (name) => Number(/^state-(\d+)\.sqlite/u.exec(name)?.[1] ?? Infinity);
  const current = Math.max(...names.map(parseFormat).filter(Number.isFinite));
  for (const name of names.filter((one) => parseFormat(one) < current)) rmSync(join(stateDir, name));
  if (existsSync(stateDir)) openToFunctions(stateDir);
};

/** STATE_DIR is readable by its owner only (src/platform/base/files.ts), and files keep their modes in a function, which runs as
 * another user. The build machine has no other users. */
function openToFunctions(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToFunctions(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o044);
  }
}

export const onPostBuild = async ({ utils }) => {
  const parts = existsSync(stateDir) ? readdirSync(stateDir).filter((name) => !passing.includes(name)) : [];
  await utils.cache.save([...parts.map((name) => join(stateDir, name)), outDir]);
};

/** Which requests may name their deploy, and how. Pages do not: their files have a digest in the name and remain
 * after the next deploy. */
function writeSkewProtection() {
  mkdirSync('.netlify/v1', { recursive: true });
  const allowed = { patterns: ['/_astro/.*', '/api/.*'], sources: [{ type: 'query', name: 'nfdpl' }] };
  writeFileSync('.netlify/v1/skew-protection.json', JSON.stringify(allowed));
}
