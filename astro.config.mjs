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

export default defineConfig({
  output: 'server',
  adapter: publisher,
  integrations: [react()],
  trailingSlash: 'never',
  // Pictures are prepared when content is published, not when pages are compiled.
  image: { service: passthroughImageService() },
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // The compiled pages run without node_modules: in the publisher, on the server and in a function.
  vite: { environments: { ssr: { resolve: { noExternal: true } } } },
});
