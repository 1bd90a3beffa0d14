import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, passthroughImageService } from 'astro/config';
import { completeLocales, defaultLocale } from '#platform/languages/locale.ts';
import { embedPlugin } from '#features/embeds/embed-plugin.server.ts';
import { codeGraphPlugin } from '#platform/publish/compiler/graph-plugin.ts';
import { offlinePlugin } from '#features/offline/offline-plugin.server.ts';
import { compiledOrigin, fixedPages } from '#shell/addresses/fixed-pages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';

const codeGraph = codeGraphPlugin(import.meta.dirname);
const offline = offlinePlugin(import.meta.dirname);

/** Astro looks for collections of content, of which there are none, with a server for development, which would bundle the packages
 * of scripts for itself first. */
const nothingPrepared = {
  name: 'nothing-prepared',
  enforce: 'post',
  configEnvironment: (_, options) => {
    options.optimizeDeps = { ...options.optimizeDeps, include: [] };
  },
};

/** Compiles the pages for the publisher: the build renders nothing by itself (docs/architecture.md, Decisions). */
const publisher = {
  name: 'publisher',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      // The compiled pages run without node_modules: in the publisher, on the server and in a function.
      if (command === 'build')
        updateConfig({
          vite: { environments: { ssr: { resolve: { noExternal: true } } }, plugins: [nothingPrepared] },
        });
    },
    'astro:build:ssr': async ({ manifest }) => codeGraph.save(manifest, await offline.save(manifest)),
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'publisher',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./src/platform/publish/compiled-app.ts', import.meta.url),
        supportedAstroFeatures: {
          serverOutput: 'stable',
          staticOutput: 'stable',
          sharpImageService: 'stable',
        },
      });
    },
  },
};

/** The map measures its labels by an element that holds a letter. It writes it as markup, which pages refuse
 * (src/platform/base/security-headers.ts), where text is meant. */
const mapWithoutMarkup = {
  name: 'map-without-markup',
  transform(code, id) {
    if (!/\/ol\/render\/canvas\.js$/u.test(id)) return undefined;
    const changed = code.replace("measureElement.innerHTML = 'M'", "measureElement.textContent = 'M'");
    if (changed === code)
      throw new TypeError(`${id} no longer writes markup there: drop map-without-markup.`);
    return { code: changed, map: null };
  },
};

/** Loads the files that a script on demand needs beside it, in parallel. The helper of the build tool does it in a
 * kilobyte on every page, for old browsers, nonces and stylesheets, which the site's one stylesheet makes needless. */
const preloadHelper = `
const seen = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }),
    );
  }
  return load();
};`;

