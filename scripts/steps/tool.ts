import { join } from 'node:path';
import { nodeCommand } from '#base/node-command.ts';
import { runCommand, type Command } from './command.ts';
import type { Outcome } from './step.ts';

/** A program written in JavaScript, run by the Node that runs this. */
export interface Tool {
  /** Its file, from the project's folder. */
  readonly file: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly limitMinutes: number;
}

const projectFolder = join(import.meta.dirname, '..', '..');

/** Runs a tool whose exit code is its verdict. */
export async function runTool(tool: Tool): Promise<Outcome> {
  const result = await runCommand(toolCommand(tool));
  if (result.type === 'broken')
    return { type: 'failed', output: `${result.output}\n${tool.file}: ${result.reason}.` };
  return result.code === 0 ? { type: 'passed' } : { type: 'failed', output: result.output };
}

export function toolCommand({ file, limitMinutes, ...tool }: Tool): Command {
  return {
    ...nodeCommand([join(projectFolder, file), ...tool.arguments]),
    environment: { ASTRO_TELEMETRY_DISABLED: '1', ...tool.environment },
    limitMs: limitMinutes * 60_000,
  };
}
