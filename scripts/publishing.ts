/** Publishing from the command line: progress, result, and one clear message on failure. */
import { site } from '#features/site.ts';
import { systemClock } from '#platform/base/clock.ts';
import { explainFailed, explainFailure as explain } from '#platform/publish/explain-failure.ts';
import { publish, type PublishOutcome } from '#platform/publish/publish.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { loadSettings, root } from './load-settings.ts';
import { print, printJson } from './print.ts';
import { CommandEvents } from './command-events.ts';
import { log } from '#platform/base/log.ts';

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
  const events = new CommandEvents();
  const outcome = await publish({ root, site, settings, clock: systemClock, isFull, report: events.report });
  events.end();
  return outcome;
}

function formatOutcome({ rendered, reused, removed }: PublishOutcome): string {
  return `${rendered} rendered, ${reused} reused, ${removed} removed`;
}

/** Failures that the operator can fix give one message; anything else is a bug and keeps its stack. */
export function explainFailure(cause: unknown): string {
  const { text, isBug } = explain(cause);
  return isBug && cause instanceof Error ? (cause.stack ?? text) : text;
}
