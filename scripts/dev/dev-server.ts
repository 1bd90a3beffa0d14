/** Astro's development server over this site's content: saved components, styles and islands are replaced in
 * the browser, and a content change reloads the page. Errors are shown in the browser with their source. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { type AstroIntegration, dev } from 'astro';
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { site } from '#features/site.ts';
import { digest } from '#platform/base/digest.ts';
import { toMessage } from '#platform/base/result.ts';
import { contentFolders } from '#platform/publish/content.ts';
import { drawFile, isDrawn } from '#platform/publish/generated-assets.ts';
import { pageSettings } from '#platform/publish/compiled-pages.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { type SiteFile, SiteFiles } from '#platform/server/site-files.ts';
import { streamFile } from '#platform/server/held-files.ts';
import { callHandler, findHandler, respondWith } from '#platform/server/handlers.ts';
import { configureSite } from '#features/features.server.ts';
import { ContentError } from '#platform/cms/export/parse-file.ts';
import { print } from '../print.ts';
import { DevContent } from './dev-content.ts';
import { asksForPage, PageErrors, respondWithoutPage } from './page-errors.ts';

export interface DevServerOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly settings: Settings;
  /** Settings of the live calls. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface DevServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Property in which Astro's server expects request data, as set by its Node adapter. */
const localsOfRequest = Symbol.for('astro.locals');

/** Placeholder for the code version in a published page. */
const version = 'development';

/** @throws {ContentError} If the content is invalid.
 * @throws {SettingsError} Naming the invalid setting. */
export async function startDevServer({ root, settings, environment }: DevServerOptions): Promise<DevServer> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';
  const content = new DevContent(settings);
  await content.update();
  const site = new DevSite(content, settings, environment);
  const server = await dev({
    root,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: settings.port },
    integrations: [developmentIntegration({ site, settings, pages: new PageErrors(root) })],
  });
  return {
    origin: `http://127.0.0.1:${server.address.port}`,
    stop: async () => {
      await server.stop();
      site.close();
    },
  };
}

/** Input of the pages besides their sources. */
class DevSite {
  readonly content: DevContent;
  readonly #settings: Settings;
  readonly #live: ReturnType<typeof configureSite>;
  /** Images delivered with the content. */
  readonly #media: readonly SiteFiles[];
  readonly #drawnDir = mkdtempSync(join(tmpdir(), 'dev-drawn-'));

  constructor(
    content: DevContent,
    settings: Settings,
    environment: Readonly<Record<string, string | undefined>>,
  ) {
    this.content = content;
    this.#settings = settings;
    this.#live = configureSite(environment, settings);
    const { syncedDir, builtDir } = contentFolders(settings);
    this.#media = [syncedDir, builtDir].flatMap((folder) =>
      folder === undefined ? [] : [new SiteFiles(folder)],
    );
  }

  /** @returns Whether the request is handled; pages are left to Astro. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    const { method = '' } = request;
    const asked = { method, pathname: path, search: new URLSearchParams(query) };
    const handler = findHandler([callHandler(this.#live.api)], asked);
    if (handler) return respondWith(handler, { request, response }, this.#live);
    const file = this.#isFile(path) ? await this.#loadFile(decodeURIComponent(path)) : undefined;
    if (file) {
      response.setHeader('Content-Type', file.contentType);
      const { content } = file;
      if (content.type === 'bytes') response.end(content.bytes);
      else streamFile(response, { ...content, from: 0, until: content.size });
      return true;
    }
    Object.assign(request, { [localsOfRequest]: this.#locals() });
    return false;
  }

  close(): void {
    this.content.close();
    rmSync(this.#drawnDir, { recursive: true, force: true });
  }

  #locals(): App.Locals {
    // There is no worker without a publish.
    const settings = { ...pageSettings(this.#settings), isOfflineKept: false };
    return { ask: this.content.ask(), settings, version };
  }

  /** Whether the publisher puts this file into the site beside the pages. */
  #isFile(path: string): boolean {
    return /^\/(?:social|documents|media)\//u.test(path);
  }

  async #loadFile(path: string): Promise<Pick<SiteFile, 'content' | 'contentType'> | undefined> {
    if (!isDrawn(path) || path.startsWith('/media/'))
      return this.#media.map((files) => files.read(path.slice(1))).find((file) => file !== undefined);
    const { ask } = this.#locals();
    const { siteUrl } = this.#settings;
    const bytes = Buffer.from(
      await drawFile(path, {
        parts: site.parts,
        ask,
        siteUrl,
        code: digest(version),
        drawnDir: this.#drawnDir,
      }),
    );
    const content = { type: 'bytes', bytes } as const;
    return { content, contentType: path.endsWith('.pdf') ? 'application/pdf' : 'image/png' };
  }
}

