/** Generates a bundle like the page builder does: modules that are bodies of CommonJS functions, generated over
 * the page builder's own library, with components found through the loader's registry. */
import ts from 'typescript';
import { sitePartNames } from '#features/page-builder/site-part.ts';
import { bundleReactWeb } from './react-web-chunk.ts';

/** A page as an editor made it. */
export interface EditorPage {
  readonly path: string;
  readonly title?: string;
  /** Heading by variant of the global variant Locale; the base is Estonian. */
  readonly heading: { readonly base: string; readonly ru?: string; readonly en?: string };
  /** Code of a heading that depends on the address, `$ctx.params.slug`, instead of `heading`. */
  readonly dynamicHeading?: string;
  /** JSX after the heading; `components["part-news-list"]` is a part of this site. */
  readonly jsx?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

export const project: { readonly id: string; readonly token: string } = { id: 'project1', token: 'token1' };

const reactWebFile = 'chunk-react-web.js';
const reactWeb = await bundleReactWeb();

const rootProvider = `
import { PlasmicRootProvider } from "./chunk-react-web.js";
export default PlasmicRootProvider;`;

const localeGroup = `
import * as React from "react";
import { globalVariantHooks } from "@plasmicapp/loader-runtime-registry";
export const LocaleContext = React.createContext("PLEASE_RENDER_INSIDE_PROVIDER");
export function useLocale() {
  const hook = globalVariantHooks["groupLocale"];
  return hook ? hook() : React.useContext(LocaleContext);
}`;

/** Source of a page as the page builder generates it: elements are created by the library's proxy, and variants
 * are selected by their camel-case name. */
function pageSource({ heading, dynamicHeading, jsx = '' }: EditorPage, id: string): string {
  const text = (name: 'ru' | 'en', otherwise: string) => {
    const own = heading[name];
    if (own === undefined) return otherwise;
    return `hasVariant(globalVariants, "locale", "${name}") ? ${JSON.stringify(own)} : ${otherwise}`;
  };
  return `
import * as React from "react";
import { components } from "@plasmicapp/loader-runtime-registry";
import { useDataEnv } from "@plasmicapp/host";
import { classNames, createPlasmicElementProxy, deriveRenderOpts, ensureGlobalVariants, hasVariant, PlasmicImg } from "./chunk-react-web.js";
import { useLocale } from "./global__groupLocale.js";
function PlasmicPage__RenderFunc(props) {
  const { overrides, forNode } = props;
  const $ctx = useDataEnv?.() || {};
  const globalVariants = ensureGlobalVariants({ locale: useLocale() });
  return <React.Fragment><div className="plasmic_page_wrapper">
    <style>{"body { margin: 0; }"}</style>
    <div data-plasmic-name={"root"} data-plasmic-override={overrides.root} data-plasmic-root={true} data-plasmic-for-node={forNode}
      className={classNames("plasmic_default__all", "plasmic_default__div", "${id}__root")}>
      <h1 data-plasmic-name={"heading"} data-plasmic-override={overrides.heading}
        className={classNames("plasmic_default__all", "plasmic_default__h1", "${id}__heading")}
        style={{ color: "teal" }}>{${dynamicHeading ?? text('ru', text('en', JSON.stringify(heading.base)))}}</h1>
      ${jsx}
    </div></div></React.Fragment>;
}
const PlasmicDescendants = { root: ["root", "heading"], heading: ["heading"] };
function makeNodeComponent(nodeName) {
  return function (props) {
    const { variants, args, overrides } = React.useMemo(() => deriveRenderOpts(props, {
      name: nodeName, descendantNames: PlasmicDescendants[nodeName], internalArgPropNames: [], internalVariantPropNames: [],
    }), [props, nodeName]);
    return PlasmicPage__RenderFunc({ variants, args, overrides, forNode: nodeName });
  };
}
export const PlasmicPage = Object.assign(makeNodeComponent("root"), { heading: makeNodeComponent("heading") });
export function getPlasmicComponent() { return components["${id}"] ?? PlasmicPage; }
export default PlasmicPage;`;
}

/** @param pages In any order; a path with brackets is a page with many addresses. */
export function generateBundle(pages: readonly EditorPage[]) {
  const sources = new Map([
    ['root-provider.js', rootProvider],
    ['global__groupLocale.js', localeGroup],
    ...pages.map((page, index) => [`render__page${index}.js`, pageSource(page, `page${index}`)] as const),
  ]);
  const code = [
    { type: 'code', fileName: reactWebFile, code: reactWeb, imports: [] },
    ...[...sources].map(([fileName, source]) => toModule(fileName, source)),
  ];
  const assets = [
    {
      type: 'asset',
      fileName: 'entrypoint.css',
      source: ':root { --token-green: #0a7; } .plasmic_default__all { display: block; }',
    },
    ...pages.map((_, index) => {
      const rules = `.page${index}__root { padding: 1rem; } body { background: red; } .page${index}__heading:hover { color: var(--token-green); } .far { background: image-set('https://elsewhere.example.ee/a.png' 1x); }`;
      return { type: 'asset', fileName: `css__page${index}.css`, source: rules };
    }),
  ];
  const modules = [...code, ...assets];
  return {
    modules: { browser: modules, server: modules },
    external: [],
    components: [...pages.map(toComponent), ...sitePartNames.map(toPart)],
    globalGroups: [
      {
        id: 'groupLocale',
        projectId: project.id,
        name: 'Locale',
        contextFile: 'global__groupLocale.js',
        type: 'global-user-defined',
        useName: 'useLocale',
      },
    ],
    projects: [
      {
        id: project.id,
        teamId: 't',
        indirect: false,
        name: 'Site',
        version: '1.0.0',
        remoteFonts: [{ url: 'https://fonts.example.ee/a' }],
        hasStyleTokenOverrides: false,
        styleTokensProviderFileName: '',
        globalContextsProviderFileName: '',
      },
    ],
    activeSplits: [],
    bundleKey: 'bundle/cb=22/loaderVersion=10',
    deferChunksByDefault: false,
    disableRootLoadingBoundaryByDefault: true,
  };
}

function toModule(fileName: string, source: string) {
  const { outputText } = ts.transpileModule(source, {
    fileName: fileName.replace(/js$/u, 'tsx'),
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      jsxFactory: 'createPlasmicElementProxy',
      jsxFragmentFactory: 'React.Fragment',
    },
  });
  return { type: 'code', fileName, code: outputText, imports: listImports(fileName) };
}