const leanPreload = {
  name: 'lean-preload',
  transform: (code, id) =>
    id.includes('vite/preload-helper') ? { code: preloadHelper, map: null } : undefined,
  generateBundle(_, bundle) {
    for (const { fileName, code = '' } of Object.values(bundle)) {
      if (/__vite__mapDeps=[^\n]*\.css"/u.test(code))
        throw new TypeError(`${fileName} loads a stylesheet on demand, which lean-preload does not.`);
    }
  },
};

/** Modules of the header's script, which is on every page, and those that other pages' scripts share with it. */
const onEveryPage = [
  /Header\.astro|src\/islands\/header\/|src\/islands\/(?:header-search\/start-|start-notices\.ts)/u,
  /src\/islands\/mount\/(?!hydrate|use-)/u,
  /src\/islands\/map-object\/selected-object\.ts/u,
  /src\/islands\/handover\/|src\/base\/lookup\.ts/u,
  /src\/site\/consent\.ts|nanostores\/(?:atom|clean-stores)|vite\/preload-helper/u,
];

/** Small modules that say how many there are and which day it is, in the language of the page, and the one that puts it into an
 * element, which is too small for a file of its own. */
const ofCounts =
  /src\/islands\/element\/element\.ts|src\/model\/(?:locale|tallinn-(?:day|time))\.ts|src\/site\/(?:format|format-moment|weekday-names)\.ts/u;

/** Until when, whom to call, and how what comes with an answer takes its texts. */
const ofRules =
  /src\/model\/(?:business-rules|cut-off)\.ts|src\/islands\/phone-text\/split-phone\.ts|src\/site\/messages\/texts-in\.ts/u;

/** What every search asks the index with, and the door for addresses of scripts that it needs (islands/trusted). */
const ofSearches = /src\/islands\/search\/(?:search-client|outcome)\.ts/u;

/** What is open on which day. */
const ofDays = /src\/model\/(?:opening|public-holidays)\.ts/u;

/** The script of every embed, and what others of the page share with it. */
const ofEmbeds =
  /layouts\/Embed\.astro|src\/islands\/embed\/(?:start-embed\.ts|accent\.ts)|src\/site\/embed-options\.ts/u;

/** What every island needs of React, besides the part that hydrates, and what is too small for a file of its own: a slow
 * phone takes 3 ms to begin loading one. */
const ofIslands =
  /node_modules\/(?:react|@nanostores\/react)\/|src\/islands\/(?:mount\/use-is-live|pause\/|address\/address-codec)/u;

/** Apart from the requests that it learns from: forms show the time, too. */
const ofTime = /src\/islands\/clock\/clock\.ts/u;

/** How tools ask /api. */
const ofRequests = /src\/islands\/fetcher\/(?:ask-api|load-json|request-cache)\.ts/u;

/** What all answers share. */
const ofAnswers = /node_modules\/zod\/|src\/model\/(?:live|unserved)-answer\.ts/u;

const fixedAddresses = fixedPages.flatMap((path) =>
  completeLocales.map((locale) => compiledOrigin + localizedPath(path, locale)),
);

/** The publisher puts it into the site (src/platform/publish/assets.ts). */
const fixedPagesSitemap = sitemap({
  customPages: fixedAddresses,
  filter: (address) => fixedAddresses.includes(address),
  i18n: { defaultLocale, locales: Object.fromEntries(completeLocales.map((locale) => [locale, locale])) },
  namespaces: { news: false, xhtml: true, image: false, video: false },
  serialize: ({ links = [], ...entry }) => {
    const [fallback] = links.filter(({ lang }) => lang === defaultLocale);
    const inOrder = links.toSorted(
      (a, b) => completeLocales.indexOf(a.lang) - completeLocales.indexOf(b.lang),
    );
    return { ...entry, links: [...inOrder, { ...fallback, lang: 'x-default' }] };
  },
});

/** Each page names its scripts, and the scripts name each other: the name of the component is enough, with the shortest hash that the
 * bundler gives so many files, since hashes do not compress. */
const scriptName = ({ name }) => `_astro/${name.split('.astro', 1)[0]}.[hash:7].js`;

/** Astro bundles itself and the pages once more for what it prerenders, which is nothing here. */
const nothingPrerendered = {
  name: 'nothing-prerendered',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'prerender',
  resolveId: (id) => (id === 'astro/entrypoints/prerender' ? '\0nothing-prerendered' : undefined),
  load: (id) => (id === '\0nothing-prerendered' ? 'export {};' : undefined),
};

export default defineConfig({
  site: compiledOrigin,
  output: 'server',
  adapter: publisher,
  integrations: [react(), fixedPagesSitemap],
  trailingSlash: 'never',
  // Pictures are prepared when content is published, not when pages are compiled.
  image: { service: passthroughImageService() },
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [
      nothingPrerendered,
      mapWithoutMarkup,
      leanPreload,
      codeGraph.plugin,
      offline.plugin,
      embedPlugin(import.meta.dirname),
    ],
    // Every script is a file: the content security policy allows no inline script.
    build: { assetsInlineLimit: 0 },
    environments: {
      // One file holds each group, so that no script of a page waits for a third one.
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: scriptName,
              chunkFileNames: scriptName,
              codeSplitting: {
                groups: [
                  { name: 'header', test: (id) => onEveryPage.some((part) => part.test(id)) },
                  { name: 'embed', test: ofEmbeds },
                  { name: 'counted', test: ofCounts },
                  { name: 'days', test: ofDays },
                  { name: 'rules', test: ofRules },
                  { name: 'search-client', test: ofSearches },
                  { name: 'react', test: ofIslands },
                  { name: 'answers', test: ofAnswers },
                  { name: 'clock', test: ofTime },
                  { name: 'requests', test: ofRequests },
                ],
              },
            },
          },
        },
      },
    },
  },
});
