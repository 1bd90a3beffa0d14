/** Entry point of the compiled pages: one function that renders one address. Astro bundles it with all pages; the
 * publisher, the server and functions import the result, never this file. */
import { createApp } from 'astro/app/entrypoint';

// Rendering to one string is several times faster than streaming, and a file needs the whole page anyway.
const app = createApp({ streaming: false });

// Astro imports the page module for every address; caching it is faster.
const modules = app.manifest.pageMap;
for (const [component, load] of modules ?? []) {
  let loaded: ReturnType<typeof load> | undefined;
  modules?.set(component, () => (loaded ??= load()));
}

export function render(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals });
}

/** Component that renders an address (`src/pages/robots.txt.ts`), or undefined. */
export function componentOf(request: Request): string | undefined {
  return app.match(request)?.component;
}
