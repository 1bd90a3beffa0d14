/** Errors that keep a page from being compiled. Astro answers such a request with another page that fits the address, or not at all,
 * and says nothing; so the page's own source is loaded first. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { IntegrationResolvedRoute } from 'astro';
import { buildErrorMessage, type ErrorPayload, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

export class PageErrors {
  readonly #root: string;
  #routes: readonly IntegrationResolvedRoute[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  /** @param routes In the order in which Astro tries them. */
  setRoutes(routes: readonly IntegrationResolvedRoute[]): void {
    this.#routes = routes;
  }

  /** @returns The error in the source of the page at an address, or in what it uses. */
  async find(address: string, server: ViteDevServer): Promise<ErrorPayload | undefined> {
    const route = this.#routes.find(({ patternRegex }) => patternRegex.test(decodePath(address)));
    const { ssr } = server.environments;
    if (route?.origin !== 'project' || !isRunnableDevEnvironment(ssr)) return undefined;
    try {
      await ssr.runner.import(join(this.#root, route.entrypoint));
      return undefined;
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      server.ssrFixStacktrace(error);
      server.config.logger.error(buildErrorMessage(Object.assign(error, { message: messageIn(error) })));
      return { type: 'error', err: toOverlay(error) };
    }
  }
}

function decodePath(address: string): string {
  const { pathname } = new URL(address, 'http://127.0.0.1');
  try {
    return decodeURI(pathname);
  } catch {
    // No page has an address with a malformed escape.
    return pathname;
  }
}

/** What compilers add to an error. */
interface Placed {
  readonly id?: string;
  readonly plugin?: string;
  readonly frame?: string;
  readonly hint?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** With its place, wherever the compiler says it. */
function messageIn(error: Error & Placed): string {
  const { loc, id } = error;
  const file = loc?.file ?? id;
  if (file === undefined) return error.message;
  return `${error.message} (${file}${loc === undefined ? '' : `:${loc.line}:${loc.column}`})`;
}

function toOverlay(error: Error & Placed): ErrorPayload['err'] {
  const { message, stack = '', id, plugin, frame, loc } = error;
  return {
    message,
    stack,
    ...(id !== undefined && { id }),
    ...(plugin !== undefined && { plugin }),
    ...(frame !== undefined && { frame }),
    ...(loc !== undefined && { loc }),
  };
}

/** Whether a browser asks for a page, not for a module or a file of one. */
export const asksForPage = ({ method, headers, url = '/' }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.accept?.includes('text/html') === true &&
  !/^\/(?:@|src\/|node_modules\/)/u.test(url);

/** Stands in for a page until it compiles: the browser shows the error over it, and loads the page when something is saved. */
export function respondWithoutPage(response: ServerResponse): void {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    '<!doctype html><title>Error</title><script type="module" src="/@vite/client"></script><p>This page does not compile: the terminal names the place. It appears here as soon as that is saved.</p>',
  );
}
