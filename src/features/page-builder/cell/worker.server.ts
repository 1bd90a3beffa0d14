/** The worker thread that runs the cell. It gets no environment variables and ends with the thread that started it.
 * Code in the cell can block it; it is then terminated together with the cell. */
import { workerData } from 'node:worker_threads';
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { type CellLimits, QuickJs, type Snapshot } from './quickjs.server.ts';

export interface CellData {
  readonly quickJs: WebAssembly.Module;
  readonly limits: CellLimits;
  /** Has already loaded the program; absent: `start` comes first. */
  readonly snapshot: Snapshot | undefined;
}

const { quickJs, limits, snapshot } = workerData as CellData;

let started = snapshot;
let loaded = snapshot;

const work = {
  /** @returns A snapshot with the program loaded, from which the next cell starts. */
  start: async (program: string): Promise<Snapshot> =>
    (started = await QuickJs.start(quickJs, program, limits)),
  load: async (order: string): Promise<string> => {
    const cell = await restore(started);
    const text = cell.call('load', order);
    loaded = cell.snapshot();
    return text;
  },
  /** Each page has its own cell, which no other page has used. */
  render: async (page: string): Promise<string> => (await restore(loaded)).call('render', page),
};

export type CellWork = typeof work;

performOrders(work);

function restore(from: Snapshot | undefined): Promise<QuickJs> {
  if (!from) throw new Error('The cell has no program.');
  return QuickJs.restore(quickJs, from, limits);
}