interface Development {
  readonly site: DevSite;
  readonly settings: Settings;
  readonly pages: PageErrors;
}

function developmentIntegration(development: Development): AstroIntegration {
  return {
    name: 'development',
    hooks: {
      'astro:config:setup': ({ injectScript, updateConfig }) => {
        injectScript('page', refreshScript);
        updateConfig({ vite: { plugins: [developmentPlugin(development)] } });
      },
      'astro:routes:resolved': ({ routes }) => {
        development.pages.setRoutes(routes);
      },
    },
  };
}

function developmentPlugin({ site, settings, pages }: Development): Plugin {
  return {
    name: 'development',
    enforce: 'post',
    // Packages of the pages are looked for; those of tests are not installed for the browser.
    configEnvironment: (name, options) => {
      if (name !== 'client') return;
      options.optimizeDeps = {
        ...options.optimizeDeps,
        entries: ['src/**/*.{tsx,astro}', '!src/**/*.test.tsx'],
      };
    },
    configureServer: (server) => {
      const shown = new ShownErrors(server.ws);
      server.middlewares.use(answerFirst({ site, pages, server, shown }));
      watchContent(server, { content: site.content, settings, shown });
    },
  };
}

/** The errors that the browser shows: one of the content, or one of a page, which goes with the next save. */
class ShownErrors {
  readonly #ws: ViteDevServer['ws'];
  #ofContent: ErrorPayload | undefined;
  #ofPage: ErrorPayload | undefined;

  constructor(ws: ViteDevServer['ws']) {
    this.#ws = ws;
    // A page loaded during an error shows it too.
    ws.on('connection', () => {
      const error = this.#ofPage ?? this.#ofContent;
      if (error) ws.send(error);
    });
  }

  get hasAny(): boolean {
    return (this.#ofContent ?? this.#ofPage) !== undefined;
  }

  showContent(error: ErrorPayload | undefined): void {
    this.#ofContent = error;
    if (error) this.#ws.send(error);
  }

  showPage(error: ErrorPayload | undefined): void {
    this.#ofPage = error;
    if (error) this.#ws.send(error);
  }

  reload(): void {
    this.#ws.send({ type: 'full-reload' });
  }
}

interface Answering {
  readonly site: DevSite;
  readonly pages: PageErrors;
  readonly server: ViteDevServer;
  readonly shown: ShownErrors;
}

function answerFirst({ site, pages, server, shown }: Answering): Connect.NextHandleFunction {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (await site.answer(request, response)) return true;
    if (!asksForPage(request)) return false;
    const error = await pages.find(request.url ?? '/', server);
    shown.showPage(error);
    if (error) respondWithoutPage(response);
    return error !== undefined;
  };
  return (request, response, next) => {
    answer(request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}

interface Watched {
  readonly content: DevContent;
  readonly settings: Settings;
  readonly shown: ShownErrors;
}

/** Rereads the content when one of its files is saved, and says its errors in the browser and the terminal. */
function watchContent(
  { watcher, config: { logger } }: ViteDevServer,
  { content, settings, shown }: Watched,
): void {
  const { contentDir, syncedDir, builtDir } = contentFolders(settings);
  const folders = [contentDir, syncedDir, builtDir].flatMap((folder) =>
    folder === undefined ? [] : [resolve(folder) + sep],
  );
  watcher.add(folders);
  watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => resolve(file).startsWith(folder))) {
      // The page tries again.
      if (shown.hasAny) shown.reload();
      return;
    }
    content.update().then(
      (isChanged) => {
        if (isChanged || shown.hasAny) shown.reload();
        shown.showContent(undefined);
        if (!isChanged) return;
        const remarks = content.remarksOn(file);
        if (remarks !== '') print(`Saved and shown, but:\n${remarks}`);
      },
      (cause: unknown) => {
        const message = cause instanceof ContentError ? cause.report(whileEditing) : toMessage(cause);
        logger.error(message);
        shown.showContent({ type: 'error', err: { message, stack: '', id: file } });
      },
    );
  });
}

/** What a content error says in place of the advice for a publish. */
const whileEditing = 'pages show what was there before, until the file is saved without them:';

/** Enables React Fast Refresh, which must run before React. Astro adds it for components that it hydrates
 * itself; the islands of this site are mounted by their own scripts (src/shell/browser/mount.browser.ts). */
const refreshScript = `
  import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
`;
