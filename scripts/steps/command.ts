/**
 * Runs one program of a step to its end, within a time limit, and keeps what it prints. Everything it
 * started ends with it, and with this process.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { nodeCommand } from '#platform/base/node-command.ts';

export interface Command {
  readonly program: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Where it runs; where this process does, when absent. */
  readonly folder?: string;
  /** Shows what it prints instead of keeping it. */
  readonly isShown?: boolean;
  readonly limitMs: number;
}

export type CommandResult =
  | { readonly type: 'exited'; readonly code: number; readonly output: string }
  | { readonly type: 'broken'; readonly reason: string; readonly output: string };

/** From the polite signal to the one that cannot be refused. */
const graceMs = 5000;
/** POSIX: a process group can be signalled as a whole. */
const hasGroups = process.platform !== 'win32';

/** @returns What the program came to; a program that is missing or too slow is an outcome too. */
export async function runCommand(command: Command): Promise<CommandResult> {
  const output = command.isShown ? 'inherit' : 'pipe';
  const child = spawn(command.program, command.arguments, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...command.environment },
    cwd: command.folder,
    detached: hasGroups,
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const stopGuarding = guard(child);
  const limit = AbortSignal.timeout(command.limitMs);
  const endLate = (): void => end(child);
  limit.addEventListener('abort', endLate);
  const ended = await ending(child);
  limit.removeEventListener('abort', endLate);
  stopGuarding();
  const text = Buffer.concat(printed).toString();
  if (limit.aborted)
    return { type: 'broken', reason: `it took longer than ${command.limitMs / 1000} s`, output: text };
  if (typeof ended === 'number') return { type: 'exited', code: ended, output: text };
  return { type: 'broken', reason: ended, output: text };
}

/** @returns The exit code, or in words why there is none. */
function ending(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve(`it does not start (${error.message})`);
    });
    // What outlives the program would hold its output open for ever.
    child.once('exit', () => {
      signalAll(child, 'SIGKILL');
    });
    child.once('close', (code, signal) => {
      resolve(code ?? `${String(signal)} ended it`);
    });
  });
}

function end(child: ChildProcess): void {
  signalAll(child, 'SIGTERM');
  setTimeout(() => {
    signalAll(child, 'SIGKILL');
  }, graceMs).unref();
}

function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The group is already empty.
  }
}

/** Forwards a termination signal to the child, then ends this process by the same signal.
 * @returns Stops forwarding. */
function guard(child: ChildProcess): () => void {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  const pass = (signal: NodeJS.Signals): void => {
    stop();
    child.once('close', () => process.kill(process.pid, signal));
    end(child);
  };
  const stop = (): void => {
    for (const signal of signals) process.off(signal, pass);
  };
  for (const signal of signals) process.on(signal, pass);
  return stop;
}

/** A program written in JavaScript, run by the Node that runs this. */
export interface Tool {
  /** Its file, from the project's folder. */
  readonly file: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly limitMinutes: number;
}

const projectFolder = join(import.meta.dirname, '..', '..');

export interface ToolResult {
  readonly type: 'passed' | 'failed';
  readonly output: string;
}

/** Runs a tool whose exit code is its verdict. */
export async function runTool(tool: Tool): Promise<ToolResult> {
  const result = await runCommand(toolCommand(tool));
  if (result.type === 'broken')
    return { type: 'failed', output: `${result.output}\n${tool.file}: ${result.reason}.` };
  return { type: result.code === 0 ? 'passed' : 'failed', output: result.output };
}

export function toolCommand({ file, limitMinutes, ...tool }: Tool): Command {
  return {
    ...nodeCommand([join(projectFolder, file), ...tool.arguments]),
    environment: { ASTRO_TELEMETRY_DISABLED: '1', ...tool.environment },
    limitMs: limitMinutes * 60_000,
  };
}
