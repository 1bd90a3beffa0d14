import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, passthroughImageService } from 'astro/config';
import { completeLocales, defaultLocale } from '#platform/languages/locale.ts';
import { codeGraphPlugin } from '#platform/publish/compiler/graph-plugin.ts';
import { siteModules } from '#features/site-modules.ts';
import { allFeatures } from '#features/all-features.ts';
import { featurePages } from '#features/feature-pages.server.ts';
import { fixedPages } from '#features/fixed-pages.server.ts';
import { compiledOrigin } from '#platform/addresses/compiled-origin.ts';
import { localizedPath } from '#platform/addresses/paths.ts';

const codeGraph = codeGraphPlugin(import.meta.dirname, siteModules);
const modules = await Promise.all(allFeatures.flatMap(({ compiled }) => compiled?.() ?? []));
const compiledParts = modules.map(({ openCompiled }) => openCompiled(import.meta.dirname));

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
    'astro:config:setup': ({ command, updateConfig, injectRoute }) => {
      for (const page of featurePages(import.meta.dirname)) injectRoute(page);
      // The compiled pages run without node_modules: in the publisher, on the server and in a function.
      if (command === 'build')
        updateConfig({
          vite: {
            // Whoever renders pages does not say what NODE_ENV is, and React would take its version for development.
            environments: {
              ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } },
            },
            plugins: [nothingPrepared],
          },
        });
    },
    'astro:build:ssr': async ({ manifest }) => {
      const saved = await Promise.all(compiledParts.map((part) => part.save?.(manifest) ?? {}));
      await codeGraph.save(manifest, Object.assign({}, ...saved));
    },
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

/** Scripts that share a file, so that no script of a page waits for a third one. What is too small for a file of its own is with
 * those that need it: a slow phone takes 3 ms to begin loading one. A folder of packages ends with a slash. */
const sharedScripts = {
  // On every page, and what other scripts share with it.
  header: [
    'src/features/HeaderScript.astro',
    'src/shell/layout/start-header.browser.ts',
    'src/shell/layout/locale-chosen.ts',
    'src/shell/layout/pointer-type.ts',
    'src/shell/layout/shown-panel.ts',
    'src/features/search/start-header-search.browser.ts',
    'src/shell/browser/mount.browser.ts',
    'src/shell/browser/handover.browser.ts',
    'src/shell/browser/form-drawn.ts',
    'src/shell/map/selected-object.ts',
    'src/platform/base/lookup.ts',
    'src/features/consent/consent.ts',
    'src/shell/company/contract-address.ts',
    'src/shell/browser/device-keys.ts',
    'nanostores/atom',
    'nanostores/clean-stores',
    'vite/preload-helper',
  ],
  embed: [
    'src/features/embeds/Embed.astro',
    'src/features/embeds/start-embed.browser.ts',
    'src/features/embeds/accent.ts',
    'src/features/embeds/embed-options.ts',
    'src/shell/addresses/embed-parameters.ts',
  ],
  // How many there are and which day it is, in the language of the page.
  counted: [
    'src/shell/browser/element.browser.ts',
    'src/shell/browser/load-styles.browser.ts',
    'src/platform/base/text.ts',
    'src/platform/languages/begin-sentence.ts',
    'src/platform/languages/locale.ts',
    'src/platform/time/tallinn-day.ts',
    'src/platform/time/tallinn-time.ts',
    'src/shell/languages/format.ts',
    'src/shell/time/format-moment.ts',
    'src/shell/time/weekday-names.ts',
  ],
  // What is open on which day.
  days: ['src/shell/time/opening.ts', 'src/shell/time/public-holidays.ts'],
  // Until when, whom to call, and how what comes with an answer takes its texts.
  rules: [
    'src/shell/company/business-rules.ts',
    'src/shell/company/contract-number.ts',
    'src/shell/form/cut-off.ts',
    'src/shell/form/split-phone.ts',
    'src/shell/languages/texts-in.ts',
  ],
  'search-client': ['src/features/search/search-client.ts', 'src/features/search/outcome.ts'],
  // What is said of found words, and of words that found nothing.
  words: ['src/features/search/query/snippet.ts', 'src/features/search/report-unanswered.ts'],
  // Whoever needs React needs all of this.
  hydrate: [
    'src/shell/browser/hydrate.browser.ts',
    'node_modules/react/',
    'node_modules/react-dom/client.js',
    'node_modules/react-dom/index.js',
    'node_modules/react-dom/cjs/react-dom.production.js',
    'node_modules/react-dom/cjs/react-dom-client.production.js',
    'node_modules/scheduler/',
    'node_modules/@nanostores/react/',
    'src/shell/browser/use-is-live.ts',
    'src/shell/browser/pause.ts',
    'src/shell/browser/address-codec.ts',
  ],
  answers: [
    'node_modules/zod/',
    'src/platform/protocol/live-answer.ts',
    'src/features/unserved/unserved-answer.ts',
  ],
  // What every live answer says of itself.
  'answer-parts': ['src/shell/browser/Provenance.tsx', 'src/shell/form/WithPhone.tsx'],
  // Files of facts.
  facts: [
    'src/shell/browser/load-once.ts',
    'src/features/stations/load-facts.ts',
    'src/features/sorting/load-differences.ts',
    'src/features/sorting/differences-file.ts',
    'src/features/stations/station-facts.ts',
  ],
  // Apart from the requests that it learns from: forms show the time, too.
  clock: ['src/shell/time/clock.ts'],
  // Files that are loaded once, and that of the stations.
  'load-facts': ['src/shell/browser/load-once.ts', 'src/features/stations/load-facts.ts'],
  // How tools ask /api.
  requests: [
    'src/shell/browser/ask-api.browser.ts',
    'src/shell/browser/load-json.browser.ts',
    'src/shell/browser/request-cache.ts',
  ],
};

const sharedScriptGroups = Object.entries(sharedScripts).map(([name, modules]) => ({
  name,
  test: (id) => modules.some((part) => id.includes(part)),
}));

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
const scriptName = ({ name }) => `_astro/${name.split(/\.(?:astro|browser)/u, 1)[0]}.[hash:7].js`;

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
      ...compiledParts.map(({ plugin }) => plugin),
    ],
    // Every script is a file: the content security policy allows no inline script.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: scriptName,
              chunkFileNames: scriptName,
              codeSplitting: { groups: sharedScriptGroups },
            },
          },
        },
      },
    },
  },
});
