/** Timers of the cell. They do not wait: they run in the order of their due times, as soon as no other job is left. */

interface Timer {
  readonly due: number;
  readonly everyMs: number | undefined;
  readonly callback: () => void;
}

const timers = new Map<number, Timer>();
let lastId = 0;
/** Milliseconds that have passed for the timers. */
let now = 0;

function add(ms: unknown, isRepeated: boolean, callback: () => void): number {
  const wait = Math.max(isRepeated ? 1 : 0, Number(ms) || 0);
  lastId += 1;
  timers.set(lastId, { due: now + wait, everyMs: isRepeated ? wait : undefined, callback });
  return lastId;
}

type Callback = (...passed: readonly unknown[]) => void;

export function installTimers(): void {
  const clear = (id: unknown) => void timers.delete(Number(id));
  Object.assign(globalThis, {
    setTimeout: (callback: Callback, ms?: unknown, ...passed: unknown[]) =>
      add(ms, false, () => {
        callback(...passed);
      }),
    setInterval: (callback: Callback, ms?: unknown, ...passed: unknown[]) =>
      add(ms, true, () => {
        callback(...passed);
      }),
    setImmediate: (callback: Callback, ...passed: unknown[]) =>
      add(0, false, () => {
        callback(...passed);
      }),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  });
}

/** Runs the timer that is due next.
 * @returns false when there is none. */
export function runTimer(): boolean {
  let next: [number, Timer] | undefined;
  for (const entry of timers) if (next === undefined || entry[1].due < next[1].due) next = entry;
  if (next === undefined) return false;
  const [id, timer] = next;
  now = Math.max(now, timer.due);
  if (timer.everyMs === undefined) timers.delete(id);
  else timers.set(id, { ...timer, due: now + timer.everyMs });
  timer.callback();
  return true;
}
