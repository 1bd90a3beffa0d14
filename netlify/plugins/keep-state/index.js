/** Netlify build plugin: keeps what publishing remembers from one build to the next, so that a build there renders what
 * changed and no more, and so that scripts and styles of earlier deploys stay for pages that are open (src/publish).
 * It runs in the Node of Netlify's build, before this project is installed, so it is plain JavaScript. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stateDir = '.state';
const outDir = 'dist';

/** Parts of STATE_DIR that the next build has no use for: backups for a rollback on one machine, compressed files, tools
 * of the benches, orders that were never mailed and code that is bundled anew. */
const passing = ['previous', 'compressed', 'tools', 'outbox', 'bundled'];

export const onPreBuild = async ({ utils }) => {
  await utils.cache.restore([stateDir, outDir]);
  writeSkewProtection();
};

/** Functions are bundled next, and the content lies in them: that of an older format is no longer read. */
export const onBuild = () => {
  const names = existsSync(stateDir) ? readdirSync(stateDir) : [];
  const formatOf = (name) => Number(/^state-(\d+)\.sqlite/u.exec(name)?.[1] ?? Infinity);
  const current = Math.max(...names.map(formatOf).filter(Number.isFinite));
  for (const name of names.filter((one) => formatOf(one) < current)) rmSync(join(stateDir, name));
  if (existsSync(stateDir)) openToFunctions(stateDir);
};

/** The build closes STATE_DIR to other users (src/base/files), and files keep their rights on the way into a function, which
 * runs as another one. Nobody else has an account on the machine of a build. */
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

/** Which requests may name the deploy that they belong to, and how. Pages name none: what they load has a digest in its
 * name and stays when the next deploy brings other files. */
function writeSkewProtection() {
  mkdirSync('.netlify/v1', { recursive: true });
  const allowed = { patterns: ['/_astro/.*', '/api/.*'], sources: [{ type: 'query', name: 'nfdpl' }] };
  writeFileSync('.netlify/v1/skew-protection.json', JSON.stringify(allowed));
}
