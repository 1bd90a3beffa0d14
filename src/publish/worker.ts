/** Worker thread of the publisher: parses content files, then renders targets. Only the pool may load it,
 * because it handles every message of its thread. */
import type { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { beginSnapshot } from '#base/sqlite.ts';
import { unreachable } from '#base/unreachable.ts';
import type { ScannedFile } from '#base/file-marks.ts';
import { openDatabase } from '#store/database.ts';
import { type ParsedExportFile, parsePath } from './content.ts';
import {
  type FailedTarget,
  loadPages,
  type Rendered,
  Renderer,
  type RenderJob,
  type RenderSetup,
} from './render.ts';

export type WorkerRequest =
  | { readonly type: 'parse'; readonly files: readonly ScannedFile[]; readonly now: number }
  /** Loads the compiled pages while the publisher plans. It has no answer: whoever opens them hears of a failure. */
  | { readonly type: 'load'; readonly entry: string }
  | { readonly type: 'open'; readonly setup: RenderSetup }
  | { readonly type: 'render'; readonly jobs: readonly RenderJob[] };

export type WorkerAnswer =
  | { readonly type: 'parsed'; readonly files: readonly ParsedExportFile[] }
  | { readonly type: 'opened' }
  | {
      readonly type: 'rendered';
      readonly targets: readonly Rendered[];
      readonly failed: readonly FailedTarget[];
    }
  /** The code of a system error is sent separately: an error loses its extra fields between threads. */
  | { readonly type: 'failed'; readonly error: Error; readonly code: string | undefined };

let renderer: Renderer | undefined;

async function answer(request: Exclude<WorkerRequest, { readonly type: 'load' }>): Promise<WorkerAnswer> {
  switch (request.type) {
    case 'parse':
      return {
        type: 'parsed',
        files: request.files.map((file) => parsePath(file, request.now)),
      };
    case 'open':
      renderer = await Renderer.open(request.setup, openSnapshot(request.setup.database));
      return { type: 'opened' };
    case 'render':
      return { type: 'rendered', ...(await renderAll(request.jobs)) };
    default:
      return unreachable(request);
  }
}

/** Opens one snapshot of the content for all targets: reads need no further locks, and commits meanwhile
 * (traces) do not empty its cache. */
function openSnapshot(path: string): DatabaseSync {
  const database = openDatabase(path, { isReadOnly: true });
  beginSnapshot(database);
  return database;
}

async function renderAll(jobs: readonly RenderJob[]) {
  const targets: Rendered[] = [];
  const failed: FailedTarget[] = [];
  await renderer?.renderAll(jobs, {
    onRendered: (rendered) => targets.push(rendered),
    // An error loses its class between threads, and its cause may not be cloneable.
    onFailed: ({ error, ...target }) => failed.push({ ...target, error: new Error(error.message) }),
  });
  return { targets, failed };
}

function failure(error: Error): WorkerAnswer {
  return { type: 'failed', error, code: 'code' in error ? String(error.code) : undefined };
}

parentPort?.on('message', (request: WorkerRequest) => {
  if (request.type === 'load') {
    loadPages(request.entry).catch(() => undefined);
    return;
  }
  answer(request).then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) => {
      parentPort?.postMessage(failure(error instanceof Error ? error : new Error(String(error))));
    },
  );
});
