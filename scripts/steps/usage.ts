/** What this process and all that it starts use of the machine, as far as the system tells: Linux does, in /proc. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  /** Time of the started processes in program and system, as far as somebody waited for their end. */
  readonly processorSeconds: number;
  /** The most that all held at one time, without what they share with files: programs and libraries. */
  readonly megabytes: number;
}

const sampleMs = 1000;
const ticksPerSecond = 100;
const millisecondsPerSecond = 1000;
const kilobytesPerMegabyte = 1024;

/** Watches from now on.
 * @returns Ends it; the result is undefined on other systems than Linux. */
export function watchUsage(): () => Usage | undefined {
  if (process.platform !== 'linux') return () => undefined;
  const secondsBefore = secondsOfChildren();
  let kilobytes = 0;
  const sample = (): void => {
    const held = processesBelow(process.pid).map(heldKilobytes);
    kilobytes = Math.max(
      kilobytes,
      held.reduce((sum, each) => sum + each, 0),
    );
  };
  const timer = setInterval(sample, sampleMs);
  return () => {
    clearInterval(timer);
    sample();
    return {
      processorSeconds: Math.round(secondsOfChildren() - secondsBefore),
      megabytes: Math.round(kilobytes / kilobytesPerMegabyte),
    };
  };
}

/** This process and all that were started by it and by those. */
function processesBelow(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const [, parent] = /^\d+$/u.test(name) ? statusFields(name) : [];
    if (parent === undefined) continue;
    const siblings = children.get(Number(parent));
    if (siblings) siblings.push(Number(name));
    else children.set(Number(parent), [Number(name)]);
  }
  const found = [root];
  // The list grows while it is read.
  for (const id of found) found.push(...(children.get(id) ?? []));
  return found;
}

function secondsOfChildren(): number {
  const { userMs, systemMs } = processorOfChildren() ?? { userMs: 0, systemMs: 0 };
  return (userMs + systemMs) / millisecondsPerSecond;
}

export interface ProcessorTimes {
  /** In programs, in milliseconds. */
  readonly userMs: number;
  /** In the system: files, memory, other processes. */
  readonly systemMs: number;
}

/** @returns Times of the started processes so far, as far as somebody waited for their end; undefined on other systems than
 * Linux. */
export function processorOfChildren(): ProcessorTimes | undefined {
  const [user, system] = statusFields('self').slice(13, 15).map(Number);
  if (user === undefined || system === undefined) return undefined;
  const msPerTick = millisecondsPerSecond / ticksPerSecond;
  return { userMs: user * msPerTick, systemMs: system * msPerTick };
}

/** The fields of proc_pid_stat(5) from the third on: the second, a name in brackets, can have blanks. */
function statusFields(name: string): readonly string[] {
  const text = readOfProcess(`/proc/${name}/stat`);
  return text === '' ? [] : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function heldKilobytes(id: number): number {
  return Number(/^RssAnon:\s+(\d+)/mu.exec(readOfProcess(`/proc/${id}/status`))?.[1] ?? 0);
}

function readOfProcess(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
}
