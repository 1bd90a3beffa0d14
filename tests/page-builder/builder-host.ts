/** A local server with the page builder's wire format. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { PageBuilderPlace } from '#platform/publish/page-builder.ts';
import { readStoredPages } from '#features/page-builder/stored-bundle.server.ts';
import type { Note } from '#platform/notes/note.ts';
import { logPageNote, type PageSync, syncPages } from '#features/page-builder/sync-pages.server.ts';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { type EditorPage, generateBundle, project } from './generated-bundle.ts';

export type HostState =
  'published' | 'never-published' | 'not-bundled' | 'broken' | 'hanging' | 'malformed' | 'no-json';

const photograph = { width: 1200, height: 600, channels: 3, background: '#00aa77' } as const;

const pictures: Readonly<Record<string, Buffer | undefined>> = {
  '/a.png': await sharp({ create: photograph }).png().toBuffer(),
  '/broken.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  '/c.gif': Buffer.from('GIF89a'),
  '/b.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

class BuilderHost {
  state: HostState = 'published';
  /** Requested paths. */
  readonly asked: string[] = [];
  #bundle: unknown = generateBundle([]);
  #draft: unknown = generateBundle([]);
  #version = 0;

  /** Publishes pages like an editor; each publish has a new version. */
  publish(pages: readonly EditorPage[]): void {
    this.publishBundle(generateBundle(pages));
  }

  /** Pages that an editor has saved and not yet published. */
  draft(pages: readonly EditorPage[]): void {
    this.#draft = generateBundle(pages);
  }

  publishBundle(bundle: unknown): void {
    this.#bundle = bundle;
    this.#version += 1;
  }

  #chooseBody(path: string): string {
    return JSON.stringify(path.startsWith('/api/v1/loader/code/preview') ? this.#draft : this.#bundle);
  }

  answer(
    { path, tokens }: { readonly path: string; readonly tokens: string },
    response: ServerResponse,
  ): void {
    this.asked.push(path);
    const refuse = (status: number, message: string) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { name: 'Error', statusCode: status, message } }));
    };
    if (this.state === 'hanging') return;
    const picture = pictures[path.split('?')[0] ?? ''];
    if (picture !== undefined) {
      response.writeHead(200).end(picture);
      return;
    }
    if (!path.startsWith('/api/')) {
      response.writeHead(404).end();
      return;
    }
    if (tokens !== `${project.id}:${project.token}`) refuse(403, 'Project ID and/or tokens are incorrect');
    else if (this.state === 'never-published')
      refuse(400, `Project ${project.id} has not been published yet.`);
    else if (this.state === 'not-bundled') refuse(412, 'LoaderBundlingError');
    else if (this.state === 'broken') response.writeHead(502).end('<html><h1>Bad gateway</h1></html>');
    else if (path.startsWith('/api/v1/loader/code/published')) {
      const location = `/api/v1/loader/code/versioned?cb=22&projectId=${project.id}%40${this.#version}.0.0`;
      response.writeHead(302, { location }).end();
    } else if (this.state === 'no-json') response.writeHead(200).end('<html>');
    else if (this.state === 'malformed')
      response.writeHead(200).end('{"modules":{"browser":[],"server":[]}}');
    else response.writeHead(200, { 'content-type': 'application/json' }).end(this.#chooseBody(path));
  }
}

/** Starts a host, which is stopped when the test ends.
 * @returns The host, and its address with a trailing slash. */
export async function openBuilderHost(pages: readonly EditorPage[]) {
  const host = new BuilderHost();
  host.publish(pages);
  const server = createServer((request, response) => {
    const tokens = String(request.headers['x-plasmic-api-project-tokens']);
    host.answer({ path: request.url ?? '', tokens }, response);
  });
  const { origin, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return { host, place: { host: `${origin}/`, projectId: project.id, token: project.token } };
}

/** A page-builder folder, and a sync into it. */
export function openFolder(place: PageBuilderPlace, occupied: Readonly<Record<string, Note>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'page-builder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    /** What is told stands as in the log. */
    sync: async (limits: PageSync['limits'] = {}, at = place) => {
      const outcome = await syncPages({ place: at, folder, limits, occupant: (path) => occupied[path] });
      return {
        ...outcome,
        problems: outcome.problems.map(logPageNote),
        warnings: outcome.warnings.map(logPageNote),
      };
    },
    pages: () => readStoredPages(folder),
  };
}
