/** Log for operators: one event per entry, on stderr. stdout is for the result of a command.
 *
 *     2026-11-22T21:40:03Z warn 3 more pictures are not asked for
 *     2026-11-22T21:40:04Z info request endpoint=discharges status=200 durationMs=12
 *     {"time":"2026-11-22T21:40:04.120Z","level":"info","message":"request","endpoint":"discharges","status":200,"durationMs":12}
 *
 * Messages are our own texts. Foreign text goes into a field: one clean line of at most 500 characters. Neither can forge an
 * event: an event begins at the left margin, and further lines of a message are indented; in JSON every control character is
 * escaped. Do not log secrets or what visitors typed. */
import { cleanLines, cleanNote } from './text.ts';
import { type Clock, systemClock } from './clock.ts';
import { lookup } from './lookup.ts';

/** Most urgent first. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export const logFormats = ['text', 'json'] as const;

export type LogLevel = (typeof logLevels)[number];

export interface LogFields {
  readonly [name: string]: string | number | boolean | undefined;
  // Reserved: every event has these three.
  readonly time?: never;
  readonly level?: never;
  readonly message?: never;
}

export type Log = Readonly<Record<LogLevel, (message: string, fields?: LogFields) => void>>;

interface LogEvent {
  readonly time: Date;
  readonly level: LogLevel;
  readonly message: string;
  readonly fields: LogFields;
}

/** @param environment LOG_FORMAT and LOG_LEVEL; invalid values are ignored here, parseSettings reports them. */
export function createLog(
  write: (line: string) => void,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  clock: Clock = systemClock,
): Log {
  const note =
    (level: LogLevel): Log[LogLevel] =>
    (message, given = {}) => {
      const { LOG_FORMAT, LOG_LEVEL = '' } = environment;
      if (logLevels.indexOf(level) > (lookup(ranks, LOG_LEVEL) ?? ranks.info)) return;
      const fields = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          typeof value === 'string' ? cleanNote(value) : value,
        ]),
      );
      const event = { time: new Date(clock()), level, message, fields };
      write(`${LOG_FORMAT === 'json' ? formatJson(event) : formatText(event)}\n`);
    };
  return { error: note('error'), warn: note('warn'), info: note('info'), debug: note('debug') };
}

export const log: Log = createLog((line) => void process.stderr.write(line));

const ranks = { error: 0, warn: 1, info: 2, debug: 3 } as const satisfies Record<LogLevel, number>;

function formatText({ time, level, message, fields }: LogEvent): string {
  const words = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(String(value))}`],
  );
  const lines = cleanLines(message)
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .replaceAll('\n', '\n  ');
  return [`${time.toISOString().slice(0, 19)}Z`, level, lines, ...words].join(' ');
}

/** Values without spaces are not quoted. */
const quoted = (value: string): string => (/^[^\s"=]+$/u.test(value) ? value : JSON.stringify(value));

function formatJson({ time, level, message, fields }: LogEvent): string {
  const json = JSON.stringify({ time: time.toISOString(), level, message, ...fields });
  // Characters that JSON allows unescaped and that a terminal obeys.
  return json.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    Array.from({ length: sign.length }, (_, index) => escaped(sign.charCodeAt(index))).join(''),
  );
}

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
