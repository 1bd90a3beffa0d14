/** The modules that each kind of target runs, found by the compiler: its module graph, with a digest of each module
 * without comments. A target reads its part of the graph like any other input (publish/inputs.ts), so a change of one
 * component renders only the pages that have it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'rolldown/utils';
import { digest, type Digest } from '#base/digest.ts';
import { trustedJson } from '#base/json.ts';

/** Digests of modules by name: a path in the project, a package, or what the compiler made from modules ("styles of
 * src/pages/[...path].astro"). */
export type ModuleDigests = Readonly<Record<string, Digest>>;

export interface CodeOfKind {
  readonly digest: Digest;
  /** Names of the modules that it runs. */
  readonly modules: readonly string[];
}

export interface CodeGraph {
  /** Digest of the whole graph: the name of the compiled version. */
  readonly digest: Digest;
  readonly modules: ModuleDigests;
  /** By component (`src/pages/search.astro`) of the pages and endpoints. */
  readonly kinds: Readonly<Record<string, CodeOfKind>>;
}

/** What the compiler knows about a module. */
export interface GraphModule {
  readonly id: string;
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The part of Astro's manifest that says what pages refer to in the browser. */
export interface PageManifest {
  readonly routes: readonly {
    readonly routeData: { readonly component: string };
    readonly styles: readonly unknown[];
    readonly scripts: readonly unknown[];
    readonly links: readonly unknown[];
  }[];
  /** Compiled files by module. */
  readonly entryModules: Readonly<Record<string, string>>;
}

/** Settings of the compiler that may reach every page. */
const manifestSettings = [
  'site',
  'base',
  'trailingSlash',
  'compressHTML',
  'assetsDir',
  'buildFormat',
  'clientDirectives',
  'shouldInjectCspMetaTags',
] as const;

/** Names the table of routes. No kind depends on it: when it changes, addresses are matched again. */
export const routesName = 'routes';

const graphFile = 'code-graph.json';

export function loadCodeGraph(serverDir: string): CodeGraph {
  return trustedJson<CodeGraph>(readFileSync(join(serverDir, graphFile), 'utf8'));
}

export function saveCodeGraph(serverDir: string, graph: CodeGraph): void {
  writeFileSync(join(serverDir, graphFile), JSON.stringify(graph));
}

/** Modules of the compiler's own that name all pages: following them would tie every page to every other. */
const namesAllPages = /^\0virtual:astro:(?:page:|pages|manifest|routes|renderers)|^virtual:astro:page:/u;

const isStyle = (id: string): boolean => /\.css(?:$|\?)/u.test(id) && !/\?(?:raw|inline)/u.test(id);

interface Digested {
  readonly id: string;
  readonly name: string;
  readonly digest: Digest;
  readonly code: string;
}

export interface GraphContext {
  /** Folder of the project. */
  readonly root: string;
  /** Folder of the compiled pages. It is another one for each compilation. */
  readonly outDir: string;
  /** Module that renders pages. Every page runs what it runs. */
  readonly entry: string;
  readonly manifest: PageManifest & Readonly<Record<string, unknown>>;
  /** Code of the files that modules were compiled to, by module, where they name other files of the site. */
  readonly placed: ReadonlyMap<string, string>;
  /** Digests of what is not in the graph, by name. */
  readonly others: ModuleDigests;
}

/** Ties each component of the routes to the modules it runs.
 * @param modules All modules of the compiled pages. */
export function buildCodeGraph(modules: readonly GraphModule[], context: GraphContext): CodeGraph {
  const { root, entry, manifest, others } = context;
  const byId = new Map(modules.map((module) => [module.id, module]));
  const digested = new Map(modules.map((module) => [module.id, digestModule(module, context)] as const));
  const shared = reach([join(root, entry)], byId);
  const scripts = namedScripts(digested.values(), context);
  const made = new Map<string, Digest>([
    ...Object.entries(others),
    ['settings of the compiler', digestSettings(manifest)],
    [routesName, digest(JSON.stringify(manifest.routes.map(({ routeData }) => routeData)))],
  ]);
  const kinds: Record<string, CodeOfKind> = {};
  for (const { routeData, ...files } of manifest.routes) {
    const { component } = routeData;
    const start = join(root, component);
    if (!byId.has(start)) continue;
    const ids = new Set([...shared, ...reach([start], byId)]);
    made.set(`styles of ${component}`, digest(JSON.stringify([files.styles, files.scripts, files.links])));
    const own = ['settings of the compiler', `styles of ${component}`];
    for (const { name, file, users } of scripts) {
      if (users.every((id) => !ids.has(id))) continue;
      made.set(name, digest(file));
      own.push(name);
    }
    kinds[component] = codeOf(ids, { digested, made, own });
  }
  const named = namedDigests(digested, made);
  return { digest: digest(JSON.stringify(named)), modules: named, kinds };
}

/** Modules that others import, directly or not.
 * @param starts Ids, themselves included. */
export function reach(
  starts: readonly string[],
  byId: ReadonlyMap<string, GraphModule>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = byId.get(id);
    if (!module || seen.has(id) || namesAllPages.test(id)) continue;
    seen.add(id);
    open.push(...module.importedIds, ...module.dynamicallyImportedIds);
  }
  return seen;
}

