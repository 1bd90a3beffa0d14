/** Starts the process that runs a bundle, and holds it to time, memory and size. */
import { spawn } from 'node:child_process';
import { PageBuilderError } from './page-builder-error.ts';
import { ownProgram, type RenderProgram } from './render-program.ts';
import { type RenderedBundle, renderedBundleSchema, type RenderOrder } from './rendered-bundle.ts';

export interface RenderLimits {
  readonly timeMs: number;
  readonly memoryMb: number;
  /** Of what it gives back. */
  readonly answerBytes: number;
}

export const renderLimits: RenderLimits = { timeMs: 120_000, memoryMb: 512, answerBytes: 200_000_000 };

/** @throws {PageBuilderError} When the process ends without pages. */
export async function renderBundle(
  order: RenderOrder,
  limits: RenderLimits,
  program = ownProgram,
): Promise<RenderedBundle> {
  const answer = await run(JSON.stringify(order), limits, program);
  try {
    return renderedBundleSchema.parse(JSON.parse(answer));
  } catch (cause) {
    throw notRendered('what it gives back cannot be read', cause);
  }
}

function run(
  order: string,
  { timeMs, memoryMb, answerBytes }: RenderLimits,
  { file, folder, reads }: RenderProgram,
): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${String(memoryMb)}`,
      // Code may be read, nothing else; nothing may be written, no other program may be started.
      '--permission',
      ...reads.map((path) => `--allow-fs-read=${path}`),
      '--disable-warning=ExperimentalWarning',
      file,
    ],
    // No variable of ours: the keys of this site stand in the environment.
    {
      cwd: folder,
      env: { NODE_ENV: 'production', PLASMIC_QUIET: '1' },
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let says = '';
    let ended: string | undefined;
    const stop = (why: string) => {
      ended = why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop(`it takes longer than ${String(timeMs / 1000)} s`), timeMs);
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > answerBytes) stop(`it gives back more than ${String(answerBytes)} bytes`);
      else chunks.push(chunk);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (says.length < 4000) says += chunk.toString('utf8');
    });
    // A process that died before it read its order says so by its exit.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(order);
    child.once('error', (cause) => {
      clearTimeout(timer);
      reject(notRendered('no process can be started', cause));
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0 && ended === undefined) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(notRendered(ended ?? firstError(says), says));
    });
  });
}

function firstError(says: string): string {
  const line = /^\s*(?:\w*Error|FATAL ERROR)\b.*$/mu.exec(says)?.[0].trim();
  return line ?? 'its process died';
}

function notRendered(why: string, cause: unknown): PageBuilderError {
  return new PageBuilderError(
    'not-rendered',
    `The bundle of the page builder cannot be rendered: ${why}.`,
    cause,
  );
}
