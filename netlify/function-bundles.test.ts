/** What Netlify packs into each function (node_bundler of netlify.toml): a function that reaches less starts faster. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const names = readdirSync(join(root, 'functions')).map((file) => file.replace('.ts', ''));

/** Files of the calls, as each feature lists them. */
const callFiles = new Set([
  'src/platform/calls/hooks/content-hook.ts',
  ...globSync('src/features/*/calls.server.ts', { cwd: root }).flatMap((list) =>
    Array.from(
      readFileSync(join(root, list), 'utf8').matchAll(/^import \{.* from '\.\/(.+\.server\.ts)';$/gmu),
      ([, file = '']) => join(dirname(list), file),
    ),
  ),
]);

/** A file that many functions pack is read once for those that are bundled together; all of them at once take half a gigabyte. */
const bundledTogether = 6;

/** Files that give something to the bundle of a function, by its name. */
const packed = new Map<string, readonly string[]>();
for (let first = 0; first < names.length; first += bundledTogether) {
  const some = names.slice(first, first + bundledTogether);
  const lists = await listBundled(some.map((name) => `functions/${name}.ts`));
  for (const [place, name] of some.entries()) packed.set(name, lists[place] ?? []);
}

/** Files that give something to the bundle of each entry. */
async function listBundled(entries: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: 'bundles',
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  return entries.map((entry) => {
    const { inputs = {} } = metafile.outputs[`bundles/${basename(entry, '.ts')}.js`] ?? {};
    return Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0);
  });
}

const packedIn = (name: string): readonly string[] => packed.get(name) ?? [];

const isOurs = (file: string): boolean => !file.includes('node_modules/');

function callsIn(name: string): readonly string[] {
  return packedIn(name)
    .filter((file) => callFiles.has(file))
    .map((file) => basename(file, '.ts').replace('.server', ''))
    .toSorted();
}

/** Calls of functions that ask several, or whose call has another name. */
const packedCalls: Readonly<Record<string, readonly string[]>> = {
  calendar: ['calendar', 'discharges'],
  'calendar-entries': ['calendar', 'calendar-entries', 'discharges'],
  'hooks-content': ['content-hook'],
  'render-calendar': ['calendar', 'calendar-entries', 'discharges'],
  'render-calendar-file': ['discharges'],
  'render-lookup': ['calendar', 'discharges', 'unserved'],
  'render-poster': ['discharges'],
  'render-search': ['content-search', 'grouped-search'],
  'render-unserved': ['unserved'],
  'render-unserved-feed': ['unserved'],
  search: ['grouped-search'],
};

/** A call packs itself; what renders a page or looks for changes asks none. */
const namedCalls = (name: string): readonly string[] => (/^re(?:nder|build)-/u.test(name) ? [] : [name]);

test('a function packs the calls that it answers or asks, and no other', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(packedCalls)));
  for (const name of names)
    expect([name, ...callsIn(name)]).toEqual([name, ...(packedCalls[name] ?? namedCalls(name))]);
});

test('a function that renders pages is given the compiled pages and the answers that they ask for', () => {
  const rules = /^\[functions\."?([\w*-]+)"?\]\n {2}included_files = \[([^\]]*)\]/gmu;
  const included = Array.from(
    readFileSync(join(root, 'netlify.toml'), 'utf8').matchAll(rules),
    ([, pattern = '', files = '']) => ({ pattern, files }),
  );
  const rendering = names.filter((name) =>
    packedIn(name).includes('src/platform/on-demand/page-renderer.ts'),
  );
  expect(rendering).toEqual(expect.arrayContaining(['helpdesk', 'orders', 'render-search', 'withdrawals']));
  const given = rendering.map((name) => {
    const files = included.filter(({ pattern }) => matchesGlob(name, pattern)).map((rule) => rule.files);
    const text = files.join('\n');
    return [
      name,
      text.includes('"dist/page-answers/*.json"'),
      text.includes('".state/compiled/*/server/**"'),
    ];
  });
  expect(given).toEqual(rendering.map((name) => [name, true, true]));
});

test('no function packs a list of all features', () => {
  const lists = names.flatMap((name) =>
    packedIn(name).filter((file) => /^src\/features\/[^/]+$/u.test(file)),
  );
  expect(lists).toEqual([]);
});

test('only functions that draw pack what draws', () => {
  const drawing = names.filter((name) =>
    packedIn(name).some((file) => /node_modules\/(?:pdfkit|fontkit)\//u.test(file)),
  );
  expect(drawing).toEqual(['orders', 'render-poster', 'render-sorting-sheet']);
});

// Six of them are settings: each feature has its own, and all are checked wherever one is read.
test('the lookup, which is called most, packs at most 66 files of ours', () => {
  const own = packedIn('discharges').filter(isOurs);
  expect(own).toContain('src/features/discharges/discharges.server.ts');
  expect(own.length).toBeLessThanOrEqual(66);
});

test('the edge function needs no package', async () => {
  const [files = []] = await listBundled(['netlify/edge-functions/address.ts']);
  expect(files).toContain('src/shell/addresses/edge-answer.ts');
  expect(files.filter((file) => !isOurs(file))).toEqual([]);
});
