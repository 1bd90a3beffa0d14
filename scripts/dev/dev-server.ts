/** Astro's development server over this site's content: saved components, styles and islands are replaced in
 * the browser, and a content change reloads the page. Errors are shown in the browser with their source. */
import { digest } from '#base/digest.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { type AstroIntegration, dev } from 'astro';
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { messageOf } from '#base/result.ts';
import { contentPlace } from '#publish/content.ts';
import { drawFile, isDrawn } from '#publish/assets.ts';
import { pageSettings } from '#publish/compiled-pages.ts';
import { type Settings } from '#publish/settings.ts';
import { type SiteFile, SiteFiles, streamFile } from '#server/site-files.ts';
import { configureLive, isLive, respondLive } from '#server/live.ts';
import { DevContent } from './dev-content.ts';

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
    integrations: [developmentIntegration(site, settings)],
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
  readonly #live: ReturnType<typeof configureLive>;
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
    this.#live = configureLive(environment, settings);
    const { syncedDir, builtDir } = contentPlace(settings);
    this.#media = [syncedDir, builtDir].flatMap((folder) =>
      folder === undefined ? [] : [new SiteFiles(folder)],
    );
  }

  /** @returns Whether the request is handled; pages are left to Astro. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const address = request.url ?? '/';
    const [path = '/'] = address.split('?', 1);
    if (isLive(address)) {
      await respondLive(request, response, this.#live);
      return true;
    }
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
      await drawFile(path, { ask, siteUrl, code: digest(version), drawnDir: this.#drawnDir }),
    );
    const content = { type: 'bytes', bytes } as const;
    return { content, contentType: path.endsWith('.pdf') ? 'application/pdf' : 'image/png' };
  }
}

function developmentIntegration(site: DevSite, settings: Settings): AstroIntegration {
  return {
    name: 'development',
    hooks: {
      'astro:config:setup': ({ injectScript, updateConfig }) => {
        injectScript('page', refreshScript);
        updateConfig({ vite: { plugins: [developmentPlugin(site, settings)] } });
      },
    },
  };
}

function developmentPlugin(site: DevSite, settings: Settings): Plugin {
  return {
    name: 'development',
    configureServer: (server) => {
      server.middlewares.use(answerFirst(site));
      watchContent(server, site.content, settings);
    },
  };
}

function answerFirst(site: DevSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    site.answer(request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}

/** Rereads the content when one of its files is saved, and shows its errors in the browser. */
function watchContent({ watcher, ws }: ViteDevServer, content: DevContent, settings: Settings): void {
  const { contentDir, syncedDir, builtDir } = contentPlace(settings);
  const folders = [contentDir, syncedDir, builtDir].flatMap((folder) =>
    folder === undefined ? [] : [resolve(folder) + sep],
  );
  watcher.add(folders);
  let failure: ErrorPayload | undefined;
  watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => resolve(file).startsWith(folder))) return;
    content.update().then(
      (isChanged) => {
        if (isChanged || failure) ws.send({ type: 'full-reload' });
        failure = undefined;
      },
      (cause: unknown) => {
        failure = { type: 'error', err: { message: messageOf(cause), stack: '', id: file } };
        ws.send(failure);
      },
    );
  });
  // A page loaded during an error shows it too.
  ws.on('connection', () => {
    if (failure) ws.send(failure);
  });
}

/** Enables React Fast Refresh, which must run before React. Astro adds it for components that it hydrates
 * itself; the islands of this site are mounted by their own scripts (src/islands/mount). */
const refreshScript = `
  import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
`;
