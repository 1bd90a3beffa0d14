/** Writes events to the log, as lines for people or, with LOG_FORMAT=json, for machines (src/platform/base/log.ts). */
import { type Clock, systemClock } from '#platform/base/clock.ts';
import { type Log, log } from '#platform/base/log.ts';
import { formatEvent } from './format-event.ts';
import { Repeats } from './repeats.ts';
import { isLogged, levels, type Report } from './site-event.ts';

export function writeEventsTo(to: Log, clock: Clock = systemClock): Report {
  const repeats = new Repeats(clock);
  return (event) => {
    repeats.forget(event);
    if (!isLogged(event)) return;
    const line = formatEvent(event);
    const message = line && repeats.filter(event, line.message);
    if (message !== undefined) to[levels[event.type]](message, line?.fields);
  };
}

let write: Report | undefined;

/** For a process that counts nothing: a command or a function. */
export const writeEvent: Report = (event) => {
  write ??= writeEventsTo(log);
  write(event);
};
