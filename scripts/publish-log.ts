/** What a publish says on standard error. */
import { log } from '#base/log.ts';
import { formatReason } from '#engine/reason.ts';
import type { PublishEvent } from '#publish/publish-context.ts';
import { Progress } from './progress.ts';

/** Maximum targets named in the log; beyond it only their number is logged, unless LOG_LEVEL is debug. */
const namedTargets = 20;

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