function digestModule({ id, code }: GraphModule, { root, outDir, placed }: GraphContext): Digested {
  // Pages refer to styles by the names of their files, which have a digest of their content.
  const text = isStyle(id) && !placed.has(id) ? '' : (code ?? '').replaceAll(outDir, '').replaceAll(root, '');
  const named = placed.get(id) ?? '';
  return { id, name: nameOf(id, root), digest: digest(withoutComments(id, text) + named), code: text };
}

/** @param id Of a module of a package: all modules of a package have one name. */
function nameOf(id: string, root: string): string {
  const path = id.replaceAll('\0', '').replace(`${root}/`, '').replace(/\?.*$/su, '');
  const [, name] = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(path) ?? [];
  return name === undefined ? path : `package ${name}`;
}

/** Comments and blanks do not reach a page. What is not a script stays as it is. */
export function withoutComments(id: string, code: string): string {
  if (!/\.(?:astro|[cm]?[jt]sx?)(?:$|\?)/u.test(id) || id.includes('/node_modules/')) return code;
  const { code: small, errors } = minifySync(id.replace(/\?.*$/su, '').replace(/\.astro$/u, '.ts'), code, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true },
  });
  return errors.length > 0 ? code : small;
}

interface NamedScript {
  readonly name: string;
  /** Address of the compiled file, with a digest of its content. */
  readonly file: string;
  /** Modules that have it or name it. */
  readonly users: readonly string[];
}

/** Scripts for the browser that pages may refer to. */
function namedScripts(modules: Iterable<Digested>, { root, manifest }: GraphContext): readonly NamedScript[] {
  const all = [...modules];
  return Object.entries(manifest.entryModules)
    .filter(([, file]) => file.startsWith('_astro/'))
    .map(([key, file]) => {
      const path = key.replaceAll(root, '');
      const users = all.filter(({ id, code }) => id === key.replace(/\?.*$/su, '') || code.includes(path));
      return { name: `script of ${nameOf(key, root)}`, file, users: users.map(({ id }) => id) };
    });
}

function digestSettings(manifest: Readonly<Record<string, unknown>>): Digest {
  return digest(JSON.stringify([process.version, ...manifestSettings.map((name) => manifest[name] ?? null)]));
}

interface CodeContext {
  readonly digested: ReadonlyMap<string, Digested>;
  readonly made: ReadonlyMap<string, Digest>;
  /** Names in `made`. */
  readonly own: readonly string[];
}

function codeOf(ids: ReadonlySet<string>, { digested, made, own }: CodeContext): CodeOfKind {
  const modules = [...ids].flatMap((id) => digested.get(id) ?? []);
  const lines = [
    ...modules.map(({ name, digest: value }) => `${name} ${value}`),
    ...own.map((name) => `${name} ${made.get(name) ?? ''}`),
  ];
  return {
    digest: digest(lines.sort().join('\n')),
    modules: [...new Set([...modules.map(({ name }) => name), ...own])].sort(),
  };
}

function namedDigests(
  digested: ReadonlyMap<string, Digested>,
  made: ReadonlyMap<string, Digest>,
): ModuleDigests {
  const byName = Map.groupBy(digested.values(), ({ name }) => name);
  const named = [...byName].map(([name, parts]) => {
    const lines = parts.map(({ digest: value }) => value).sort();
    return [name, digest(lines.join('\n'))] as const;
  });
  return Object.fromEntries([...named, ...made].sort(([a], [b]) => (a < b ? -1 : 1)));
}
