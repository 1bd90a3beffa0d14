/** Writes the graph of the code (platform/publish/code-graph.ts) beside the pages that Astro compiles. Only astro.config.mjs
 * uses it. */
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest, type Digest } from '#platform/base/digest.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { type ModuleDigests, saveCodeGraph } from '../code-graph.ts';
import { buildCodeGraph, fileMark, type GraphContext, type GraphModule } from './build-graph.ts';
import { digestPublisher, type SiteModules } from './publisher-modules.ts';

/** Module that renders pages. */
const entry = 'src/platform/publish/compiled-app.ts';

/** The environment of Astro's compiler in which pages are rendered. */
const pageEnvironment = 'ssr';

/** A file that the compiler made. */
interface MadeFile {
  readonly code?: string;
  readonly moduleIds?: readonly string[];
}

interface PluginContext {
  readonly environment: { readonly name: string };
  readonly getModuleIds: () => Iterable<string>;
  readonly getModuleInfo: (id: string) => GraphModule | null;
  readonly getFileName: (reference: string) => string;
}

type Manifest = GraphContext['manifest'] & {
  readonly outDir: string;
  readonly buildServerDir: string;
  readonly buildClientDir: string;
};

/** @param siteModules Of the site, not of the platform. */
export function codeGraphPlugin(root: string, siteModules: SiteModules) {
  let modules: readonly GraphModule[] = [];
  let placed: ReadonlyMap<string, string> = new Map();
  const plugin = {
    name: 'code-graph',
    generateBundle(this: PluginContext, _: unknown, bundle: Readonly<Record<string, MadeFile>>) {
      if (this.environment.name !== pageEnvironment) return;
      modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      placed = findPlaced(modules, Object.values(bundle), (reference) => this.getFileName(reference));
    },
  };
  /** Call it when Astro has compiled everything.
   * @param made Digests of what else was made of the code. */
  const save = async (manifest: Manifest, made: ModuleDigests): Promise<void> => {
    // Packages may be installed elsewhere and linked.
    const installed = dirname(realpathSync(join(root, 'node_modules')));
    const places = [fileURLToPath(new URL('.', manifest.outDir)).slice(0, -1), root, installed];
    const others = {
      ...made,
      ...(await digestPublisher(root, siteModules)),
      files: digestFiles(fileURLToPath(manifest.buildClientDir)),
    };
    const graph = buildCodeGraph(modules, { root, places, entry, manifest, placed, others });
    saveCodeGraph(fileURLToPath(manifest.buildServerDir), graph);
  };
  return { plugin, save };
}

/** Addresses of files of the site that modules have been given in place of a mark of the compiler. */
function findPlaced(
  modules: readonly GraphModule[],
  files: readonly MadeFile[],
  getFileName: PluginContext['getFileName'],
): ReadonlyMap<string, string> {
  const addressesIn = ({ id, code }: GraphModule): readonly string[] => {
    const references = [...(code ?? '').matchAll(fileMark)].map(([, reference = '']) =>
      getFileName(reference),
    );
    if (code?.includes('__VITE_') !== true) return references;
    const made = files.find(({ moduleIds = [] }) => moduleIds.includes(id));
    return [...references, ...(made?.code?.match(/\/_astro\/[\w.-]+/gu) ?? [])];
  };
  const placed = modules.map((module) => [module.id, addressesIn(module).join(' ')] as const);
  return new Map(placed.filter(([, addresses]) => addresses !== ''));
}

function digestFiles(folder: string): Digest {
  const lines = filesBelow(folder, '').map((file) => `${file} ${digest(readFileSync(join(folder, file)))}`);
  return digest(lines.sort().join('\n'));
}
