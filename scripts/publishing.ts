/** Publishing from the command line: progress, result, and one clear message on failure. */
import { systemClock } from '#base/clock.ts';
import { formatReason } from '#engine/reason.ts';
import { readCommit } from '#publish/code.ts';
import { explainFailed, explainFailure as explain } from '#publish/explain-failure.ts';
import { publish, type PublishEvent, type PublishOutcome } from '#publish/publish.ts';
import { parseSettings, type Settings } from '#publish/settings.ts';
import { Progress } from './progress.ts';
import { print, printJson } from './print.ts';
import { log } from '#base/log.ts';

/** Maximum targets named in the log; beyond it only their number is logged, unless LOG_LEVEL is debug. */
const namedTargets = 20;

/** Folder of the project. */
export const root = new URL('..', import.meta.url).pathname.replace(/\/$/u, '');

/** @throws {SettingsError} */
export function loadSettings(): Settings {
  const settings = parseSettings(process.env);
  return { ...settings, commit: settings.commit || readCommit(root) };
}

/** @returns Exit code. */
export async function run({
  isFull,
  isJson,
}: {
  readonly isFull: boolean;
  readonly isJson: boolean;
}): Promise<number> {
  const start = performance.now();
  try {
    const outcome = await publishWithProgress(loadSettings(), { isFull });
    const ms = Math.round(performance.now() - start);
    const failed = outcome.failed.map(({ address }) => address);
    if (isJson) printJson({ ...outcome, failed, ms });
    else print(`${formatOutcome(outcome)} in ${(ms / 1000).toFixed(2)} s.`);
    if (outcome.failed.length === 0) return 0;
    log.error(explainFailed(outcome.failed));
    return 1;
  } catch (cause) {
    log.error(explainFailure(cause));
    return 1;
  }
}

export async function publishWithProgress(
  settings: Settings,
  { isFull = false }: { readonly isFull?: boolean } = {},
): Promise<PublishOutcome> {
  const log = new PublishLog();
  const report = (event: PublishEvent) => {
    log.add(event);
  };
  const outcome = await publish({ root, settings, clock: systemClock, isFull, report });
  log.end();
  return outcome;
}

/** Shows how far a publish is, and names what it changed. */
export class PublishLog {
  readonly #progress = new Progress();
  // Bounded by the targets of the site.
  readonly #lines: string[] = [];

  add(event: PublishEvent): void {
    if (event.type === 'waiting') log.info('Another build is running on this state folder; waiting for it.');
    else if (event.type === 'compiling') log.info('Compiling the pages.');
    else if (event.type === 'rendering') this.#progress.start(event.total);
    else if (event.type === 'target-rendered') {
      this.#progress.step();
      this.#lines.push(`${event.address} rendered: ${formatReason(event.reason)}`);
    } else this.#lines.push(`${event.file} removed: its entry is gone`);
  }

  end(): void {
    this.#progress.end();
    const level = this.#lines.length <= namedTargets ? 'info' : 'debug';
    for (const line of this.#lines) log[level](line);
  }
}

function formatOutcome({ rendered, reused, removed }: PublishOutcome): string {
  return `${rendered} rendered, ${reused} reused, ${removed} removed`;
}

/** Failures that the operator can fix give one message; anything else is a bug and keeps its stack. */
export function explainFailure(cause: unknown): string {
  const { text, isBug } = explain(cause);
  return isBug && cause instanceof Error ? (cause.stack ?? text) : text;
}
