/** Compiles the service workers and notes what each script of a page may load, for the publisher to put
 * together (features/offline/published-worker.server.ts). Only astro.config.mjs uses it. */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { digest } from '#platform/base/digest.ts';
import type { ModuleDigests } from '#platform/publish/code-graph.ts';
import type { ScriptNeeds } from '#platform/publish/needed-files.ts';
import { type OfflineParts, saveOfflineParts } from './published-worker.server.ts';

/** Parts of pages that are of no use without a connection. */
const needConnection: readonly string[] = [
  'src/features/search/panel.browser.ts',
  'src/features/search/panel-view.browser.ts',
  'src/shell/browser/prove.browser.ts',
  'src/features/calendar/CalendarPanel.browser.tsx',
  'src/features/calendar/ShowArrived.browser.tsx',
  'src/features/calendar/PosterPanel.tsx',
  'src/features/offline/keep-offline.browser.ts',
];

/** A file that the compiler made. */
export interface MadeFile {
  readonly fileName: string;
  readonly code?: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

interface PluginContext {
  readonly environment: { readonly name: string };
}

export function openCompiled(root: string) {
  let scripts: ScriptNeeds = {};
  const plugin = {
    name: 'offline',
    generateBundle(this: PluginContext, _: unknown, bundle: Readonly<Record<string, MadeFile>>) {
      if (this.environment.name === 'client') scripts = scriptNeeds(Object.values(bundle), root);
    },
  };
  /** Call it when Astro has compiled everything.
   * @returns What pages do not refer to and the version of the code covers. */
  const save = async (manifest: { readonly buildServerDir: string }): Promise<ModuleDigests> => {
    const parts: OfflineParts = {
      worker: await bundleWorker(root, 'offline-worker.browser.ts'),
      switchedOff: await bundleWorker(root, 'switched-off-worker.ts'),
      scripts,
    };
    saveOfflineParts(fileURLToPath(manifest.buildServerDir), parts);
    return { 'offline worker': digest(JSON.stringify(parts)) };
  };
  return { plugin, save };
}

/** @param files Everything that was compiled for browsers.
 * @returns For each script the addresses of what it may load, at once or later, without a connection. */
export function scriptNeeds(files: readonly MadeFile[], root: string): ScriptNeeds {
  const made = new Map(files.map((file) => [file.fileName, file]));
  const isOfUse = (name: string) => {
    const path = made.get(name)?.facadeModuleId?.replace(`${root}/`, '') ?? '';
    return !needConnection.some((part) => path.startsWith(part));
  };
  return Object.fromEntries(
    files.flatMap(({ fileName, code, imports = [], dynamicImports = [] }) => {
      if (code === undefined) return [];
      const loaded = [...imports, ...dynamicImports.filter(isOfUse)].map((name) => `/${name}`);
      // Styles that a script links to.
      const named = code.match(/\/_astro\/[\w.-]+/gu) ?? [];
      return [[`/${fileName}`, [...new Set([...loaded, ...named])].sort()] as const];
    }),
  );
}

/** One file without imports: browsers differ in what a service worker may import. */
async function bundleWorker(root: string, name: string): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    input: `src/features/offline/${name}`,
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