/** Every file that a module imports, directly or indirectly. */
function listImports(fileName: string): readonly string[] {
  if (fileName === 'root-provider.js') return [reactWebFile];
  if (!fileName.startsWith('render__')) return [];
  const css = fileName.replace('render__', 'css__').replace(/js$/u, 'css');
  return [reactWebFile, 'global__groupLocale.js', css];
}

function toComponent({ path, title, metadata = {} }: EditorPage, index: number) {
  const id = `page${index}`;
  return {
    id,
    displayName: `Page ${index}`,
    name: `Page${index}`,
    projectId: project.id,
    usedComponents: [],
    renderFile: `render__${id}.js`,
    skeletonFile: `comp__${id}.js`,
    cssFile: `css__${id}.css`,
    entry: `render__${id}.js`,
    path,
    isPage: true,
    isCode: false,
    isGlobalContextProvider: false,
    pageMetadata: { path, ...(title !== undefined && { title }) },
    metadata,
  };
}

function toPart(name: string) {
  const id = `part-${name}`;
  return {
    id,
    displayName: name,
    name,
    projectId: project.id,
    usedComponents: [],
    isPage: false,
    isCode: true,
    renderFile: `render__${id}.js`,
    skeletonFile: `comp__${id}.js`,
    cssFile: `css__${id}.css`,
    entry: `comp__${id}.js`,
    isGlobalContextProvider: false,
    metadata: {},
  };
}
