/** Runs a publish in its own process. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import type { PublishOrder } from './publish-once.ts';
import { shareCompiledPages, siteSettings } from './site-settings.ts';

export interface PublishEnd {
  /** Exit code; 3 is broken content, null a killed process. */
  readonly code: number | null;
  /** Output on standard error. */
  readonly message: string;
}

export interface PublishingProcess {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly end: Promise<PublishEnd>;
}

export function startPublish(order: PublishOrder): PublishingProcess {
  shareCompiledPages({ ...siteSettings(order.folder), ...order.settings });
  const script = join(import.meta.dirname, 'publish-once.ts');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, JSON.stringify(order)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let message = '';
  child.stderr.on('data', (text) => (message += String(text)));
  const end = new Promise<PublishEnd>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, message }));
  });
  return { child, end };
}

export function runPublish(order: PublishOrder): Promise<PublishEnd> {
  return startPublish(order).end;
}

/** Publishes and expects success. */
export async function publishWhole(order: PublishOrder): Promise<void> {
  const { code, message } = await runPublish(order);
  if (code !== 0) throw new Error(`The build ended with ${code}: ${message}`);
}
