/** What a command that publishes or syncs shows on standard error: how far it is, and what it has changed or found. */
import { log, logLevels } from '#platform/base/log.ts';
import { formatEvent } from '#platform/events/format-event.ts';
import { isLogged, levels, type LoggedEvent, type Report } from '#platform/events/site-event.ts';
import { Progress } from './progress.ts';

/** Maximum targets named in the log; beyond it they are logged only if LOG_LEVEL is debug. */
const namedTargets = 20;

export class CommandEvents {
  readonly #progress = new Progress();
  // Bounded by the targets and entries of the site.
  readonly #changes: LoggedEvent[] = [];

  readonly report: Report = (event) => {
    if (event.type === 'rendering') this.#progress.expect(event.total);
    if (event.type === 'entries-expected') this.#progress.expect(event.count);
    if (event.type === 'entries-read') this.#progress.step(event.count);
    if (event.type === 'target-rendered') this.#progress.step(1);
    if (!isLogged(event)) return;
    if (event.type === 'lock-awaited' || event.type === 'compiling') write(event);
    else this.#changes.push(event);
  };

  /** Writes what has waited for the end of the bar, the most urgent last. */
  end(): void {
    this.#progress.end();
    const isMany = this.#changes.filter(isOfPublish).length > namedTargets;
    for (const event of this.#changes.toSorted(byUrgency))
      write(event, isMany && isOfPublish(event) ? 'debug' : levels[event.type]);
  }
}

function write(event: LoggedEvent, level: keyof typeof log = levels[event.type]): void {
  const line = formatEvent(event);
  if (line) log[level](line.message, line.fields);
}

const isOfPublish = ({ type }: LoggedEvent): boolean => type === 'target-rendered' || type === 'file-removed';

const byUrgency = (a: LoggedEvent, b: LoggedEvent): number =>
  logLevels.indexOf(levels[b.type]) - logLevels.indexOf(levels[a.type]);
