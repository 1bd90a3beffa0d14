/** Makes the graph of the code from what the compiler knows about modules. */
import { join } from 'node:path';
import { minifySync } from 'rolldown/utils';
import { compareCodes } from '#platform/base/code-order.ts';
import { digest, type Digest } from '#platform/base/digest.ts';
import { type CodeGraph, type CodeOfKind, type ModuleDigests, routesName } from '../code-graph.ts';

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
    readonly routeData: { readonly component: string; readonly origin: string };
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

const compilerName = 'settings of the compiler';

/** Modules of the compiler's own that name all pages: following them would tie every page to every other. */
const namesAllPages = /^\0virtual:astro:(?:page:|pages|manifest|routes|renderers)|^virtual:astro:page:/u;

/** Stands in a module for the address of a file of the site. The compiler makes up the reference anew each time. */
export const fileMark = /\bROLLDOWN_FILE_URL_([\w$]+)/gu;

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
  /** Folders that the compiler writes into some modules, and that differ between computers. */
  readonly places: readonly string[];
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
  // Pages of features are added by astro.config.mjs; those of Astro itself are none of ours.
  const routes = manifest.routes.filter(({ routeData }) => routeData.origin !== 'internal');
  const made = new Map<string, Digest>([
    ...Object.entries(others),
    [compilerName, digestSettings(manifest)],
    [routesName, digest(JSON.stringify(routes.map(({ routeData }) => routeData)))],
  ]);
  const reached = new Set<string>();
  const kinds = new Map<string, CodeOfKind>();
  for (const { routeData, ...files } of routes) {
    const { component } = routeData;
    const ids = new Set([...shared, ...reach([join(root, component)], byId)]);
    const stylesName = `styles of ${component}`;
    made.set(stylesName, digest(JSON.stringify([files.styles, files.scripts, files.links])));
    const own = scripts.filter(({ users }) => users.some((id) => ids.has(id)));
    for (const { name, file } of own) made.set(name, digest(file));
    const names = [compilerName, stylesName, ...own.map(({ name }) => name)];
    kinds.set(component, collectCode(ids, { digested, made, names }));
    for (const id of ids) reached.add(id);
  }
  const named = namedDigests(
    [...reached].flatMap((id) => digested.get(id) ?? []),
    made,
  );
  const all = { modules: named, kinds: Object.fromEntries(kinds) };
  return { digest: digest(JSON.stringify(all)), ...all };
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

function digestModule({ id, code }: GraphModule, { root, places, placed }: GraphContext): Digested {
  // Pages refer to styles by the names of their files, which have a digest of their content.
  const text = isStyle(id)
    ? ''
    : places.reduce((rest, place) => rest.replaceAll(place, ''), code ?? '').replaceAll(fileMark, '');
  const named = placed.get(id) ?? '';
  return { id, name: toModuleName(id, root), digest: digest(withoutComments(id, text) + named), code: text };
}

const isOfPackage = (id: string): boolean => id.includes('/node_modules/');

const withoutQuery = (id: string): string => id.split('?', 1)[0] ?? id;

/** @param id Of a module of a package: all modules of a package have one name. */
function toModuleName(id: string, root: string): string {
  const path = withoutQuery(id).replaceAll('\0', '').replace(`${root}/`, '');
  const [, name] = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(path) ?? [];
  return name === undefined ? path : `package ${name}`;
}

/** Comments and blanks do not reach a page. What is not a script stays as it is, and so do scripts of packages, which
 * change with their version. */
export function withoutComments(id: string, code: string): string {
  const path = withoutQuery(id);
  const isComponent = path.endsWith('.astro');
  if (!isComponent && (!/\.[cm]?[jt]sx?$/u.test(path) || isOfPackage(path))) return code;
  const { code: small, errors } = minifySync(isComponent ? `${path}.ts` : path, code, {
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
  // No package names a script of the project, and packages are most of the code.
  const own = [...modules].filter(({ id }) => !isOfPackage(id));
  return Object.entries(manifest.entryModules)
    .filter(([, file]) => file.startsWith('_astro/'))
    .map(([key, file]) => {
      const path = key.replaceAll(root, '');
      const users = own.filter(({ id, code }) => id === withoutQuery(key) || code.includes(path));
      return { name: `script of ${toModuleName(key, root)}`, file, users: users.map(({ id }) => id) };
    });
}

function digestSettings(manifest: Readonly<Record<string, unknown>>): Digest {
  return digest(JSON.stringify([process.version, ...manifestSettings.map((name) => manifest[name] ?? null)]));
}

interface CodeContext {
  readonly digested: ReadonlyMap<string, Digested>;
  readonly made: ReadonlyMap<string, Digest>;
  /** Names in `made`. */
  readonly names: readonly string[];
}

function collectCode(ids: ReadonlySet<string>, { digested, made, names }: CodeContext): CodeOfKind {
  const modules = [...ids].flatMap((id) => digested.get(id) ?? []);
  const lines = [
    ...modules.map(({ name, digest: value }) => `${name} ${value}`),
    ...names.map((name) => `${name} ${made.get(name) ?? ''}`),
  ];
  return {
    digest: digest(lines.sort().join('\n')),
    modules: [...new Set([...modules.map(({ name }) => name), ...names])].sort(),
  };
}

function namedDigests(digested: readonly Digested[], made: ReadonlyMap<string, Digest>): ModuleDigests {
  const byName = Map.groupBy(digested, ({ name }) => name);
  const named = [...byName].map(([name, parts]) => {
    const lines = parts.map(({ digest: value }) => value).sort();
    return [name, digest(lines.join('\n'))] as const;
  });
  return Object.fromEntries([...named, ...made].sort(([a], [b]) => compareCodes(a, b)));
}
