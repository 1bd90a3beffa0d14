/** Entry point of the compiled pages: functions that render one address. Astro bundles it with all pages; the
 * publisher, the server and functions import the result, never this file. */
import { createApp } from 'astro/app/entrypoint';
import { DirectPages } from './direct-pages.ts';

// Rendering to one string is several times faster than streaming, and a file needs the whole page anyway.
const app = createApp({ streaming: false });
const direct = new DirectPages();

// Astro imports the page module for every address; caching it is faster.
const modules = app.manifest.pageMap;
for (const [component, load] of modules ?? []) {
  let loaded: ReturnType<typeof load> | undefined;
  modules?.set(component, () => (loaded ??= load()));
}

export function render(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals });
}

/** Renders a page for a file (direct-pages.ts).
 * @param route From `findComponent`.
 * @returns undefined for anything else: `render` answers it. */
export function renderFile(route: string, url: URL, locals: App.Locals): Promise<string | undefined> {
  return direct.render({ route, url, locals });
}

/** Component that renders an address (`src/pages/robots.txt.ts`), or undefined. */
export function findComponent(url: URL): string | undefined {
  // Astro reads nothing else of the request.
  const request: Pick<Request, 'url'> = { url: url.href };
  return app.match(request as Request)?.component;
}
