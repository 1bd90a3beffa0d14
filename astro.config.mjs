import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';

/** Compiles the pages for the publisher: the build renders nothing by itself (design.md, Decisions). */
const publisher = {
  name: 'publisher',
  hooks: {
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'publisher',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./src/publish/compiled-app.ts', import.meta.url),
        supportedAstroFeatures: {
          serverOutput: 'stable',
          staticOutput: 'stable',
          sharpImageService: 'stable',
        },
      });
    },
  },
};

/** Modules of the header's script, which is on every page, and those that other pages' scripts share with it. */
const onEveryPage = [
  /Header\.astro|src\/islands\/header\/|src\/islands\/header-search\/header-search/u,
  /src\/islands\/mount\/(?!hydrate|use-)/u,
  /src\/islands\/map-object\/selected-object\.ts/u,
  /src\/islands\/trusted\/|src\/base\/trusted-types-policy\.ts/u,
  /src\/site\/consent\.ts|nanostores\/(?:atom|clean-stores)|vite\/preload-helper/u,
];

/** Small modules that say how many there are, in the language of the page. */
const ofCounts = /src\/model\/locale\.ts|src\/site\/(?:format|plural)\.ts/u;

export default defineConfig({
  output: 'server',
  adapter: publisher,
  integrations: [react()],
  trailingSlash: 'never',
  // Pictures are prepared when content is published, not when pages are compiled.
  image: { service: passthroughImageService() },
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    // Every script is a file: the content security policy allows no inline script.
    build: { assetsInlineLimit: 0 },
    // The compiled pages run without node_modules: in the publisher, on the server and in a function.
    environments: {
      ssr: { resolve: { noExternal: true } },
      // One file holds each group, so that no script of a page waits for a third one.
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'header', test: (id) => onEveryPage.some((part) => part.test(id)) },
                  { name: 'counted', test: ofCounts },
                ],
              },
            },
          },
        },
      },
    },
  },
});
