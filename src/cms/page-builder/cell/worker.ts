/** The worker thread that runs the cell. It gets no environment variables and ends with the thread that started it.
 * Code in the cell can block it; it is then terminated together with the cell. */
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '#base/result.ts';
import { type CellLimits, QuickJs, type Snapshot } from './quickjs.ts';

export interface CellStart {
  readonly quickJs: WebAssembly.Module;
  readonly limits: CellLimits;
  /** The program, or a snapshot that has already loaded it. */
  readonly program: string | Snapshot;
}

export type CellRequest =
  { readonly type: 'load'; readonly order: string } | { readonly type: 'render'; readonly page: string };

export type CellResponse =
  /** A snapshot with the program loaded, from which the next cell starts. */
  | { readonly type: 'started'; readonly snapshot: Snapshot }
  | { readonly type: 'answered'; readonly text: string }
  | { readonly type: 'failed'; readonly reason: string };

const { quickJs, limits, program } = workerData as CellStart;
const isStarted = typeof program !== 'string';
const started = isStarted ? program : await QuickJs.start(quickJs, program, limits);
if (!isStarted) respond({ type: 'started', snapshot: started });

let loaded = started;

async function answer(request: CellRequest): Promise<string> {
  if (request.type === 'load') {
    const cell = await QuickJs.restore(quickJs, started, limits);
    const text = cell.call('load', request.order);
    loaded = cell.snapshot();
    return text;
  }
  // Each page has its own cell, which no other page has used.
  const cell = await QuickJs.restore(quickJs, loaded, limits);
  return cell.call('render', request.page);
}

function respond(response: CellResponse): void {
  parentPort?.postMessage(response);
}

parentPort?.on('message', (request: CellRequest) => {
  answer(request).then(
    (text) => {
      respond({ type: 'answered', text });
    },
    (cause: unknown) => {
      respond({ type: 'failed', reason: messageOf(cause) });
    },
  );
});
