import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logWith(environment: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    environment,
    () => Date.parse('2026-06-01T12:00:00.120Z'),
  );
  return { log, lines };
}

/** Hostile text: it fakes a second log line and reverses the direction of writing. */
const hostile =
  'x\r\n2026-06-01T12:00:00Z error All is lost\u2028{"level":"error"}\u001b[2J\u202egnp\u0085\u{e0041}';

test('an event is one line with time, level, message and fields', () => {
  const { log, lines } = logWith({});
  log.info('request', { endpoint: 'discharges', status: 200, isCached: false, refusal: undefined });
  log.warn('The mailbox does not answer.', { reason: 'connection refused' });
  expect(lines).toEqual([
    '2026-06-01T12:00:00Z info request endpoint=discharges status=200 isCached=false\n',
    '2026-06-01T12:00:00Z warn The mailbox does not answer. reason="connection refused"\n',
  ]);
});

test('with LOG_FORMAT=json an event is one object on one line', () => {
  const { log, lines } = logWith({ LOG_FORMAT: 'json' });
  log.error('Two\nlines', { endpoint: 'discharges', status: 200, refusal: undefined });
  expect(lines).toEqual([
    '{"time":"2026-06-01T12:00:00.120Z","level":"error","message":"Two\\nlines","endpoint":"discharges","status":200}\n',
  ]);
});

test.for([
  ['error', ['a']],
  ['warn', ['a', 'b']],
  ['info', ['a', 'b', 'c']],
  ['debug', ['a', 'b', 'c', 'd']],
  ['', ['a', 'b', 'c']],
  ['loud', ['a', 'b', 'c']],
  ['constructor', ['a', 'b', 'c']],
] as const)('LOG_LEVEL=%s lets %j through', ([LOG_LEVEL, expected]) => {
  const { log, lines } = logWith({ LOG_LEVEL });
  log.error('a');
  log.warn('b');
  log.info('c');
  log.debug('d');
  expect(lines.map((line) => line.trim().at(-1))).toEqual(expected);
});

test('each further line of a message is indented, so that no text begins an event', () => {
  const { log, lines } = logWith({});
  log.error(`The content is wrong:\nposts/1.json: ${hostile}`);
  expect(lines.join('').split('\n').slice(1, -1)).not.toContainEqual(expect.stringMatching(/^\S/u));
  // Control characters and direction marks, except line ends.
  expect(lines.join('')).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});

test('a field is one clean line of 500 characters, whatever its text contains', () => {
  const { log, lines } = logWith({});
  log.warn('The upstream failed', { text: hostile });
  log.warn('The upstream failed', { text: 'ü'.repeat(100_000) });
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(line.length).toBeLessThan(560);
  }
  expect(lines[0]).toContain('text="x 2026-06-01T12:00:00Z error All is lost');
});

test('in JSON no text makes a second line, and none moves the terminal', () => {
  const { log, lines } = logWith({ LOG_FORMAT: 'json' });
  log.error(hostile, { text: hostile });
  const [line = ''] = lines;
  expect(lines).toHaveLength(1);
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
  expect(JSON.parse(line)).toMatchObject({ message: hostile, level: 'error' });
});
